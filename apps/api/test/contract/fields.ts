import type { Value } from './bad-request.ts';
import { openApi } from './contract.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

/** One field of a body, however deep. */
export interface Field {
  /** `PUT /api/resume` */
  call: string;
  /** As errors name it: `experiences.0.title`. */
  path: string;
  types: string[];
  isRequired: boolean;
}

/** Every field of every JSON body in openapi.json. */
export function fieldsOfBodies(): Field[] {
  return Object.entries(openApi().paths).flatMap(([route, item]) =>
    Object.entries(item).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema as Schema | undefined;
      const call = `${method.toUpperCase()} ${route}`;
      return schema ? fieldsOf(schema).map((field) => ({ call, ...field })) : [];
    }),
  );
}

/** Whatever a schema may be: of a choice each. */
const shapesOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(shapesOf)];

function fieldsOf(schema: Schema, above = ''): Omit<Field, 'call'>[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = above + name;
    const shapes = shapesOf(field);
    const inner = shapes.flatMap((shape) => [
      ...fieldsOf(shape, `${path}.`),
      ...(shape.items ? fieldsOf(shape.items, `${path}.0.`) : []),
    ]);
    const types = shapes.flatMap(({ type }) => type ?? []);
    return [{ path, types, isRequired: schema.required?.includes(name) ?? false }, ...inner];
  });
}

/** A body in which this value stands there, and nothing else. */
export function bodyWith(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
}

const deep = JSON.parse('['.repeat(30) + ']'.repeat(30)) as unknown;
const TEXT = ['a text', 'many'] as const;
const NUMBER = ['a number', 1] as const;

/** What no field of these types takes. */
export function wrongFor({ types, isRequired }: Field): Value[] {
  const takes = (...some: string[]) => some.some((type) => types.includes(type));
  return [
    ...(takes('string') ? [] : [TEXT]),
    ...(takes('integer', 'number')
      ? ([
          ['a huge number', 1e308],
          ['beyond counting', '9'.repeat(400)],
        ] as const)
      : [NUMBER]),
    ...(takes('array') ? [] : ([['a list', []]] as const)),
    ...(takes('object') ? [] : ([['an object', {}]] as const)),
    ...(takes('boolean') ? [] : ([['a flag', true]] as const)),
    ...(isRequired ? ([['null', null]] as const) : []),
    ['brackets in brackets', deep],
  ];
}

export const TEXTS: Value[] = [
  ['nothing', ''],
  ['spaces', ' \u3000\u00a0'],
  ['invisible', '\u200b\u2060\ufeff'],
  ['a NUL', 'a\u0000b'],
  ['half a letter', 'a\ud83d'],
  ['turned around', '\u202egpj.exe\u2066'],
  ['full-width', 'ａｄｍｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['sixty thousand bytes', '가'.repeat(20_000)],
];
const NUMBERS: Value[] = [
  ['a negative number', -1],
  ['a half', 0.5],
  ['more than JavaScript counts', 2 ** 53],
];

/** What some fields of these types take, and some do not. */
export function strangeFor({ types }: Field): Value[] {
  return [...(types.includes('string') ? TEXTS : []), ...(types.includes('integer') ? NUMBERS : []), ['null', null]];
}
