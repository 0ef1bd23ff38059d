import { HTML_LANG, LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { notificationKind, type NotificationType } from '@haiko/shared/notifications';
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  Gavel,
  FileUser,
  Heart,
  IdCard,
  MessageCircle,
  Scale,
  ScrollText,
  SquarePen,
  UserRoundCheck,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationRowFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { cx } from '#/ui/cx.ts';
import { JobAlertWords } from './JobAlertWords.tsx';
import { targetOf } from './notificationGroups.ts';

const ICONS: Partial<Record<string, LucideIcon>> = {
  'Friend Request': UserRoundPlus,
  'Friend Accept': UserRoundCheck,
  'Post Like': Heart,
  'Comment Like': Heart,
  Post: SquarePen,
  Comment: MessageCircle,
  Scrap: Bookmark,
  'Job Alert': BriefcaseBusiness,
  Decision: Scale,
  'Visa Rule': IdCard,
  Company: Building2,
  'Company Invitation': UsersRound,
  'Legal Text': ScrollText,
  Desk: Gavel,
  'Application State': FileUser,
} satisfies Record<NotificationType, LucideIcon>;

interface NotificationRowProps {
  notification: NotificationRowFragment;
  isUnread: boolean;
  onOpen: () => void;
}

/** What somebody, or several people, did to one thing; the whole row leads to it. */
export function NotificationRow({ notification, isUnread, onOpen }: NotificationRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fromUser, type, createdAt, post, comment, path } = notification;
  const target = targetOf(notification);
  return (
    <RowFrame target={target} isUnread={isUnread} onOpen={onOpen}>
      {notificationKind(type)?.isFromReceiver ? (
        <OwnMark type={type} />
      ) : (
        <span className="relative shrink-0">
          <Faces notification={notification} />
          <TypeMark type={type} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className={cx('block text-body wrap-anywhere', target ? 'text-ink-1' : 'text-ink-3')}>
          {withName(notification[`message${LANGUAGE_SUFFIXES[language]}`], fromUser.nickname)}
        </span>
        {comment && (
          <span lang={HTML_LANG[comment.shown.language]} className="clamp-2 text-body wrap-anywhere text-ink-2">
            {comment.shown.excerpt}
          </span>
        )}
        {post && (
          <span lang={HTML_LANG[post.shown.language]} className="block truncate text-meta text-ink-3">
            {post.shown.title}
          </span>
        )}
        {type === 'Job Alert' && path && <JobAlertWords path={path} />}
        <span className="block text-meta text-ink-3">
          <RelativeTime at={createdAt} />
          {!target && <> · {t('notifications.screen.postGone')}</>}
        </span>
      </span>
      {isUnread && (
        <span className="size-2 shrink-0 rounded-full bg-error">
          <span className="sr-only">{t('notifications.screen.unread')}</span>
        </span>
      )}
    </RowFrame>
  );
}

/** Of a group the last two, one before the other. */
function Faces({ notification: { fromUser, actors } }: { notification: NotificationRowFragment }) {
  const before = actors?.[1];
  if (!before) return <Avatar name={fromUser.nickname} src={fromUser.profileImageUrl} size={44} />;
  return (
    <span className="relative block size-11">
      <Avatar name={before.nickname} src={before.profileImageUrl} size={36} />
      <span className="absolute end-0 bottom-0 inline-grid rounded-full ring-2 ring-page">
        <Avatar name={fromUser.nickname} src={fromUser.profileImageUrl} size={36} />
      </span>
    </span>
  );
}

interface RowFrameProps {
  target: string | undefined;
  isUnread: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function RowFrame({ target, isUnread, onOpen, children }: RowFrameProps) {
  const look = cx('flex items-center gap-3 px-4 py-3', isUnread && 'bg-main-soft/60');
  if (!target) return <p className={look}>{children}</p>;
  return (
    <Link to={target} onClick={onOpen} className={cx(look, 'active:bg-sunken')}>
      {children}
    </Link>
  );
}

/** A find of a kept search and a new rule are nobody's deeds, and nobody learns which moderator decided: no face. */
function OwnMark({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Bell;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-main text-on-main">
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </span>
  );
}

function TypeMark({ type }: { type: string }) {
  const Icon = ICONS[type] ?? Bell;
  return (
    <span className="absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-main text-on-main ring-2 ring-page">
      <Icon aria-hidden size={12} strokeWidth={2.25} />
    </span>
  );
}
