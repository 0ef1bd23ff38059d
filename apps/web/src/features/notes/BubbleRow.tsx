import { seoulTime } from '@haiko/shared/format';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { cx } from '#/ui/cx.ts';
import type { PlaceInGroup } from './NoteColumn.tsx';

interface BubbleRowProps extends PlaceInGroup {
  note: Pick<NoteRowFragment, 'isMyMessage' | 'isRead' | 'createdAt'>;
  partner: Pick<AuthorFragment, 'nickname' | 'profileImageUrl'>;
  /** The note itself: holding it opens its menu. */
  box: RefObject<HTMLDivElement | null>;
  menu: ReactNode;
  /** What was said: a bubble, and what is below it. */
  children: ReactNode;
}

/** One note in its place: the partner's on the left with their picture, one's own on the right; beside it the menu and the time. */
export function BubbleRow({ note, partner, box, isFirst, isLast, menu, children }: BubbleRowProps) {
  const { isMyMessage: isMine } = note;
  return (
    <div className={cx('group flex gap-2', isMine && 'flex-row-reverse', isFirst ? 'mt-2.5' : 'mt-1')}>
      {!isMine && (
        <span className="w-9 shrink-0">
          {isFirst && <Avatar name={partner.nickname} src={partner.profileImageUrl} />}
        </span>
      )}
      <div ref={box} className={cx('holdable flex min-w-0 max-w-[72%] flex-col gap-1', isMine && 'items-end')}>
        {children}
      </div>
      <div
        className={cx(
          'flex shrink-0 flex-col justify-end text-[0.6875rem] leading-4 text-ink-3',
          isMine && 'items-end',
        )}
      >
        {menu}
        {isLast && <SentAt note={note} />}
      </div>
    </div>
  );
}

/** When a note was sent, and whether the partner has read it. */
function SentAt({ note: { isMyMessage, isRead, createdAt } }: Pick<BubbleRowProps, 'note'>) {
  const { t } = useTranslation();
  return (
    <span className="flex gap-1 whitespace-nowrap">
      {isMyMessage && isRead && <span>{t('notes.chat.read')}</span>}
      <time dateTime={createdAt} className="tabular-nums">
        {seoulTime(createdAt)}
      </time>
    </span>
  );
}
