import { applyDecorators, HttpCode, Redirect, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { BodySchemaOf, Call, ParamsOf, QuerySchemaOf, ReplyOf } from '@haiko/shared/contract/call';
import type { GenericSchema, InferInput } from 'valibot';

type View = abstract new (...args: never[]) => object;

/** What a reply is made of: a GraphQL view, a list of them, or a schema of the contract. */
export type ReplySource = View | readonly [View] | GenericSchema;

/** What a handler returns for it. */
type Returned<Source> = Source extends View
  ? InstanceType<Source>
  : Source extends readonly [infer Item extends View]
    ? InstanceType<Item>[]
    : Source extends GenericSchema
      ? InferInput<Source>
      : void;

/** What JSON makes of it: moments are texts, symbols are left out. */
type Wire<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Value extends object
      ? { [Key in keyof Value as Key extends symbol ? never : Key]: Wire<Value[Key]> }
      : Value;

/** The source of a call's reply, if what it says on the wire is what the contract promises. */
type SourceOf<C extends Call, Source> = Wire<Returned<Source>> extends ReplyOf<C> ? Source : never;

type Given<Name extends string, Schema> = Schema extends GenericSchema
  ? Record<Name, Schema>
  : { [Key in Name]?: never };

type About<C extends Call, Source> = {
  /** One line for the documentation: `Write a post.` */
  summary: string;
  /** The part of a multipart body that brings one file, or several. */
  file?: string;
  files?: string;
  /** What the parameters of the path are, where they are no uuids. */
  params?: Partial<Record<keyof ParamsOf<C>, GenericSchema>>;
  /** Whose uuids the parameters of the path are, for the documentation: `{ id: 'The post.' }`. */
  ids?: Partial<Record<keyof ParamsOf<C>, string>>;
  /** The body comes as a browser sends a form. */
  isForm?: true;
  /** What the caller proves who they are by; an access token unless given. */
  bearer?: 'refreshToken';
  /** What clients know the call by, where that is not its handler's name: it was another one's. */
  operationId?: string;
  /** The media type of what the handler writes to the response by itself. */
  sends?: string;
} & Given<'body', BodySchemaOf<C>> &
  Given<'query', QuerySchemaOf<C>> &
  (ReplyOf<C> extends undefined ? { reply?: never } : { reply: SourceOf<C, Source> });

/** What a handler says of itself. */
export interface Handled {
  call: Call;
  summary: string;
  file?: string;
  files?: string;
  params?: Partial<Record<string, GenericSchema>>;
  ids?: Partial<Record<string, string>>;
  isForm?: true;
  sends?: string;
  redirects?: true;
  bearer?: 'refreshToken';
  operationId?: string;
  body?: GenericSchema;
  query?: GenericSchema;
  reply?: ReplySource;
}

export const HANDLED = 'handled';

const METHODS = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};

/**
 * Binds a handler to a call of the contract, which gives it its method, path and status. `about` brings what the contract
 * names by type only, the schemas of body and query and where the reply comes from:
 * `@Handles(createPost, { summary: 'Write a post', body: PostBody, reply: PostView })`. What does not agree with the contract
 * does not compile, nor does a handler that returns something else.
 */
export function Handles<C extends Call, Source extends ReplySource | undefined = undefined>(
  call: C,
  about: About<C, Source>,
) {
  const decorate = bind({ call, ...about });
  type Reply = Returned<Source>;
  return <Handler extends (...args: never[]) => Reply | Promise<Reply>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => decorate(target, name, descriptor);
}

/** As `Handles`, for a call that leads the browser on to the `url` that the handler returns. */
export function HandlesByRedirect<C extends Call>(call: C, about: About<C, undefined>) {
  const decorate = applyDecorators(bind({ call, redirects: true, ...about }), Redirect());
  return <Handler extends (...args: never[]) => Promise<{ url: string }>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => decorate(target, name, descriptor);
}

function bind(handled: Handled) {
  const { method, path, status } = handled.call;
  return applyDecorators(
    RequestMapping({ method: METHODS[method], path: routeOf(path) }),
    HttpCode(status),
    SetMetadata(HANDLED, handled),
  );
}

/** A path as Nest writes it, below its global prefix: `/api/post/{id}` → `post/:id`. */
function routeOf(path: string): string {
  return path.replace(/^\/(api\/)?/, '').replaceAll(/\{(\w+)\}/g, ':$1');
}
