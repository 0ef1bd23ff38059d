import type {
  ApolloServerPlugin,
  GraphQLRequestContext,
  GraphQLRequestListener,
  GraphQLResponse,
} from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { QueryContext } from './query.plugin.js';

/** Compiling costs milliseconds: only documents that come again are worth it, and one-time ones cannot make us pay. */
const COMPILE_AT_USE = 3;
const MAX_COMPILED = 200;
const MAX_COUNTED = 2_000;

/**
 * Runs documents that are used again as compiled functions, which takes a third of the CPU of a feed page away. Anything
 * unusual (wrong variables, introspection, what the compiler cannot do) is left to the ordinary execution, so that both
 * answer alike.
 */
export function jitPlugin(): ApolloServerPlugin<QueryContext> {
  const compiled = new Map<string, CompiledQuery | null>();
  const uses = new Map<string, number>();

  function compiledOf(context: Resolved): CompiledQuery | null {
    const key = `${context.queryHash}:${context.operationName ?? ''}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const count = (uses.get(key) ?? 0) + 1;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(key, count);
    if (count < COMPILE_AT_USE) return null;
    const result = isIntrospection(context) ? null : compile(context);
    const [oldest] = compiled.keys();
    if (compiled.size >= MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
    compiled.set(key, result);
    return result;
  }

  return {
    async requestDidStart(): Promise<GraphQLRequestListener<QueryContext>> {
      return {
        async responseForOperation(context): Promise<GraphQLResponse | null> {
          // Without one the document has no operation of the name that was given: the ordinary execution says so.
          const query = context.operation ? compiledOf(context) : null;
          if (!query) return null;
          const singleResult = await query.query(undefined, context.contextValue, context.request.variables ?? {});
          // Without data the variables were refused; the ordinary execution says it in the usual words.
          if (singleResult.data === undefined) return null;
          return { body: { kind: 'single', singleResult }, http: { status: undefined, headers: new HeaderMap() } };
        },
      };
    },
  };
}

type Resolved = Pick<GraphQLRequestContext<QueryContext>, 'queryHash' | 'operationName' | 'schema'> &
  Required<Pick<GraphQLRequestContext<QueryContext>, 'document' | 'operation'>>;

function compile({ schema, document, operationName }: Resolved): CompiledQuery | null {
  const result = compileQuery(schema, document, operationName ?? undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(result) ? result : null;
}

function isIntrospection({ operation }: Resolved): boolean {
  return (operation?.selectionSet.selections ?? []).some(
    (selection) => selection.kind === 'Field' && selection.name.value.startsWith('__'),
  );
}
