import { isTalkOpen } from '@haiko/shared/applications';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import { LastMessage } from '#/features/notes/LastMessage.tsx';
import { useNow } from '#/i18n/useNow.ts';
import { paths } from '#/paths.ts';
import { CountBadge } from '#/ui/CountBadge.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';

interface TalkLinkProps {
  application: ApplicationRowFragment;
}

/** The way to what the two sides write: what was said last, when, and how much of it is new. Not where nothing can come any more. */
export function TalkLink({ application }: TalkLinkProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { uuid, lastMessage, lastMessageAt, unreadCount } = application;
  if (!lastMessage && !isTalkOpen(application, now)) return null;
  return (
    <Link
      to={paths.applicationNotes(uuid)}
      className="pressable mx-4 flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-3.5 py-3 print:hidden"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-main-soft text-main">
        <MessageCircle aria-hidden size={20} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="text-body font-semibold text-ink-1">{t('applications.talk.title')}</span>
          {lastMessage && lastMessageAt && (
            <span className="text-meta text-ink-3">
              <RelativeTime at={lastMessageAt} />
            </span>
          )}
        </span>
        <span className="flex items-center gap-2">
          {lastMessage ? (
            <LastMessage message={lastMessage} isUnread={unreadCount > 0} isPaper />
          ) : (
            <span className="text-body text-ink-3">{t('applications.talk.none')}</span>
          )}
          {unreadCount > 0 && <CountBadge count={unreadCount} label={t('notes.list.unread', { count: unreadCount })} />}
        </span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
    </Link>
  );
}
