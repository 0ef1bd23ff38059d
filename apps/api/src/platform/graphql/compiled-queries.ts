import type { RequestHandler, Response } from 'express';
import { type ExecutionResult, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CallerRequest } from '../access/caller.js';
import { type Asked, heavyQuery, isHeavy, type Run } from './heavy-queries.js';
import { jsonInTurns } from './json-in-turns.js';
import { QUERY_LIMITS } from './query-limits.js';
import { shapeErrors } from './shape-errors.js';

/** Compiling costs milliseconds: only documents that come again are worth it, and one-time ones cannot make us pay. */
const COMPILE_AT_USE = 3;
const MAX_COMPILED = 200;
const MAX_COUNTED = 2_000;
/** What answers are sent as, the first one where a caller does not mind. */
const TYPES = ['application/json', 'application/graphql-response+json'];

/**
 * Answers documents that are used again by compiled functions, past Apollo, which takes more than a third of the CPU of a feed page
 * away. Anything unusual (wrong variables, introspection, what the compiler cannot do) goes on to Apollo, so that both answer alike; but what
 * may be answered with megabytes is answered here, whether it is compiled or not, and written in pieces.
 */
export function answerCompiled(schema: () => GraphQLSchema): RequestHandler {
  const compiledOf = compiledAtUse(schema);
  return async (request, response, next) => {
    const asked = request.body as Asked;
    const type = request.accepts(TYPES);
    const caller = request as CallerRequest;
    // What the gate could not read has not been weighed.
    if (!type || caller.asked === undefined) return next();
    const run =
      (isOrdinary(asked) ? compiledOf(asked) : null) ?? (isHeavy(caller) ? heavyQuery(asked, schema()) : null);
    if (!run) return next();
    const result = await run({ req: caller }, asked.variables ?? {});
    // Without data the variables were refused; Apollo says it in the usual words.
    if (result.data === undefined) return next();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    await send(result, caller, response);
  };
}

/** What Apollo has an opinion about is left to it, and so is what is too long to be remembered. */
const isOrdinary = ({ query, operationName, extensions }: Asked) =>
  operationName !== '' &&
  extensions === undefined &&
  query.length + (operationName?.length ?? 0) <= QUERY_LIMITS.remembered;

async function send({ errors, ...answer }: ExecutionResult, caller: CallerRequest, response: Response): Promise<void> {
  const shaped = errors?.length ? shapeErrors({ data: answer.data, errors }, caller) : undefined;
  if (shaped) response.status(shaped.status).setHeaders(shaped.headers);
  const whole = { ...(shaped && { errors: shaped.errors }), ...answer };
  if (!isHeavy(caller)) return void response.end(JSON.stringify(whole));
  const bytes = await jsonInTurns(whole, () => response.destroyed);
  if (bytes) response.end(bytes);
}

/** Compiles a document when it comes for the third time; null before, and for what is not run so. */
function compiledAtUse(schema: () => GraphQLSchema): (asked: Asked) => Run | null {
  const compiled = new Map<string, Run | null>();
  const uses = new Map<string, number>();
  return (asked) => {
    const key = keyOf(asked);
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const count = (uses.get(key) ?? 0) + 1;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(key, count);
    if (count < COMPILE_AT_USE) return null;
    const made = compile(asked, schema());
    const [oldest] = compiled.keys();
    if (compiled.size >= MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
    compiled.set(key, made);
    return made;
  };
}

/** Tells where the name ends: a name may hold anything, also the beginning of a query. */
function keyOf({ operationName, query }: Asked): string {
  const name = operationName ?? '';
  return `${name.length} ${name}${query}`;
}

/** Null for what has an error, which the ordinary execution tells, and for what the compiler cannot do. */
function compile({ query, operationName }: Asked, schema: GraphQLSchema): Run | null {
  const document = parsed(query);
  const operation = document && getOperationAST(document, operationName);
  const introspects = operation?.selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value.startsWith('__'),
  );
  if (!operation || introspects || validate(schema, document).length > 0) return null;
  const result = compileQuery(schema, document, operationName ?? undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(result) ? runOf(result) : null;
}

const runOf =
  ({ query }: CompiledQuery): Run =>
  async (contextValue, variables) =>
    query(undefined, contextValue, variables);

function parsed(query: string) {
  try {
    return parse(query);
  } catch {
    return null;
  }
}
