import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { operationsOf } from './query-limits.js';

/**
 * What a document asks for, as figures name it: the one field of the schema, `several` where there are more (also in a fragment),
 * `other` where the schema has none of that name. Never a name that the client has made up.
 */
export function askedFor(document: DocumentNode, schema: GraphQLSchema): string {
  const [operation, another] = operationsOf(document);
  const [field, next] = operation?.selectionSet.selections ?? [];
  if (!operation || !field) return 'other';
  if (another || next || field.kind !== Kind.FIELD) return 'several';
  const { value: name } = field.name;
  return schema.getRootType(operation.operation)?.getFields()[name] ? name : 'other';
}
