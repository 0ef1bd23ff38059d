import { BadgeCheck, Info, MapPin, Megaphone, Newspaper, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageKey, translateKey } from '#/i18n/messageKey.ts';
import { RelativeTime } from '#/ui/RelativeTime.tsx';

const BOARDS = {
  NOTICE: { label: 'common.sideMenu.notice', Icon: Megaphone },
  INFORMATION: { label: 'common.sideMenu.information', Icon: Info },
  PLACE: { label: 'common.sideMenu.location', Icon: MapPin },
  NEWS: { label: 'postSearch.haikoNews', Icon: Newspaper },
} satisfies Record<string, { label: MessageKey; Icon: LucideIcon }>;

type OfficialBoard = keyof typeof BOARDS;

/** Whether something stands on a board that Haiko writes itself. */
export const isOfficial = (board: string | undefined): board is OfficialBoard => board !== undefined && board in BOARDS;

interface OfficialLineProps {
  board: OfficialBoard;
  /** ISO 8601. */
  createdAt: string;
  /** Behind the time. */
  children?: ReactNode;
}

/** In the place of an author: on which board of Haiko's own something stands, and since when. */
export function OfficialLine({ board, createdAt, children }: OfficialLineProps) {
  const { t } = useTranslation();
  const { label, Icon } = BOARDS[board];
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-main-soft text-main">
        <Icon aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-body font-semibold text-ink-1">
          {translateKey(t, label)}
          <span className="inline-flex items-center gap-1 text-meta font-semibold text-main">
            <BadgeCheck aria-hidden size={16} className="shrink-0" />
            {t('posts.detail.official')}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
          <RelativeTime at={createdAt} />
          {children}
        </div>
      </div>
    </div>
  );
}
