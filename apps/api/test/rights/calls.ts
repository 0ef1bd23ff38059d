import type { GraphQLSchema } from 'graphql';
import type { Response } from 'supertest';
import { query, type QueryReply, type Reached, rest } from '../client.js';
import { listenLive } from '../live.js';
import { DEEPEST, documentOf } from './selection.js';
import type { RightsStage, Someone } from './stage.js';

/** What a call names and brings. */
export interface Given {
  /** What stands in the braces of the path, in their order. */
  ids?: string[];
  body?: object;
  /** `?key=…` */
  search?: string;
  /** Another token of the same person. */
  token?: string | undefined;
  /** Arguments of a query or a mutation. */
  variables?: Record<string, unknown>;
  /** By which root field a field is reached. */
  root?: string;
  /** Another server than the stage's. */
  at?: Reached;
  /** The kind of answer that is asked for. */
  accept?: string;
}

export type Giving = (stage: RightsStage, caller: Someone) => Given | Promise<Given>;

export interface Answered {
  /** `yes`, `null`, `none` (an empty list), or the status of the refusal. */
  outcome: string;
  text: string;
  /** What the call named and brought. */
  given: Given;
}

type Reply = Omit<Answered, 'given'>;

/**
 * A row's call by one person after the other. What comes after ` · ` in its name says what it is about. What does not depend on
 * the caller is named again until a call succeeds with it.
 */
export function callerOf(stage: RightsStage, schema: GraphQLSchema, row: string, giving: Giving) {
  const [name = ''] = row.split(' · ');
  let kept: Given | undefined;
  return async (someone: Someone): Promise<Answered> => {
    const given = kept ?? (await giving(stage, someone));
    const caller = { ...someone, ...('token' in given && { token: given.token }) };
    const reply = await (name.includes(' ')
      ? callRoute(stage, name, given, caller)
      : callField(stage, schema, name, given, caller));
    kept = giving.length === 2 || reply.outcome === 'yes' ? undefined : given;
    return { ...reply, given };
  };
}

async function callRoute(stage: RightsStage, name: string, given: Given, caller: Someone): Promise<Reply> {
  const [method = '', template = ''] = name.split(' ');
  if (template === '/api/events') return openStream(stage, caller);
  const ids = [...(given.ids ?? [])];
  const path = template.replace(/\{\w+\}|:\w+/g, () => ids.shift() ?? '') + (given.search ?? '');
  const headers = {
    ...(caller.token !== undefined && { token: caller.token }),
    ...(given.accept !== undefined && { accept: given.accept }),
  };
  const at = given.at ?? stage.test;
  const reply: Response = await rest(at, method.toLowerCase() as 'get', path, given.body, headers);
  return { outcome: reply.status < 400 ? 'yes' : String(reply.status), text: JSON.stringify(reply.body) + reply.text };
}

/** It never ends by itself. */
async function openStream({ test }: RightsStage, { token = '' }: Someone): Promise<Reply> {
  const stream = await listenLive(test, { token });
  stream.close();
  return { outcome: stream.status === 200 ? 'yes' : String(stream.status), text: '' };
}

async function callField(
  stage: RightsStage,
  schema: GraphQLSchema,
  name: string,
  { root, variables = {} }: Given,
  { token }: Someone,
): Promise<Reply> {
  const isMutation = name in (schema.getMutationType()?.getFields() ?? {});
  const type = isMutation ? schema.getMutationType() : schema.getQueryType();
  const field = type?.getFields()[root ?? name];
  if (!field) throw new Error(`${name} is no field`);
  const ask = (depth: number) => {
    const document = documentOf(isMutation ? 'mutation' : 'query', field, variables, depth);
    return query(stage.test, document, variables, token === undefined ? {} : { token });
  };
  const { status, data, errors } = await asDeepAsAllowed(field.name, ask);
  if (errors.length > 0) return { outcome: String(status), text: JSON.stringify(errors) };
  const values = root === undefined ? [data[field.name]] : valuesOf(name, data);
  // Of many things in an answer what one of them says is enough.
  const outcomes = values.map(outcomeOf);
  return {
    outcome: outcomes.find((outcome) => outcome === 'yes') ?? outcomes[0] ?? 'null',
    text: JSON.stringify(data),
  };
}

const depths = new Map<string, number>();

/** Answers are read as far down as the limits of queries let them. */
async function asDeepAsAllowed(field: string, ask: (depth: number) => Promise<QueryReply>): Promise<QueryReply> {
  const depth = depths.get(field) ?? DEEPEST;
  const reply = await ask(depth);
  if (depth === 0 || reply.errors[0]?.extensions.code !== 'QUERY_TOO_LARGE') return reply;
  depths.set(field, depth - 1);
  return asDeepAsAllowed(field, ask);
}

function outcomeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const items: unknown = (value as { items?: unknown }).items ?? value;
  return Array.isArray(items) && items.length === 0 ? 'none' : 'yes';
}

/** What `Post.comments` is, of each post anywhere in an answer. */
function valuesOf(name: string, answer: unknown): unknown[] {
  const [type = '', field = ''] = name.split('.');
  const found: unknown[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { __typename, [field]: own } = value as Record<string, unknown>;
    if (__typename === type) found.push(own);
    for (const inner of Object.values(value)) look(inner);
  };
  look(answer);
  return found;
}
