import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, visit } from 'graphql';
import { bearerOf, type CallerRequest, ranksAs, type Viewer } from '../access/caller.js';
import { BoundedMap } from '../bounded-map.js';
import { AppError } from '../errors/app-error.js';
import { type Cost, costOf } from './query-cost.js';
import { type Given, givenBy, weightOfGiven } from './query-arguments.js';
import { askedFor } from './asked-for.js';
import { isTooNested, operationsOf, QUERY_LIMITS, type Shape, shapeOf } from './query-limits.js';

interface Measured extends Shape {
  document: DocumentNode;
  /** Whether none of its operations writes. */
  onlyReads: boolean;
  /** Variables that set a page size, and the costs of the sizes seen so far: a screen always sends the same ones. */
  sizes: string[];
  costs: Map<string, Cost>;
  given: Given;
  /** How its figures are named. */
  asksFor?: string;
}

interface GateParts {
  schema: () => GraphQLSchema;
  viewerOf: (token: string) => Promise<Viewer | null>;
  /** Everybody may ask for the schema; else only admins. */
  openSchema: boolean;
}

const REMEMBERED_DOCUMENTS = 300;

/**
 * Stands before the query endpoint and turns away what must not cost anything: other methods, batches, bodies that are
 * no request, documents beyond the limits (before validation, which is the expensive part) and other people's
 * curiosity about the schema.
 */
export function queryGate(parts: GateParts): RequestHandler {
  const known = new BoundedMap<string, Measured>(REMEMBERED_DOCUMENTS);
  return async (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      throw new AppError('METHOD_NOT_ALLOWED');
    }
    const { bodyError } = request as CallerRequest;
    if (bodyError !== undefined) {
      await callerOf(request, parts);
      throw bodyError;
    }
    const { query, variables } = requestOf(request.body);
    const measured = known.get(query) ?? measure(query);
    if (measured) {
      const { rows, letters } = check(measured, variables, parts.schema());
      (request as CallerRequest).asked = { rows, letters, fields: measured.rootFields };
      measured.asksFor ??= askedFor(measured.document, parts.schema());
      (request as CallerRequest).asksFor = measured.asksFor;
      (request as CallerRequest).onlyReads = measured.onlyReads;
      if (measured.introspects && !parts.openSchema) await requireAdmin(request, parts);
      if (!known.has(query) && query.length <= QUERY_LIMITS.remembered) known.set(query, measured);
    }
    next();
  };
}

function requestOf(body: unknown): { query: string; variables: Record<string, unknown> } {
  const { query, variables, operationName } = (body ?? {}) as {
    query?: unknown;
    variables?: unknown;
    operationName?: unknown;
  };
  const isMap = (value: unknown) => typeof value === 'object' && !Array.isArray(value);
  if (typeof query !== 'string' || query.trim() === '') throw new AppError('MALFORMED_REQUEST');
  if (variables !== undefined && !isMap(variables)) throw new AppError('MALFORMED_REQUEST');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw new AppError('MALFORMED_REQUEST');
  }
  return { query, variables: (variables ?? {}) as Record<string, unknown> };
}

/** Null for a syntax error: the endpoint tells where it is. */
function measure(query: string): Measured | null {
  try {
    if (isTooNested(query)) throw new AppError('QUERY_TOO_LARGE');
    const document = parse(query, { maxTokens: QUERY_LIMITS.tokens, noLocation: true });
    const sizes = sizeVariablesOf(document);
    const onlyReads = operationsOf(document).every(({ operation }) => operation === 'query');
    return { document, onlyReads, sizes, costs: new Map(), given: givenBy(document), ...shapeOf(document) };
  } catch (error) {
    if (error instanceof GraphQLError && /contains more .* tokens/.test(error.message))
      throw new AppError('QUERY_TOO_LARGE');
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

function sizeVariablesOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument: ({ name, value }) =>
      void (name.value === 'take' && value.kind === 'Variable' && names.add(value.name.value)),
  });
  return [...names];
}

function check(measured: Measured, variables: Record<string, unknown>, schema: GraphQLSchema): Cost {
  const { refusal, document, sizes, given } = measured;
  // Mutations and subscriptions: what the schema does not have is no document for it.
  const isForUs = operationsOf(document).every(({ operation }) => schema.getRootType(operation));
  if (refusal === 'malformed' || !isForUs) throw new AppError('MALFORMED_REQUEST');
  if (refusal === 'too large') throw new AppError('QUERY_TOO_LARGE');
  if (weightOfGiven(given, variables) > QUERY_LIMITS.given) throw new AppError('QUERY_TOO_LARGE');
  const key = sizes.map((name) => sizeKey(variables[name])).join();
  const cost = measured.costs.get(key) ?? costOf(document, schema, variables);
  if (measured.costs.size < 20) measured.costs.set(key, cost);
  if (cost.rows > QUERY_LIMITS.cost) throw new AppError('QUERY_TOO_LARGE');
  return cost;
}

/** Sizes that cost the same are the same: none given, a number, and everything that will be refused. */
function sizeKey(value: unknown): number | 'default' | 'wrong' {
  return value === undefined || value === null ? 'default' : typeof value === 'number' ? value : 'wrong';
}

async function requireAdmin(request: Request, parts: GateParts): Promise<void> {
  if (!ranksAs(await callerOf(request, parts), 'ADMIN')) throw new AppError('FORBIDDEN');
}

/** Null for a visitor; a bearer that is nobody's is refused. */
async function callerOf(request: Request, { viewerOf }: GateParts): Promise<Viewer | null> {
  const token = bearerOf(request);
  const viewer = token ? await viewerOf(token) : null;
  if (!viewer && token !== null) throw new AppError('UNAUTHENTICATED');
  return viewer;
}
