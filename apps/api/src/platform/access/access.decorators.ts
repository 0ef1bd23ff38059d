import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { type CallerRequest, type Reader, readerOf, type Role } from './caller.js';

export const ACCESS = 'access';

/** Who may call a handler. Without one of the decorators below a handler refuses everybody. */
export type Access = AnonymousAccess | PublicAccess | SignedInAccess;

interface AnonymousAccess {
  kind: 'anonymous';
}

interface PublicAccess {
  kind: 'public';
  /** A bad bearer makes the caller anonymous instead of being refused. */
  lenient: boolean;
}

interface SignedInAccess {
  kind: 'signed-in';
  roles?: Role[];
  evenIfSuspended?: boolean;
  onlyConfirmed?: boolean;
}

/** For everybody, without a look at the bearer: such a call works while the database is away. */
export const Anonymous = () => SetMetadata<string, Access>(ACCESS, { kind: 'anonymous' });
/** For everybody; a bearer is looked at, and a bad one refused unless `lenient`, which takes its sender for a visitor. */
export const Public = ({ lenient = false } = {}) => SetMetadata<string, Access>(ACCESS, { kind: 'public', lenient });
/** For whoever is signed in; a suspended person only where the handler says so. `onlyConfirmed`: and has confirmed the address. */
export const SignedIn = ({ evenIfSuspended = false, onlyConfirmed = false } = {}) =>
  SetMetadata<string, Access>(ACCESS, { kind: 'signed-in', evenIfSuspended, onlyConfirmed });
/** For the people of these roles. */
export const OnlyRoles = (...roles: Role[]) => SetMetadata<string, Access>(ACCESS, { kind: 'signed-in', roles });

/** The request behind a REST or a GraphQL call. */
export function requestOf(context: ExecutionContext): CallerRequest {
  return context.getType<'http' | 'graphql'>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<{ req: CallerRequest }>().req
    : context.switchToHttp().getRequest<CallerRequest>();
}

/** `Viewer` in a signed-in handler, `Viewer | null` in a public one. */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).viewer ?? null,
);

/** The viewer with the reader's language: a `Reader`, or a `Reader<Viewer>` in a signed-in handler. */
export const CurrentReader = createParamDecorator((_: unknown, context: ExecutionContext): Reader =>
  readerOf(requestOf(context)),
);

/** The client's network address, as Express tells it behind the configured number of proxies. */
export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestOf(context).ip ?? '',
);

/**
 * What crawlers call themselves; Cubot makes phones. Any of them, by the words that they share, and whether it is true or not: a view less
 * does no harm. Whom `search-engines.ts` names get more than others, and are the few whose machines can be told.
 */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|\byeti\b|facebookexternalhit|google-inspectiontool/i;

/**
 * Whether nobody opens what is asked for: the server renders a page of it, or a crawler runs the page's scripts, by its own word, for which
 * nobody else gets anything.
 */
export const IsNoReader = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { isRendering, headers } = requestOf(context);
  return isRendering === true || CRAWLER.test(headers['user-agent'] ?? '');
});
