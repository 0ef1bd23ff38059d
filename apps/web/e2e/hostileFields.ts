import { readFileSync } from 'node:fs';
import { HOSTILE_TEXTS } from '@haiko/shared/test/hostileTexts';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';

import { expect } from './haiko.ts';

// Which fields somebody can write a text into, by the committed descriptions of the API, and which texts a journey has sent through each.

const read = (file: string) => readFileSync(new URL(`../../api/${file}`, import.meta.url), 'utf8');

interface Schema {
  type?: string | string[];
  enum?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const shapesOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(shapesOf)];

/** Where words can stand: not what has to be one of a few, or looks like a date, a number, an id or a key. */
function isFree({ type = [], enum: names, format, pattern, contentMediaType }: Schema): boolean {
  return [type].flat().includes('string') && !names && !format && !pattern && !contentMediaType;
}

function pathsIn(schema: Schema, path: string): string[] {
  return shapesOf(schema).flatMap((shape) => [
    ...(isFree(shape) ? [path] : []),
    ...(shape.items ? pathsIn(shape.items, `${path}.0`) : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      pathsIn(field, path ? `${path}.${name}` : name),
    ),
  ]);
}

function fieldsOfBodies(): string[] {
  type Body = { content: Record<string, { schema: Schema }> };
  const { paths } = JSON.parse(read('openapi.json')) as {
    paths: Record<string, Record<string, { requestBody?: Body }>>;
  };
  return Object.entries(paths).flatMap(([route, calls]) =>
    Object.entries(calls).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        pathsIn(schema, '').map((path) => `${method.toUpperCase()} ${route} ${path}`),
      ),
    ),
  );
}

function textsOf({ name, type }: GraphQLArgument | GraphQLInputField, above: string): string[] {
  const path = `${above}${name}${String(type).startsWith('[') ? '.0' : ''}`;
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((field) => textsOf(field, `${path}.`));
  return named.name === 'String' ? [path] : [];
}

/** Every field of a body or of a mutation that takes words: `POST /api/post title`, `suspendUser reason`. */
export function freeFields(): string[] {
  const mutations = Object.values(buildSchema(read('schema.gql')).getMutationType()?.getFields() ?? {});
  const ofMutations = mutations.flatMap(({ name, args }) => args.flatMap((argument) => textsOf(argument, `${name} `)));
  return [...new Set([...fieldsOfBodies(), ...ofMutations])].sort();
}

/** What of a field's texts was sent: kept by the server, or refused by it with the field named. */
export class Ledger {
  readonly #sent = new Map<string, Set<string>>();

  /** Everything in what was sent, after the server has taken it. */
  kept(call: string, body: unknown, path = ''): void {
    if (typeof body === 'string') return this.#note(`${call} ${path}`, body);
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      const key = Array.isArray(body) ? '0' : name;
      this.kept(call, value, path ? `${path}.${key}` : key);
    }
  }

  refused(call: string, path: string, text: string): void {
    this.#note(`${call} ${path}`, text);
  }

  /** Fails unless all forty have gone through each of the fields. */
  expectAll(fields: readonly string[]): void {
    const missing = fields.map((field) => [field, HOSTILE_TEXTS.filter((text) => !this.#sent.get(field)?.has(text))]);
    expect(missing.filter(([, texts]) => texts?.length)).toEqual([]);
  }

  #note(field: string, value: string): void {
    const texts = HOSTILE_TEXTS.filter((text) => value.includes(text));
    this.#sent.set(field, new Set([...(this.#sent.get(field) ?? []), ...texts]));
  }
}
