import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call takes and returns exists as types alone, so that naming a call brings no schema into the browser. */
interface Types {
  body: unknown;
  query: unknown;
  reply: unknown;
}

/** One REST call, as both sides know it. `path` has its parameters in braces: `/api/post/{id}`. */
export interface Call<Path extends string = string, Known extends Types = Types> {
  readonly method: Method;
  readonly path: Path;
  /** Of a call that succeeded. */
  readonly status: number;
  /** Never there. */
  readonly types?: Known;
}

interface Draft<Path extends string, Known extends Types> extends Call<Path, Known> {
  /** The JSON body, by its schema: `takes<typeof PostBody>()`. */
  takes<Body>(): Draft<Path, { body: Body; query: Known['query']; reply: Known['reply'] }>;
  /** The parameters after the question mark, by their schema. */
  asks<Query>(): Draft<Path, { body: Known['body']; query: Query; reply: Known['reply'] }>;
  /** The JSON reply, by its schema or as a type. Without one there is none. */
  returns<Reply>(): Draft<Path, { body: Known['body']; query: Known['query']; reply: Reply }>;
}

/** Describes a REST call: `call('PUT', '/api/post/{id}', 200).takes<typeof PostBody>().returns<Post>()`. */
export function call<Path extends string>(
  method: Method,
  path: Path,
  status: number,
): Draft<Path, { body: undefined; query: undefined; reply: undefined }> {
  const same = () => draft as never;
  const draft = { method, path, status, takes: same, asks: same, returns: same };
  return draft;
}

type TypesOf<C extends Call> = NonNullable<C['types']>;
type Taken<T> = T extends GenericSchema ? InferOutput<T> : T;
type Sent<T> = T extends GenericSchema ? InferInput<T> : T;

/** What the server works with, once the body was checked. */
export type BodyOf<C extends Call> = Taken<TypesOf<C>['body']>;
/** What a client sends. */
export type SentBodyOf<C extends Call> = Sent<TypesOf<C>['body']>;
/** What the server works with of what stands after the question mark. */
export type QueryOf<C extends Call> = Taken<TypesOf<C>['query']>;
/** What a client sends after the question mark. */
export type SentQueryOf<C extends Call> = Sent<TypesOf<C>['query']>;
/** What a client gets: JSON, so moments are texts. */
export type ReplyOf<C extends Call> = Taken<TypesOf<C>['reply']>;
/** The schema that a body is checked by. */
export type BodySchemaOf<C extends Call> = TypesOf<C>['body'];
/** The schema that the parameters after the question mark are checked by. */
export type QuerySchemaOf<C extends Call> = TypesOf<C>['query'];

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** The parameters in a call's path: `{ id: string }`. */
export type ParamsOf<C extends Call> = Record<Names<C['path']>, string>;

/** A call's path with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
