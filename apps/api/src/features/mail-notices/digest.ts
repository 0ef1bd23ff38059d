import { Injectable } from '@nestjs/common';
import type { MailNotice } from '@haiko/shared/mailNotices';
import type { Language } from '@haiko/shared/i18n/languages';
import { digestWords } from '@haiko/shared/i18n/mailMessages';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { MailBodies, type MailBody, type MailReader } from '../mail/mail-bodies.js';
import { unlinked } from '../mail/mail-texts.js';
import { DIGEST_COUNTS, DIGEST_POSTS } from './mail-notices.statements.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

const POSTS = 5;

/** What the weekly mail tells somebody, of what they asked for, when it is sent. */
@Injectable()
export class Digest {
  constructor(
    bodies: MailBodies,
    private readonly database: Database,
    private readonly tokens: UnsubscribeTokens,
    private readonly config: AppConfig,
  ) {
    bodies.register('weekly-digest', (reader) => this.#bodyOf(reader));
  }

  /** Null where there is nothing to tell, or where they have asked for no more mail. */
  async #bodyOf({ userUuid, language, notices }: MailReader): Promise<MailBody | null> {
    const sections = await this.#sections(userUuid, language, notices);
    if (sections.length === 0) return null;
    const unsubscribe = `${this.config.publicUrl}/api/mail/unsubscribe?token=${this.tokens.tokenOf(userUuid)}`;
    const { name, contact } = this.config.operator;
    return { sections, unsubscribe, sender: [name, contact].filter((part) => part !== '').join(' · ') };
  }

  async #sections(user: string, language: Language, notices: readonly MailNotice[]): Promise<MailBody['sections']> {
    if (notices.length === 0) return [];
    const words = digestWords(language);
    const counts = await this.database.row(DIGEST_COUNTS, { user });
    const posts = notices.includes('posts')
      ? await this.database.rows(DIGEST_POSTS, { user, language, limit: POSTS })
      : [];
    const counted = (notice: MailNotice, text: string, count = 0, path = '') =>
      notices.includes(notice) && count > 0 ? [{ text: `${text}: ${count}`, address: this.#address(path) }] : [];
    return [
      {
        heading: words.news,
        items: [
          ...counted('news', words.notifications, counts?.notifications, '/notifications'),
          ...counted('news', words.notes, counts?.notes, '/notemanager'),
        ],
      },
      { heading: words.jobs, items: counted('jobs', words.alerts, counts?.alerts, '/notifications') },
      {
        heading: words.posts,
        items: posts.map(({ uuid, title }) => ({
          text: unlinked(title ?? ''),
          address: this.#address(`/postdetail/${uuid}`),
        })),
      },
    ].filter(({ items }) => items.length > 0);
  }

  #address(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
