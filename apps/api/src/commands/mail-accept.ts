import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RefusedAddresses } from '../features/mail/refused-addresses.service.js';
import { ConfigModule } from '../platform/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { DeletionsModule } from '../platform/deletions/deletions.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';

// Takes back that addresses take no mail, of those that came back since a moment: after a mail server, ours or a provider's, has said so of
// addresses that are well. What their owners called spam stays.

const USAGE = 'Usage: npm run mail:accept -- <since when, as 2026-11-26T09:00+09:00>';

@Module({ imports: [ConfigModule, DatabaseModule, DeletionsModule, MetricsModule], providers: [RefusedAddresses] })
class MailAcceptModule {}

const since = new Date(process.argv[2] ?? '');
// Without a zone it would be the machine's, which nobody thinks of.
if (Number.isNaN(since.getTime()) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(process.argv[2] ?? '')) {
  console.error(USAGE);
  process.exit(1);
}
const app = await NestFactory.createApplicationContext(MailAcceptModule, { logger: ['error'] });
try {
  const addresses = await app.get(RefusedAddresses).takeBackSince(since);
  console.log(`${addresses} addresses take mail again.`);
} finally {
  await app.close();
}
