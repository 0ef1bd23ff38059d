import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { MailNotice } from '@haiko/shared/mailNotices';
import { Registry } from '../../platform/registry.js';
import type { MailKind } from './mail-kinds.js';

/** Whom a mail is for. */
export interface MailReader {
  userUuid: string;
  language: Language;
  notices: MailNotice[];
}

/** What a mail tells beside its sentence, in its reader's language. */
export interface MailBody {
  sections: { heading: string; items: { text: string; address: string }[] }[];
  /** Where mail programs end such mails (RFC 8058), and people by hand. */
  unsubscribe: string;
  /** Who sends it, and how they are reached. */
  sender: string;
}

/** What mails tell of things that later features know. Null: there is nothing to tell, and no mail. */
@Injectable()
export class MailBodies extends Registry<MailKind, (reader: MailReader) => Promise<MailBody | null>> {}
