import express, { type Express, type Request, type Response } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authorize, consent } from './authorize.ts';
import { newMemory } from './grants.ts';
import { createSigningKeys, type SigningKeys } from './id-token.ts';
import { pictureOf } from './pages.ts';
import { personFor } from './people.ts';
import { findProvider, type Provider } from './providers.ts';
import { token } from './token.ts';
import { userinfo } from './userinfo.ts';

export interface IdentityProvider {
  /** `http://localhost:<port>`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the stand-in for the providers on this machine's own addresses only; port 0 takes a free one.
 * Refuses when the application runs in production.
 */
export async function startIdentityProvider({ port }: { port: number }): Promise<IdentityProvider> {
  if (process.env['HAIKO_ENV'] === 'production') {
    throw new Error('The local identity provider lets anybody in as anybody; it never runs in production.');
  }
  const keys = await createSigningKeys();
  // The address is known once the port is, and no request comes before that.
  const context = { keys, memory: newMemory(), baseUrl: '' };
  const servers = await listen(createApp(context), port);
  context.baseUrl = `http://localhost:${portOf(servers)}`;
  return { url: context.baseUrl, close: () => close(servers) };
}

interface Context {
  keys: SigningKeys;
  memory: ReturnType<typeof newMemory>;
  baseUrl: string;
}

function createApp(context: Context): Express {
  const app = express().disable('x-powered-by').set('query parser', 'simple');
  app.use(refuseForeignHosts, express.urlencoded({ extended: false, limit: '16kb' }));
  app.get('/health', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/pictures/:account.svg', (req, res) => void res.type('svg').send(pictureOf(personFor(req.params.account))));
  app.get('/google/.well-known/openid-configuration', (_req, res) => void res.json(discovery(context.baseUrl)));
  app.get(['/google/jwks', '/apple/jwks'], (_req, res) => void res.json(context.keys.jwks));
  app.get(
    '/:provider/authorize',
    forProvider((provider, req, res) => authorize(context.memory, provider, req, res)),
  );
  app.post(
    '/:provider/authorize',
    forProvider((provider, req, res) => consent(context.memory, provider, req, res)),
  );
  app.post(
    '/:provider/token',
    forProvider((provider, req, res) => token(context, provider, req, res)),
  );
  app.all(
    '/:provider/userinfo',
    forProvider((provider, req, res) => userinfo(context, provider, req, res)),
  );
  return app;
}

type ProviderHandler = (provider: Provider, req: Request, res: Response) => void | Promise<void>;

const forProvider = (handle: ProviderHandler) => async (req: Request, res: Response) => {
  const provider = findProvider(req.params['provider']);
  if (provider) await handle(provider, req, res);
  else res.status(404).json({ error: 'not_found' });
};

/** A foreign name that resolves to this machine must not reach it from somebody's web page. */
function refuseForeignHosts(req: Request, res: Response, next: () => void): void {
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(req.headers.host ?? '')) next();
  else res.status(421).json({ error: 'misdirected_request' });
}

const discovery = (baseUrl: string) => ({
  issuer: `${baseUrl}/google`,
  authorization_endpoint: `${baseUrl}/google/authorize`,
  token_endpoint: `${baseUrl}/google/token`,
  userinfo_endpoint: `${baseUrl}/google/userinfo`,
  jwks_uri: `${baseUrl}/google/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  grant_types_supported: ['authorization_code'],
});

/** `localhost` may mean either family, so both are bound; a machine without IPv6 has only the first. */
async function listen(app: Express, port: number): Promise<Server[]> {
  const ipv4 = await bind(app, '127.0.0.1', port);
  try {
    return [ipv4, await bind(app, '::1', portOf([ipv4]))];
  } catch (error) {
    if (isWithoutIpv6(error)) return [ipv4];
    await close([ipv4]);
    // With a port of our own choice, try another that is free on both.
    if (port === 0 && hasCode(error, 'EADDRINUSE')) return listen(app, 0);
    throw error;
  }
}

function bind(app: Express, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(app);
    server.once('error', reject).listen({ host, port }, () => resolve(server));
  });
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
const isWithoutIpv6 = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].some((code) => hasCode(error, code));

const portOf = ([server]: Server[]): number => (server?.address() as AddressInfo).port;

async function close(servers: Server[]): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
}
