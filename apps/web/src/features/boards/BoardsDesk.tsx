import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import {
  DeskInformationDocument,
  DeskNewsDocument,
  DeskNoticesDocument,
  DeskPlacesDocument,
  type CreateBoardPostMutationVariables,
} from '#/api/generated.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { DeskTabs } from '#/features/desk/DeskTabs.tsx';
import { BoardPostCase } from './BoardPostCase.tsx';
import { CategoriesSheet, type BoardWithCategories } from './CategoriesSheet.tsx';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from '#/features/desk/DeskSplit.tsx';

type Board = CreateBoardPostMutationVariables['input']['board'];

const QUERIES = {
  NOTICE: DeskNoticesDocument,
  INFORMATION: DeskInformationDocument,
  PLACE: DeskPlacesDocument,
  NEWS: DeskNewsDocument,
} as const satisfies Record<Board, unknown>;
const BOARDS = Object.keys(QUERIES) as Board[];

/** What is chosen of the list when nothing of it is: a new post. */
const NEW = 'new';

/** /desk/boards: what administrators publish, in nine languages. */
export function BoardsDesk() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { addressOf } = useChosen();
  const [search] = useSearchParams();
  const board = BOARDS.find((each) => each === search.get('board')) ?? 'NOTICE';
  const { data } = useSuspenseQuery(QUERIES[board], {
    variables: { language, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.boards')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={({ shown, createdAt }) => (
        <span className="flex flex-col gap-1">
          <span lang={HTML_LANG[shown.language]} className="line-clamp-2 text-body wrap-anywhere text-ink-1">
            {shown.title}
          </span>
          <time dateTime={createdAt} className="text-meta text-ink-3">
            {formatRelativeTime(t, createdAt)}
          </time>
        </span>
      )}
      renderCase={(uuid) => <BoardPostCase key={board + uuid} board={board} uuid={uuid === NEW ? undefined : uuid} />}
      top={
        <>
          <DeskTabs
            section="boards"
            parameter="board"
            names={BOARDS}
            shown={board}
            labelOf={(each) => t(`desk.boards.board.${each}`)}
          />
          <div className="flex flex-col gap-2 px-4 py-3">
            <Link to={addressOf(NEW)} className={buttonClass({ variant: 'soft', size: 'sm', isWide: true })}>
              <Plus aria-hidden size={18} />
              {t('desk.boards.new')}
            </Link>
            {(board === 'PLACE' || board === 'INFORMATION') && <CategoriesButton key={board} board={board} />}
          </div>
        </>
      }
    />
  );
}

function CategoriesButton({ board }: { board: BoardWithCategories }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t('desk.boards.categories')}
      </Button>
      <CategoriesSheet board={board} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
