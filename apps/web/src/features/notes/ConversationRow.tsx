import { HTML_LANG, LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { detectLanguage } from '@haiko/shared/rules/detectLanguage';
import { romanize } from '@haiko/shared/rules/romanize';
import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConversationRowFragment } from '#/api/generated.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { CountBadge } from '#/ui/CountBadge.tsx';
import { cx } from '#/ui/cx.ts';
import { Flag } from '#/ui/Flag.tsx';
import { LastMessage } from './LastMessage.tsx';

/** One conversation of the list: with whom, what was said last and when, how much waits to be read. */
export function ConversationRow({ conversation }: { conversation: ConversationRowFragment }) {
  const { t } = useTranslation();
  const { applicationUuid, partnerUser: partner, unreadCount, lastMessageAt } = conversation;
  const nationality = partner.nationalityInfo.nationality;
  const isUnread = unreadCount > 0;
  return (
    <Link
      to={applicationUuid ? paths.applicationNotes(applicationUuid) : paths.noteDetail(partner.uuid)}
      className="flex items-center gap-3 px-4 py-3 active:bg-sunken"
    >
      <Avatar name={partner.nickname} src={partner.profileImageUrl} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center text-body">
          <span className="flex max-w-full items-center gap-1.5">
            <span
              lang={nameLang(partner)}
              className={cx('truncate font-semibold', partner.isWithdrawn ? 'text-ink-3' : 'text-ink-1')}
            >
              {displayName(t, partner)}
            </span>
            {nationality && !partner.isWithdrawn && <Flag code={nationality.code} width={18} />}
          </span>
          <time dateTime={lastMessageAt} className="ms-auto shrink-0 ps-2 text-meta text-ink-3">
            {formatRelativeTime(t, lastMessageAt)}
          </time>
        </span>
        {applicationUuid && (
          <Romanized text={partner.nickname} by={romanize} className="block truncate text-meta text-ink-3" />
        )}
        {conversation.jobPosting && <Posting posting={conversation.jobPosting} />}
        <span className="flex items-center gap-2">
          <LastMessage message={conversation.lastMessage} isUnread={isUnread} />
          {isUnread && <CountBadge count={unreadCount} label={t('notes.list.unread', { count: unreadCount })} />}
        </span>
      </span>
    </Link>
  );
}

/** What they write about. */
function Posting({ posting }: { posting: NonNullable<ConversationRowFragment['jobPosting']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = posting[`title${LANGUAGE_SUFFIXES[language]}`];
  return (
    <span className="flex items-center gap-1 text-meta text-ink-2">
      <BriefcaseBusiness aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">{t('applications.detail.title')}</span>
      <span lang={HTML_LANG[detectLanguage(title, language)]} className="clamp-1 min-w-0 wrap-anywhere">
        {title}
      </span>
    </span>
  );
}
