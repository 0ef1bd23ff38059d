import { Controller, Get } from '@nestjs/common';
import { Anonymous } from '../access/access.decorators.js';
import { Returns } from '../http/returns.decorator.js';
import { Readiness } from './readiness.js';

const OK = { status: { type: 'string', enum: ['ok'] } };

/** For supervisors and load balancers; says nothing about versions. */
@Controller('health')
@Anonymous()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs; the database is not asked, because restarting us would not bring it back. */
  @Get('live')
  @Returns(OK)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether requests may come: 503 while the database does not answer or the process leaves. */
  @Get('ready')
  @Returns(OK)
  ready(): Promise<{ status: 'ok' }> {
    return this.readiness.check();
  }
}
