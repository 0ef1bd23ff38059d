import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { PushPayload } from '@haiko/shared/contract/push';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import webPush from 'web-push';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { boundedFetch, type BoundedReply } from '../../platform/http/bounded-fetch.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { PushKeys } from './push-keys.js';
import { isAllowedEndpoint, isWanted, type Outcome, outcomeOf, retryAfterSeconds, serviceOf } from './push.policy.js';
import { PushQueries, type PushTarget } from './push.queries.js';
import { DELIVER, type Delivery, Push, type PushMessage } from './push.service.js';
import { FORGET_SUBSCRIPTION } from './push.statements.js';

const DAY_SECONDS = 86_400;
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_SECONDS = 5;
const TOPIC_LENGTH = 32;

/** How the figures of all services name what this one did. */
const TOLD_AS: Record<Outcome, string> = { taken: 'answered', gone: 'answered', later: 'failed', refused: 'refused' };

/** Brings one message to one browser, by way of its push service. */
@Injectable()
export class PushSender {
  readonly #logger = new Logger('Push');

  constructor(
    private readonly database: Database,
    private readonly queries: PushQueries,
    private readonly push: Push,
    private readonly keys: PushKeys,
    private readonly jobs: Jobs,
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Never rejects for the push service's sake: each message that it could not take now is a job of its own again. */
  async deliver(delivery: Delivery): Promise<void> {
    const target = await this.queries.target(delivery.subscriptionUuid);
    if (!target) return;
    const news = await this.push.messageOf(delivery, target.userUuid, target.language);
    if (!news || !isWanted(target.settings, news.type, new Date())) return;
    const { hosts } = this.config.push;
    if (!isAllowedEndpoint(target.endpoint, hosts, this.config)) return this.#forget(target);
    await this.#settle(await this.#send(target, news), target, delivery);
  }

  async #settle(reply: BoundedReply | null, target: PushTarget, delivery: Delivery): Promise<void> {
    const outcome = outcomeOf(reply);
    this.#count(outcome, target);
    if (outcome === 'gone') return this.#forget(target);
    if (outcome === 'later') return this.#again(reply, delivery);
    if (outcome === 'taken') return;
    const { host } = new URL(target.endpoint);
    this.#logger.warn({ host, status: reply?.status, message: 'A push service refused a message.' });
  }

  /** Null when the service could not be reached in time. */
  async #send(target: PushTarget, news: PushMessage): Promise<BoundedReply | null> {
    const { endpoint, p256dh, auth } = target;
    const topic = createHash('sha256').update(news.topic).digest('base64url').slice(0, TOPIC_LENGTH);
    const payload: PushPayload = {
      title: 'Haiko',
      body: news.text,
      lang: HTML_LANG[target.language],
      path: news.path,
      tag: topic,
    };
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: this.config.push.subject, ...(await this.keys.pair()) },
      TTL: DAY_SECONDS,
      topic,
    });
    try {
      return await boundedFetch(endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(request.body ?? []),
      });
    } catch {
      return null;
    }
  }

  async #again(reply: BoundedReply | null, delivery: Delivery): Promise<void> {
    const attempts = delivery.attempts + 1;
    if (attempts >= MAX_ATTEMPTS) return;
    const pause = FIRST_PAUSE_SECONDS * 2 ** delivery.attempts;
    const afterSeconds = retryAfterSeconds(reply?.headers.get('retry-after') ?? null, new Date()) ?? pause;
    await this.jobs.send(DELIVER, { ...delivery, attempts }, { afterSeconds });
  }

  #count(outcome: Outcome, { endpoint }: PushTarget): void {
    const provider = serviceOf(endpoint, this.config.push.hosts);
    this.metrics.count('haiko_provider_calls_total', { service: 'push', provider, outcome: TOLD_AS[outcome] });
  }

  async #forget({ uuid }: PushTarget): Promise<void> {
    await this.database.rows(FORGET_SUBSCRIPTION, { subscription: uuid });
  }
}
