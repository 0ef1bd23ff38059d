import { startTaxOffice } from './server.ts';

const port = Number(process.env['TAX_OFFICE_PORT'] ?? 3013);
if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${port} is no port.`);

const { url, close } = await startTaxOffice({ port });
console.log(`listening on ${url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
