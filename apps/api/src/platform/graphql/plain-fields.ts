import { type GraphQLSchema, isObjectType } from 'graphql';

/** What Nest calls the resolver that it gives to every field that has none. */
const READS_ITS_PROPERTY = 'rootFieldResolver';

/**
 * Takes away the resolver that Nest gives to every field that is a plain property of its view. It only reads that property, which GraphQL
 * does by itself; but a compiled query calls whatever is a resolver with arguments and a way for its errors, for each field of each row,
 * and reads what has none in place.
 *
 * There nothing waits for a promise, calls a function or catches what is thrown: a property of a view holds a value. What has to be
 * worked out when it is asked for is a `@ResolveField`.
 */
export function withPlainFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter((type) => isObjectType(type))) {
    for (const field of Object.values(type.getFields())) {
      if (field.resolve?.name === READS_ITS_PROPERTY) delete field.resolve;
    }
  }
  return schema;
}
