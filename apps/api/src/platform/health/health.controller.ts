import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import { isLive, isReady } from '@haiko/shared/contract/health';
import { Healthy } from '@haiko/shared/contract/health.schemas';
import { Anonymous } from '../access/access.decorators.js';
import { Handles } from '../contract/handles.js';
import { Tag } from '../contract/tag.js';
import { Readiness } from './readiness.js';

/** For supervisors and load balancers; says nothing about versions. */
@Tag('Health', 'Whether the server works.')
@Controller()
@Anonymous()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The database is not asked, because restarting us would not bring it back. */
  @Handles(isLive, { summary: 'Whether the process runs', reply: Healthy })
  live(): ReplyOf<typeof isLive> {
    return { status: 'ok' };
  }

  /** 503 while the database does not answer or the process leaves. */
  @Handles(isReady, { summary: 'Whether requests may come', reply: Healthy })
  ready(): Promise<ReplyOf<typeof isReady>> {
    return this.readiness.check();
  }
}
