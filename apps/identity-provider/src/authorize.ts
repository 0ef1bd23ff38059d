import type { Request, Response } from 'express';
import { LOCAL_CLIENTS } from './clients.ts';
import type { AuthorizationRequest, Memory } from './grants.ts';
import { consentPage, formPostPage, messagePage, type Page } from './pages.ts';
import { text } from './params.ts';
import { appleEmail, personFor, subjectFor } from './people.ts';
import type { Provider } from './providers.ts';
import { isReserved, isScenario } from './scenarios.ts';

type Params = Record<string, unknown>;
type Answer = Record<string, string | undefined>;

/** Shows the consent page, or answers at once as the account that `?as=` names. */
export function authorize(memory: Memory, provider: Provider, req: Request, res: Response): void {
  const fault = clientFault(provider, req.query);
  if (fault) return send(res, messagePage(provider, 'This sign-in cannot start', fault), 400);
  const request = readRequest(provider, req.query);
  const refusal = requestFault(provider, req.query);
  if (refusal) return answer(res, provider, request, { error: 'invalid_request', error_description: refusal });
  const account = text(req.query, 'as');
  if (account !== undefined) return agree({ memory, provider, request }, account, res);
  send(res, consentPage(provider, memory.forms.put(request)));
}

/** Takes what the person chose on the consent page; every page is good for one answer. */
export function consent(memory: Memory, provider: Provider, req: Request, res: Response): void {
  const form: Params = req.body ?? {};
  const request = memory.forms.take(text(form, 'form_token') ?? '');
  if (!request || request.provider !== provider.name) {
    const advice =
      'It was answered already or is older than ten minutes. Go back to the application and sign in again.';
    return send(res, messagePage(provider, 'This page is no longer valid', advice), 400);
  }
  if (text(form, 'decision') === 'deny') return deny(provider, request, res);
  const account = text(form, 'account')?.trim();
  if (!account) return send(res, consentPage(provider, memory.forms.put(request)));
  agree({ memory, provider, request }, account, res);
}

function deny(provider: Provider, request: AuthorizationRequest, res: Response): void {
  answer(res, provider, request, { error: 'access_denied', error_description: 'Canceled By User' });
}

interface Visit {
  memory: Memory;
  provider: Provider;
  request: AuthorizationRequest;
}

function agree({ memory, provider, request }: Visit, account: string, res: Response): void {
  if (account.length > 200 || (isReserved(account) && !isScenario(account))) {
    return send(res, messagePage(provider, 'Unknown account name', 'It is too long, or no reserved name.'), 400);
  }
  if (account.startsWith('error:')) {
    return answer(res, provider, request, {
      error: account.slice('error:'.length),
      error_description: 'As asked for.',
    });
  }
  const code = memory.codes.put({ request, account });
  answer(res, provider, request, { code, user: introduction({ memory, provider, request }, account) });
}

/** What Apple posts beside the code, only when a person agrees for the first time. */
function introduction({ memory, provider, request: { scope } }: Visit, account: string) {
  const subject = subjectFor(provider.name, account);
  if (provider.name !== 'apple' || !scope.has('name') || memory.introduced.has(subject)) return undefined;
  memory.introduced.add(subject);
  const person = personFor(account);
  const email = scope.has('email') ? (appleEmail(person) ?? undefined) : undefined;
  return JSON.stringify({ name: { firstName: person.givenName, lastName: person.familyName }, email });
}

/** Sends the browser back to the application, by redirect or (Apple) by a form that posts itself. */
function answer(res: Response, provider: Provider, request: AuthorizationRequest, fields: Answer): void {
  const all = Object.entries({ ...fields, state: request.state }).filter(
    (field): field is [string, string] => !!field[1],
  );
  if (request.formPost) return send(res, formPostPage(provider, request.redirectUri, all));
  const target = new URL(request.redirectUri);
  for (const [name, value] of all) target.searchParams.set(name, value);
  res.set('Cache-Control', 'no-store').redirect(302, target.href);
}

function send(res: Response, page: Page, status = 200): void {
  res.status(status).set(page.headers).type('html').send(page.html);
}

/** A wrong client or redirect address is shown here and never sent to that address (RFC 6749, section 4.1.2.1). */
function clientFault(provider: Provider, query: Params): string | undefined {
  if (text(query, 'client_id') !== LOCAL_CLIENTS[provider.name].clientId) return 'The client_id is unknown.';
  const redirectUri = text(query, 'redirect_uri');
  if (!redirectUri || !URL.canParse(redirectUri)) return 'The redirect_uri is missing or no address.';
  const { protocol, hostname, hash, username } = new URL(redirectUri);
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  return isLocal && !hash && !username ? undefined : 'The redirect_uri does not lead to this machine.';
}

/** Any other fault is told to the application. */
function requestFault(provider: Provider, query: Params): string | undefined {
  if (text(query, 'response_type') !== 'code') return 'response_type must be code.';
  if (provider.requiresState && !text(query, 'state')) return 'state is required.';
  const scope = scopeOf(query);
  if (provider.name === 'google' && scope.size === 0) return 'scope is required.';
  if (provider.name === 'line' && !scope.has('openid') && !scope.has('profile')) return 'scope is required.';
  if (provider.name === 'apple' && scope.size > 0 && text(query, 'response_mode') !== 'form_post') {
    return 'response_mode must be form_post when name or email scope is requested.';
  }
  if (!provider.supportsPkce || query['code_challenge'] === undefined) return undefined;
  if (text(query, 'code_challenge_method') !== 'S256') return 'code_challenge_method must be S256.';
  return /^[\w-]{43}$/.test(text(query, 'code_challenge') ?? '') ? undefined : 'code_challenge is malformed.';
}

function readRequest(provider: Provider, query: Params): AuthorizationRequest {
  return {
    provider: provider.name,
    redirectUri: text(query, 'redirect_uri') ?? '',
    state: text(query, 'state'),
    scope: scopeOf(query),
    nonce: text(query, 'nonce'),
    codeChallenge: provider.supportsPkce ? text(query, 'code_challenge') : undefined,
    formPost: provider.name === 'apple' && text(query, 'response_mode') === 'form_post',
  };
}

/** Kakao separates scopes by commas, the others by spaces. */
const scopeOf = (query: Params) => new Set((text(query, 'scope') ?? '').split(/[\s,]+/).filter(Boolean));
