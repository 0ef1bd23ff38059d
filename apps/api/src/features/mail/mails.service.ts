import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type LinkKind, mailKind, type MailKind } from './mail-kinds.js';
import { MailLinks } from './mail-links.js';
import {
  CLOSE_LATER_LINKS,
  CLOSE_LINKS,
  FIND_LINK,
  INSERT_MAIL,
  INSERT_MAIL_TO_ACCOUNT,
  INSERT_MAIL_TO_OWNER,
  TRY_CODE,
  USE_LINK,
} from './mail.statements.js';

/** With its pauses half a day: a mail server is away for a night, or asks who is new to come again after half an hour. */
const RETRIES = 24;
export const SEND_MAIL: JobKind<{ uuid: string }> = { name: 'mail.send', retryLimit: RETRIES, parallel: 5 };
/**
 * Mails that go to many at once. A queue of their own, and fewer at a time than there are connections: who has forgotten a password does not wait for
 * all of them.
 */
export const SEND_DIGEST: JobKind<{ uuid: string }> = { name: 'mail.digest', retryLimit: RETRIES, parallel: 2 };

interface NewMail {
  userUuid: string;
  kind: MailKind;
  /** Whom it goes to. */
  email: string;
  /** What the text names: the new address, the device. */
  detail?: string;
}

/** What somebody has from a mail: the token of its link, or its address and its code. */
export type MailProof = { token: string } | { email: string; code: string };

interface FoundLink {
  linkHash: string;
  userUuid: string;
}

/** Mails to people, and what comes back by their links and codes. Without a mail server nothing is sent. */
@Injectable()
export class Mails implements OnApplicationBootstrap {
  readonly #logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: MailLinks,
    private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Whether this server can send mail. */
  get isOn(): boolean {
    return this.config.mail !== undefined;
  }

  onApplicationBootstrap(): void {
    if (this.isOn || this.config.isLocal) return;
    this.#logger.warn('SMTP_URL is not set: nobody confirms an address, and a forgotten password cannot be set anew.');
  }

  /** Has a mail sent. Call it inside the transaction that causes it. */
  async send({ userUuid, kind, email, detail }: NewMail): Promise<void> {
    if (!this.isOn) return;
    const uuid = randomUUID();
    const minutes = mailKind(kind).link?.minutes ?? null;
    const linkHash = minutes === null ? null : this.#linkHashOf(uuid);
    const values = { uuid, user: userUuid, kind, email, detail: detail ?? null, linkHash, minutes };
    await this.database.rows(INSERT_MAIL, values);
    await this.jobs.send(SEND_MAIL, { uuid });
  }

  /** Has the owner of an account told, where an address is known to be theirs. Call it inside the transaction that causes it. */
  async tell({ userUuid, kind, detail }: Omit<NewMail, 'email'>): Promise<void> {
    if (!this.isOn) return;
    const values = { uuid: randomUUID(), user: userUuid, kind, detail: detail ?? null };
    const mail = await this.database.row(INSERT_MAIL_TO_OWNER, values);
    if (mail) await this.jobs.send(SEND_MAIL, { uuid: mail.uuid });
  }

  /** Has a mail with a link sent to whoever signs in by this address; as much work where nobody does. */
  async sendToAccount(kind: LinkKind, email: string): Promise<void> {
    const uuid = randomUUID();
    const minutes = mailKind(kind).link?.minutes ?? 0;
    await this.database.transaction(async () => {
      await this.database.rows(INSERT_MAIL_TO_ACCOUNT, {
        uuid,
        kind,
        email,
        linkHash: this.#linkHashOf(uuid),
        minutes,
      });
      await this.jobs.send(SEND_MAIL, { uuid });
    });
  }

  /**
   * The hash of the link that a proof stands for, and whose it is, without using it. Throws `LINK_EXPIRED` for one that is used, old or
   * unknown, and for a code that was guessed too often. `viewer` is who brings it, if they are signed in: their own code comes first.
   */
  async find(proof: MailProof, kinds: LinkKind[], viewer: string | null = null): Promise<FoundLink> {
    const linkHash = 'token' in proof ? this.links.hash(proof.token) : await this.#linkOfCode(proof, kinds, viewer);
    const link = linkHash && (await this.database.row(FIND_LINK, { linkHash, kinds }));
    if (!linkHash || !link) throw new AppError('LINK_EXPIRED');
    return { linkHash, userUuid: link.userUuid };
  }

  /** Uses a link that `find` has found: part of the transaction that does what it is for. Throws `LINK_EXPIRED`. */
  async use(linkHash: string, kinds: LinkKind[]) {
    const used = await this.database.row(USE_LINK, { linkHash, kinds });
    if (!used) throw new AppError('LINK_EXPIRED');
    return used;
  }

  /** Ends all other links of these kinds that a person was sent. */
  async close(userUuid: string, kinds: LinkKind[]): Promise<void> {
    await this.database.rows(CLOSE_LINKS, { user: userUuid, kinds });
  }

  /** Ends the links of the same kind that the person of this one was sent after it. */
  async closeLater(linkHash: string): Promise<void> {
    await this.database.rows(CLOSE_LATER_LINKS, { linkHash });
  }

  async #linkOfCode(
    { email, code }: { email: string; code: string },
    kinds: LinkKind[],
    user: string | null,
  ): Promise<string | undefined> {
    const newest = await this.database.row(TRY_CODE, { email, kinds, user });
    const isRight = newest !== undefined && isSame(this.links.codeOf(newest.uuid), code);
    if (!isRight) this.metrics.count('haiko_wrong_proofs_total', { proof: 'mail_code' });
    return isRight ? (newest.linkHash ?? undefined) : undefined;
  }

  #linkHashOf(mailUuid: string): string {
    return this.links.hash(this.links.tokenOf(mailUuid));
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
