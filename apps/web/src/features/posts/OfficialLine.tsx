import { BadgeCheck, Info, MapPin, Megaphone, Newspaper, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ByLine } from '#/features/users/ByLine.tsx';
import { type MessageKey, translateKey } from '#/i18n/messageKey.ts';

/** What the boards that Haiko writes itself are called, and their signs. */
export const BOARDS = {
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
    <ByLine
      picture={
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-main-soft text-main">
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
      }
      name={
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {translateKey(t, label)}
          <span className="inline-flex items-center gap-1 text-meta font-semibold text-main">
            <BadgeCheck aria-hidden size={16} className="shrink-0" />
            {t('posts.detail.official')}
          </span>
        </p>
      }
      createdAt={createdAt}
    >
      {children}
    </ByLine>
  );
}
