import type { ProviderName } from './clients.ts';
import { subjectFor, type Person } from './people.ts';

type Json = Record<string, unknown>;

/** How one provider differs from the others. */
export interface Provider {
  name: ProviderName;
  label: string;
  /** Background and text of its buttons. */
  colors: { background: string; text: string };
  supportsPkce: boolean;
  requiresState: boolean;
  /** RFC 6749 wants `redirect_uri` again at the token endpoint; Naver and Payco only compare it if it is there. */
  requiresRedirectUriAgain: boolean;
  /** Naver reports the token endpoint's errors with status 200. */
  tokenErrorStatus: number;
  idTokenAlgorithm: 'RS256' | 'HS256' | null;
  /** Fields of the token reply beside `access_token`, `refresh_token`, `scope` and `id_token`. */
  tokenFields: Json;
  profile(person: Person, scope: ReadonlySet<string>, baseUrl: string): Json;
  /** The profile endpoint's reply to a missing or unknown access token. */
  refusal: { status: number; body: Json };
}

const picture = (person: Person, baseUrl: string) => `${baseUrl}/pictures/${encodeURIComponent(person.account)}.svg`;

const google: Provider = {
  name: 'google',
  label: 'Google',
  colors: { background: '#1a73e8', text: '#ffffff' },
  supportsPkce: true,
  requiresState: false,
  requiresRedirectUriAgain: true,
  tokenErrorStatus: 400,
  idTokenAlgorithm: 'RS256',
  tokenFields: { token_type: 'Bearer', expires_in: 3599 },
  profile: (person, scope, baseUrl) => ({
    sub: subjectFor('google', person.account),
    ...(scope.has('profile') && {
      name: person.name,
      given_name: person.givenName,
      family_name: person.familyName,
      picture: picture(person, baseUrl),
    }),
    ...(scope.has('email') && person.email && { email: person.email, email_verified: true }),
  }),
  refusal: { status: 401, body: { error: 'invalid_request', error_description: 'Invalid Credentials' } },
};

const kakao: Provider = {
  name: 'kakao',
  label: 'Kakao',
  colors: { background: '#fee500', text: '#191600' },
  supportsPkce: true,
  requiresState: false,
  requiresRedirectUriAgain: true,
  tokenErrorStatus: 400,
  idTokenAlgorithm: null,
  tokenFields: { token_type: 'bearer', expires_in: 21599, refresh_token_expires_in: 5183999 },
  profile: (person, _scope, baseUrl) => ({
    id: Number(subjectFor('kakao', person.account)),
    connected_at: '2026-01-01T00:00:00Z',
    properties: { nickname: person.name, profile_image: picture(person, baseUrl) },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: person.name, profile_image_url: picture(person, baseUrl), is_default_nickname: false },
      has_email: person.email !== null,
      email_needs_agreement: false,
      ...(person.email && { is_email_valid: true, is_email_verified: true, email: person.email }),
    },
  }),
  refusal: { status: 401, body: { msg: 'this access token does not exist', code: -401 } },
};

const line: Provider = {
  name: 'line',
  label: 'LINE',
  // The brand's own lighter green does not carry white text well enough to read.
  colors: { background: '#06803c', text: '#ffffff' },
  supportsPkce: true,
  requiresState: true,
  requiresRedirectUriAgain: true,
  tokenErrorStatus: 400,
  idTokenAlgorithm: 'HS256',
  tokenFields: { token_type: 'Bearer', expires_in: 2592000 },
  profile: (person, _scope, baseUrl) => ({
    userId: subjectFor('line', person.account),
    displayName: person.name,
    pictureUrl: picture(person, baseUrl),
  }),
  refusal: { status: 401, body: { message: 'The access token revoked or expired' } },
};

const naver: Provider = {
  name: 'naver',
  label: 'Naver',
  colors: { background: '#03783f', text: '#ffffff' },
  supportsPkce: false,
  requiresState: true,
  requiresRedirectUriAgain: false,
  tokenErrorStatus: 200,
  idTokenAlgorithm: null,
  tokenFields: { token_type: 'bearer', expires_in: '3600' },
  profile: (person, _scope, baseUrl) => ({
    resultcode: '00',
    message: 'success',
    response: {
      id: subjectFor('naver', person.account),
      name: person.name,
      nickname: person.givenName,
      profile_image: picture(person, baseUrl),
      ...(person.email && { email: person.email }),
    },
  }),
  refusal: { status: 401, body: { resultcode: '024', message: 'Authentication failed' } },
};

const payco: Provider = {
  name: 'payco',
  label: 'Payco',
  colors: { background: '#c8102e', text: '#ffffff' },
  supportsPkce: false,
  requiresState: false,
  requiresRedirectUriAgain: false,
  tokenErrorStatus: 400,
  idTokenAlgorithm: null,
  tokenFields: { token_type: 'Bearer', expires_in: '7776000' },
  profile: (person) => ({
    header: { isSuccessful: true, resultCode: 0, resultMessage: 'SUCCESS' },
    data: {
      member: {
        idNo: subjectFor('payco', person.account),
        name: person.name,
        ...(person.email && { email: person.email }),
      },
    },
  }),
  refusal: {
    status: 200,
    body: { header: { isSuccessful: false, resultCode: 2014, resultMessage: 'Invalid access token' }, data: null },
  },
};

const apple: Provider = {
  name: 'apple',
  label: 'Apple',
  colors: { background: '#000000', text: '#ffffff' },
  supportsPkce: false,
  requiresState: false,
  requiresRedirectUriAgain: true,
  tokenErrorStatus: 400,
  idTokenAlgorithm: 'RS256',
  tokenFields: { token_type: 'Bearer', expires_in: 3600 },
  profile: () => ({}),
  refusal: { status: 404, body: { error: 'not_found' } },
};

export const PROVIDERS: Readonly<Record<ProviderName, Provider>> = { google, kakao, line, naver, payco, apple };

/** The provider of a path, or undefined for an unknown name. */
export function findProvider(name: string | string[] | undefined): Provider | undefined {
  return typeof name === 'string' && Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name as ProviderName] : undefined;
}
