import path from 'node:path';
import { Logger, PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { logOptions } from '../src/platform/http/log-options.js';

const folder = process.env['HAIKO_TEST_LOGS'];
if (!folder) throw new Error('HAIKO_TEST_LOGS is not set: global-setup.ts sets it.');
const file = pino.destination({ dest: path.join(folder, `server-${process.pid}.log`), sync: true });

/** What the servers of this process say of requests; searched when all tests are over (global-setup.ts). */
export const requestLogger = pino(logOptions('info'), file);

/** What they say otherwise, as in production; warnings are shown as well. */
export const testLogger = new Logger(
  new PinoLogger({
    pinoHttp: {
      logger: pino(
        logOptions('info'),
        pino.multistream([
          { level: 'info', stream: file },
          { level: 'warn', stream: process.stdout },
        ]),
      ),
    },
  }),
  {},
);
