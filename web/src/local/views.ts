/** What a seat may know, as JSON: the record that a rule has written, read as core/views.py reads it. */
import type { Description, Letter, ScalarInfo, ViewFieldInfo } from './description';
import { EngineError, members, readNumber, SIZES } from './engine';

const ABSENT = -1;

type Reader = (data: DataView, start: number) => unknown;
type Written = Record<string, unknown>;

/** A function from a view in memory to the same as JSON; the box knows the ids of things. */
export function viewReader(
  description: Description,
  ids: Record<string, string[]>,
): (data: DataView, start: number) => Written {
  const { view } = description;
  const readers: Reader[] = [];

  const named = (names: number | string): string[] => {
    const found = typeof names === 'string' ? ids[names] : view.names[names];
    if (!found) throw new EngineError(`there are no names ${names}`);
    return found;
  };

  const scalar = (how: ScalarInfo): ((number: number) => unknown) => {
    if (how.word !== undefined) {
      const names = named(how.word);
      return (number) => (number === ABSENT ? null : names[number]);
    }
    let plain: (number: number) => unknown = (number) => number;
    if (how.flag) plain = (number) => number !== 0;
    else if (how.members !== undefined) {
      const names = how.members === null ? null : named(how.members);
      plain = (number) => (names ? members(number).map((one) => names[one]) : members(number));
    }
    return how.null ? (number) => (number === ABSENT ? null : plain(number)) : plain;
  };

  const items = (field: ViewFieldInfo): ((data: DataView, at: number) => unknown) => {
    const inner = field.record === undefined ? null : readers[field.record]!;
    if (inner) return inner;
    const kind = field.type as Letter;
    const write = scalar(field.each ?? {});
    return (data, at) => write(readNumber(data, kind, at));
  };

  const value = (field: ViewFieldInfo): Reader => {
    const item = items(field);
    const { at } = field;
    const each =
      field.record === undefined ? SIZES[field.type!]! : view.records[field.record]!.size;
    if (field.list !== undefined) {
      const { list, count } = field;
      return (data, start) => {
        const length = count ? readNumber(data, count[1], start + count[0]) : list;
        return Array.from({ length }, (_, n) => item(data, start + at + n * each));
      };
    }
    if (field.by_name !== undefined) {
      const names = view.names[field.by_name]!;
      const { some } = field;
      return (data, start) => {
        const found: Written = {};
        names.forEach((name, n) => {
          const one = item(data, start + at + n * each);
          if (!some || one !== 0) found[name] = one;
        });
        return found;
      };
    }
    return (data, start) => item(data, start + at);
  };

  const record = (fields: ViewFieldInfo[]): Reader => {
    const parts = fields.map((field) => ({ field, read: value(field) }));
    const alone = parts.find(({ field }) => field.alone);
    if (alone) return alone.read;
    return (data, start) => {
      const found: Written = {};
      for (const { field, read } of parts) {
        const { told_by: teller, absent } = field;
        const there = !teller || readNumber(data, teller[1], start + teller[0]) !== ABSENT;
        if (there && field.merged) Object.assign(found, read(data, start));
        else if (there) found[field.name] = read(data, start);
        else if (absent === 'null') found[field.name] = null;
      }
      return found;
    };
  };

  for (const one of view.records) readers.push(record(one.fields));
  return readers[view.root] as (data: DataView, start: number) => Written;
}
