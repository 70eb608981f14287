// Made by tools/box_readers from src/rubra/core/box.py and core/bounds.py. Do not edit.
// @ts-nocheck: its types are checked in Python
import * as py from './python';
import { convert, ValidationError } from './shape';
import { loads } from './toml';

const _TOKEN = /(?<string>"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""|'''[^']*(?:'(?!'')[^']*)*'''|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*')|(?<open_string>"|')|(?<comment>#(?=(?<_0>[^\n]*))\k<_0>)|(?<word>(?=(?<_1>[^\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"'#\[\]\{\}.,=]+))\k<_1>)|(?<opens>[\[\{])|(?<closes>[\]\}])|(?<dot>\.)|(?<equals>=)|(?<comma>,)|(?<line>\n)/su;

export class BoxError extends Error {
  constructor(reason, file = "box", line = null) {
    let where;
    where = (py.truth(line) ? `${py.str(file)}, line ${py.str(line)}` : `${py.str(file)}`);
    super(`${py.str(where)}: ${py.str(reason)}`);
  }
}

function too_much_in(text) {
  let depth, dots, keys, kind, line, size, token;
  if (py.less(1000000, py.len(text))) {
    return py.tuple([`has ${py.str(py.len(text))} characters; at most 1000000 are read`, 1]);
  }
  depth = 0;
  dots = 0;
  keys = 0;
  line = 1;
  for (token of py.iterate(py.finditer(_TOKEN, text))) {
    kind = token.lastgroup;
    size = py.len(py.item(token, 0));
    if (py.equal(kind, "line")) {
      line = py.add(line, 1);
      dots = 0;
    } else if (py.equal(kind, "word")) {
      if (py.less(100, size)) {
        return py.tuple([`a word of ${py.str(size)} characters; at most 100 are read`, line]);
      }
      if (((py.less(40, size)) && (py.isIn(py.item(py.item(token, 0), 0), "+-0123456789")))) {
        return py.tuple([`a number of ${py.str(size)} characters; at most 40 are read`, line]);
      }
    } else if (py.equal(kind, "dot")) {
      dots = py.add(dots, 1);
      if (py.atMost(8, dots)) {
        return py.tuple([`a key of more than 8 parts`, line]);
      }
    } else if (py.equal(kind, "string")) {
      if (py.less(1000, size)) {
        return py.tuple([`a string of ${py.str(size)} characters; at most 1000 are read`, line]);
      }
      line = py.add(line, py.count(py.item(token, 0), "\n"));
    } else if (py.equal(kind, "open_string")) {
      return py.tuple(["a string that does not end", line]);
    } else if (py.equal(kind, "opens")) {
      dots = 0;
      depth = py.add(depth, 1);
      if (py.less(16, depth)) {
        return py.tuple([`brackets more than 16 deep`, line]);
      }
    } else if (py.equal(kind, "closes")) {
      dots = 0;
      depth = py.max(0, py.subtract(depth, 1));
    } else if (py.equal(kind, "comma")) {
      dots = 0;
    } else if (py.equal(kind, "equals")) {
      dots = 0;
      keys = py.add(keys, 1);
      if (py.less(50000, keys)) {
        return py.tuple([`more than 50000 keys`, line]);
      }
    }
  }
  return null;
}

function _split(message) {
  let _, place, reason, unknown;
  [reason, _, place] = py.iterate(py.partition(message, " - at `$."));
  place = py.rstrip(place, "`");
  if (py.truth((unknown = py.search(/unknown field `([\p{L}\p{N}_]+)`/u, reason)))) {
    place = (py.truth(place) ? `${py.str(place)}.${py.str(py.item(unknown, 1))}` : py.item(unknown, 1));
  }
  return py.tuple([py.add(py.lower(py.slice(reason, null, 1)), py.slice(reason, 1, null)), place]);
}

export class BoxFile {
  constructor(text, name) {
    this.text = text;
    this.name = name;
  }

  decode(sheet, game) {
    let data, decoded, error, found, line, place, reason;
    if (py.truth((found = too_much_in(this.text)))) {
      [reason, line] = py.iterate(found);
      throw new BoxError(reason, this.name, line);
    }
    try {
      data = loads(this.text);
    } catch (caught) {
      if (!(caught instanceof py.ValueError || caught instanceof py.RecursionError)) throw caught;
      error = caught;
      throw this.error(`is not TOML: ${py.str(error)}`);
    }
    try {
      decoded = convert(data, sheet);
    } catch (caught) {
      if (!(caught instanceof ValidationError)) throw caught;
      error = caught;
      [reason, place] = py.iterate(_split(py.str(error)));
      throw this.error(reason, place);
    }
    if (!py.equal(decoded.game, game)) {
      throw this.error(`this is a box of ${py.repr(decoded.game)}, not of ${py.repr(game)}`, "game");
    }
    return decoded;
  }

  error(reason, place = "") {
    return new BoxError((py.truth(place) ? `${py.str(place)}: ${py.str(reason)}` : reason), this.name, this.line_of(place));
  }

  line_of(place) {
    let keys, line;
    if (!(py.truth(place))) {
      return null;
    }
    keys = py.findall(/[\p{L}\p{N}_]+|\[[\p{Nd}]+\]/u, place);
    while (py.truth(keys)) {
      line = this._find(keys);
      if (py.truth(line)) {
        return line;
      }
      py.pop(keys);
    }
    return null;
  }

  _find(wanted) {
    let header, key, line, name, number, seen, table;
    seen = py.dict([]);
    table = [];
    for ([number, line] of py.iterate(py.enumerate(py.splitlines(this.text), 1))) {
      if (py.truth((header = py.match(/[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*\[\[[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*([\p{L}\p{N}_.]+)[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*\]\]/u, line)))) {
        name = py.item(header, 1);
        py.setItem(seen, name, py.add(py.get(seen, name, -1), 1));
        table = [...py.iterate(py.split(name, ".")), `[${py.str(py.item(seen, name))}]`];
      } else if (py.truth((header = py.match(/[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*\[[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*([\p{L}\p{N}_.]+)[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*\]/u, line)))) {
        table = py.split(py.item(header, 1), ".");
      } else if (py.truth((key = py.match(/[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*([\p{L}\p{N}_.-]+)[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*=/u, line)))) {
        if (py.equal([...py.iterate(table), py.item(key, 1)], wanted)) {
          return number;
        }
        continue;
      }
      if ((py.truth(header)) && (py.isIn(wanted, py.tuple([table, py.slice(table, null, -1)])))) {
        return number;
      }
    }
    return null;
  }
}

export function check_unique(file, name, items) {
  let index, item, seen;
  seen = py.set();
  for ([index, item] of py.iterate(py.enumerate(items))) {
    if (py.isIn(item.id, seen)) {
      throw file.error(`the id ${py.repr(item.id)} is there twice`, `${py.str(name)}[${py.str(index)}].id`);
    }
    py.addTo(seen, item.id);
  }
}
