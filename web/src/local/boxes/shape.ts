/**
 * Whether data has the shape that a game's structs describe: as msgspec checks it in Python, in the
 * same order and with the same sentences. The description is made by tools/box_readers.
 */
import { repr, ValueError, type Value } from './python';
import { kindOf, type Data } from './toml';

export class ValidationError extends ValueError {}

/** A type: how it is called in a sentence, and what it takes. Types are named by their numbers. */
export interface Shape {
  expected: string;
  bool?: true;
  /** least and greatest, or all that there are */
  int?: { ge?: number; le?: number; values?: number[] };
  str?: { values?: string[] };
  /** of any length */
  array?: number;
  /** of this length */
  tuple?: number[];
  dict?: [number, number];
  /** name, type, and as one item what stands for it if it is missing */
  fields?: [string, number, Value[]?][];
}

function fail(sentence: string, path: string): ValidationError {
  return new ValidationError(path === '$' ? sentence : `${sentence} - at \`${path}\``);
}

/** The data as the game's readers want it: structs, tuples and dicts. Raises ValidationError. */
export function convert(data: Data, shapes: readonly Shape[], number = shapes.length - 1): Value {
  return new Converter(shapes).convert(data, number, '$');
}

class Converter {
  constructor(private readonly shapes: readonly Shape[]) {}

  convert(data: Data, number: number, path: string): Value {
    const shape = this.shapes[number]!;
    const kind = kindOf(data);
    const wrong = () => fail(`Expected \`${shape.expected}\`, got \`${kind}\``, path);
    switch (kind) {
      case 'bool':
        if (shape.bool) return data;
        throw wrong();
      case 'int':
        if (shape.int) return this.int(data as bigint, shape.int, path);
        throw wrong();
      case 'str':
        if (shape.str) return this.str(data as string, shape.str, path);
        throw wrong();
      case 'array':
        if (shape.array !== undefined || shape.tuple)
          return this.array(data as Data[], shape, path);
        throw wrong();
      case 'object':
        if (shape.fields) return this.struct(data as Map<string, Data>, shape.fields, path);
        if (shape.dict) return this.dict(data as Map<string, Data>, shape.dict, path);
        throw wrong();
      default:
        throw wrong();
    }
  }

  private int(data: bigint, { ge, le, values }: NonNullable<Shape['int']>, path: string): Value {
    if (values && !values.includes(Number(data))) throw fail(`Invalid enum value ${data}`, path);
    if (ge !== undefined && data < ge) throw fail(`Expected \`int\` >= ${ge}`, path);
    if (le !== undefined && data > le) throw fail(`Expected \`int\` <= ${le}`, path);
    return Number(data);
  }

  private str(data: string, { values }: NonNullable<Shape['str']>, path: string): Value {
    if (values && !values.includes(data)) throw fail(`Invalid enum value ${repr(data)}`, path);
    return data;
  }

  private array(data: Data[], { array, tuple }: Shape, path: string): Value {
    if (tuple && tuple.length !== data.length) {
      throw fail(`Expected \`array\` of length ${tuple.length}, got ${data.length}`, path);
    }
    return Object.freeze(
      data.map((one, n) => this.convert(one, tuple ? tuple[n]! : array!, `${path}[${n}]`)),
    );
  }

  private dict(data: Map<string, Data>, [name, value]: [number, number], path: string): Value {
    const found = new Map<Value, Value>();
    for (const [key, one] of data) {
      const given = this.convert(key, name, `key\` in \`${path}`);
      found.set(given, this.convert(one, value, `${path}[...]`));
    }
    return found;
  }

  private struct(
    data: Map<string, Data>,
    fields: NonNullable<Shape['fields']>,
    path: string,
  ): Value {
    const given = new Map<string, Value>();
    for (const [name, one] of data) {
      const field = fields.find(([known]) => known === name);
      if (!field) throw fail(`Object contains unknown field \`${name}\``, path);
      given.set(name, this.convert(one, field[1], `${path}.${name}`));
    }
    const struct: Record<string, Value> = {};
    for (const [name, type, missing] of fields) {
      if (given.has(name)) struct[name] = given.get(name);
      else if (missing) struct[name] = this.standIn(missing[0], type);
      else throw fail(`Object missing required field \`${name}\``, path);
    }
    return struct;
  }

  /** What is taken for a field that is missing. */
  private standIn(value: Value, type: number): Value {
    return value === null ? null : this.convert(asData(value), type, '$');
  }
}

/** JSON as a file would hold it. */
function asData(value: Value): Data {
  if (typeof value === 'number') return BigInt(value);
  if (Array.isArray(value)) return value.map(asData);
  if (typeof value !== 'object') return value as Data;
  return new Map(Object.entries(value!).map(([name, one]) => [name, asData(one)]));
}
