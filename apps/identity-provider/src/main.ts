import { startIdentityProvider } from './server.ts';

const port = Number(process.env['IDENTITY_PROVIDER_PORT'] ?? 3010);
if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('IDENTITY_PROVIDER_PORT is no port.');

const { url, close } = await startIdentityProvider({ port });
console.log(`listening on ${url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
