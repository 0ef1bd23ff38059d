import { execute, type ExecutionResult, getOperationAST, type GraphQLSchema, parse, validate } from 'graphql';
import type { CallerRequest } from '../access/caller.js';
import { QUERY_LIMITS } from './query-limits.js';
import type { QueryContext } from './query.plugin.js';

/** A query as the gate lets it through. */
export interface Asked {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
  extensions?: { persistedQuery?: unknown } | null;
}

/** Answers a query. */
export type Run = (contextValue: QueryContext, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/** Whether a query may be answered with so much that such answers take turns and are written in pieces. */
export function isHeavy({ asked }: CallerRequest): boolean {
  return asked !== undefined && asked.letters > QUERY_LIMITS.letters;
}

/**
 * Answers a heavy query that is not compiled, because Apollo would write its answer in one piece; null for what is wrong with it, which
 * Apollo tells, and for what asks for a query that we have not kept.
 */
export function heavyQuery({ query, operationName, extensions }: Asked, schema: GraphQLSchema): Run | null {
  // The gate has parsed it; what cannot be parsed has no letters.
  const document = parse(query, { noLocation: true });
  const isKnown = getOperationAST(document, operationName) && validate(schema, document).length === 0;
  if (!isKnown || extensions?.persistedQuery !== undefined) return null;
  return async (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
}
