import type { Server } from 'node:http';
import { type INestApplication, Logger } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { logDefect } from '../errors/log-defect.js';
import { Draining } from './draining.js';

const logger = new Logger('Server');

/** Listens, and leaves in order: on a signal, or after a defect that no request owns. */
export async function serve(app: INestApplication): Promise<void> {
  const { host, port } = app.get(AppConfig);
  const server = app.getHttpServer() as Server;
  limitConnections(server);
  await app.listen(port, host);
  shutDown(app, server);
  logger.log({ listening: port });
}

/** Ends connections that cost memory without getting on, in milliseconds. */
export function limitConnections(server: Server, { withoutProgressMs = 90_000 } = {}): void {
  // A sender of headers has 15 s; a body has two minutes, because phones upload pictures over slow networks.
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  // Longer than the minute for which proxies keep theirs, so that it is never we who close on them.
  server.keepAliveTimeout = 65_000;
  // A reader that takes nothing of its reply; a slow one that still takes some is left alone.
  server.timeout = withoutProgressMs;
}

function shutDown(app: INestApplication, server: Server): void {
  const { drainSeconds } = app.get(AppConfig);
  let leaving = false;
  async function leave(exitCode: number): Promise<void> {
    // Who asks twice does not want to wait.
    if (leaving) process.exit(exitCode || 1);
    leaving = true;
    await app.get(Draining).drain(server, drainSeconds * 1_000);
    await app.close();
    process.exit(exitCode);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave(0));
  // A rejection that nobody awaits belongs to one request; the others go on.
  process.on('unhandledRejection', (reason) => logDefect(logger, reason));
  // After an exception that nobody caught the state is unknown: finish what is under way and let the supervisor restart.
  process.on('uncaughtException', (error) => {
    logDefect(logger, error);
    void leave(1);
  });
}
