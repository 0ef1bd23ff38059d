import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { PushType } from '@haiko/shared/notifications';
import { Registry } from '../../platform/registry.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';

/** Which feature the news are of, and with them what `uuid` names. */
export type PushKind = 'notification' | 'note';

/** One message to one browser; it names what it is about and holds no text. */
export interface Delivery {
  subscriptionUuid: string;
  kind: PushKind;
  uuid: string;
  /** How often it was tried in vain. */
  attempts: number;
}

/** What a message says, made when it is sent: in the language and by the truth of that moment. */
export interface PushMessage {
  type: PushType;
  /** Who did what. Never what somebody wrote: it is seen by whoever sees the screen. */
  text: string;
  /** Where a tap leads. */
  path: string;
  /** News of one topic replace each other. */
  topic: string;
}

/** Null where there is nothing left to tell: it was read, deleted, or stands behind a block by now. */
type MessageSource = (uuid: string, userUuid: string, language: Language) => Promise<PushMessage | null>;

export const DELIVER: JobKind<Delivery> = { name: 'push.deliver' };

/**
 * Messages to browsers in which Haiko is closed. They are sent to every subscribed browser, whether a live stream is open or
 * not: an open computer at home must not silence the phone, and each browser's own worker knows best what is in sight.
 */
@Injectable()
export class Push extends Registry<PushKind, MessageSource> {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  /** Has news sent to these subscriptions (`subscriptionsOf`). Call it inside the transaction that causes the news. */
  send(subscriptions: readonly string[], kind: PushKind, uuid: string): Promise<void> {
    return this.jobs.sendAll(
      subscriptions.map((subscriptionUuid) => ({ kind: DELIVER, data: { subscriptionUuid, kind, uuid, attempts: 0 } })),
    );
  }

  async messageOf({ kind, uuid }: Delivery, userUuid: string, language: Language): Promise<PushMessage | null> {
    return (await this.get(kind)?.(uuid, userUuid, language)) ?? null;
  }
}
