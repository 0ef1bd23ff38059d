import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { mailMessage } from '@haiko/shared/i18n/mailMessages';
import { AppConfig } from '../../platform/config.js';
import type { MailBody } from './mail-bodies.js';
import { mailKind, type MailKind } from './mail-kinds.js';
import { MailLinks } from './mail-links.js';
import { mailPage } from './mail-page.js';

interface MailToSend {
  uuid: string;
  kind: MailKind;
  detail: string | null;
  createdAt: Date;
  nickname: string;
  language: Language;
  /** Whether they have an address of their own to log in by, and so may have or set a password. */
  hasAddress: boolean;
  /** What it tells beside its sentence. */
  body?: MailBody | undefined;
}

/** What the law wants at the head of a subject, whatever the language. */
const ADVERTISING = '(광고) ';

/** What a mail says, in its reader's language of the moment when it is sent: as plain text, and the same as a page. */
@Injectable()
export class MailTexts {
  constructor(
    private readonly config: AppConfig,
    private readonly links: MailLinks,
  ) {}

  of({ uuid, kind, detail, createdAt, nickname, language, hasAddress, body }: MailToSend) {
    const { message, link, hasName, isAdvertising } = mailKind(kind);
    const code = link?.hasCode ? this.links.codeOf(uuid) : undefined;
    const parameters = {
      nickname: unlinked(nickname),
      detail: hasName ? unlinked(detail ?? '') : (detail ?? ''),
      code: code ?? '',
      time: seoulTime(createdAt),
    };
    const words = mailMessage(message, language, parameters, hasAddress);
    const token = this.links.tokenOf(uuid);
    const address = link && `${this.config.publicUrl}${link.path}${link.path.includes('?') ? '&' : '?'}token=${token}`;
    const disown = kind === 'confirm-email' ? `${this.config.publicUrl}/notmyemail?token=${token}` : undefined;
    const subject = `${isAdvertising ? ADVERTISING : ''}${words.subject}`;
    const parts = { ...words, subject, language, code, address, disown, body };
    return { subject, text: plainText(parts), html: mailPage(parts), language };
  }
}

export type MailParts = ReturnType<typeof mailMessage> & {
  language: Language;
  /** Of mails whose link may be typed as well. */
  code: string | undefined;
  /** Of mails with a link. */
  address: string | undefined;
  /** Where somebody says that the account of this address is not theirs. */
  disown: string | undefined;
  body: MailBody | undefined;
};

/** The link is the first address of the text. */
function plainText({
  greeting,
  lead,
  codeHint,
  validity,
  hint,
  notMe,
  footer,
  address,
  code,
  disown,
  body,
  unsubscribe,
}: MailParts): string {
  const proof = address ? [address, ...(code ? [`${codeHint}\n${code}`] : []), validity] : [];
  const own = disown ? [`${notMe}\n${disown}`] : [];
  const sections = body?.sections.map(plainSection) ?? [];
  const end = body ? [`${unsubscribe}\n${body.unsubscribe}`] : [];
  const foot = ['--', ...(body?.sender ? [body.sender] : []), footer].join('\n');
  const all = [greeting, lead, ...sections, ...proof, hint, ...own, ...end, foot];
  return all.filter((part) => part !== '').join('\n\n');
}

function plainSection({ heading, items }: MailBody['sections'][number]): string {
  return [heading, ...items.map(({ text, address }) => `- ${text}\n  ${address}`)].join('\n');
}

/** Of what mail programs make links: with a dot in any of its forms, or with what stands behind `https` and `mailto`, or before a host. */
const OF_LINKS = /[.。．｡․:：/／@＠]/gu;

/**
 * What somebody has written, so that mail programs make no link of it (`www.evil.test`, `http://2130706433`): anybody can have us write to a
 * stranger under any name.
 */
export function unlinked(text: string): string {
  return text.replace(OF_LINKS, '$&\u2060');
}

/** The clock of Korea, in digits that all nine languages read: 2026-11-02 21:05. */
function seoulTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });
}
