import fs from 'node:fs';
import path from 'node:path';
import type { ApiDocument } from '../../src/platform/contract/openapi.js';
import { buildSchema, type DocumentNode, type GraphQLSchema, Kind, parse, separateOperations } from 'graphql';

const api = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(api, file), 'utf8');

export interface Operation {
  name: string;
  isQuery: boolean;
  /** The operation with the fragments that it uses. */
  document: DocumentNode;
}

/** The documents that clients send, one by one. */
export function operations(file: 'operations' | 'admin'): Operation[] {
  const separate = separateOperations(parse(read(`test/contract/${file}.graphql`)));
  return Object.entries(separate).map(([name, document]) => ({
    name,
    document,
    isQuery: document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query'),
  }));
}

/** The committed schema. */
export function schema(): GraphQLSchema {
  return buildSchema(read('schema.gql'));
}

/** The committed description of the REST calls. */
export function openApi(): ApiDocument {
  return JSON.parse(read('openapi.json')) as ApiDocument;
}
