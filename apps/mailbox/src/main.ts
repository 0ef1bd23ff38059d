import { startMailbox } from './server.ts';

const port = Number(process.env['MAILBOX_PORT'] ?? 3011);
const smtpPort = Number(process.env['MAILBOX_SMTP_PORT'] ?? 3012);
for (const each of [port, smtpPort]) {
  if (!Number.isInteger(each) || each < 0 || each > 65535) throw new Error(`${each} is no port.`);
}

const { url, smtpUrl, close } = await startMailbox({ port, smtpPort });
console.log(`listening on ${url} and ${smtpUrl}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
