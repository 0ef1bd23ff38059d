import type { TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type {
  BoardCardFragment,
  CategoryNamesFragment,
  InformationBoardQueryVariables,
  InformationCategoriesQueryVariables,
} from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { categoryName } from '#/features/posts/categories.ts';
import { PostList, PostListBoundary } from '#/features/posts/PostList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { BoardCard, BoardCardSkeletons } from './BoardCard.tsx';
import { categoryOf } from './categoryOf.ts';

interface BoardPage {
  page: { items: BoardCardFragment[]; hasMore: boolean };
}

export interface Board {
  path: typeof paths.info | typeof paths.place;
  title: 'common.sideMenu.information' | 'common.sideMenu.location';
  list: TypedDocumentNode<BoardPage, InformationBoardQueryVariables>;
  categories: TypedDocumentNode<{ categories: CategoryNamesFragment[] }, InformationCategoriesQueryVariables>;
}

/** A board in categories: all of it first, or the category of the address. */
export function CategoryBoard({ board }: { board: Board }) {
  const { t } = useTranslation();
  const category = useCategory();
  return (
    <>
      <ScreenTitle>{t(board.title)}</ScreenTitle>
      {/* Without its categories a board still shows everything: no second failure beside the list's. */}
      <ErrorBoundary fallback={<CategoryTabs board={board} categories={[]} />}>
        <Suspense fallback={<CategoryTabs board={board} categories={[]} />}>
          <LoadedTabs board={board} />
        </Suspense>
      </ErrorBoundary>
      <PostListBoundary listKey={category} message={t('posts.feed.loadFailed')} skeleton={<BoardCardSkeletons />}>
        <BoardList board={board} category={category} />
      </PostListBoundary>
    </>
  );
}

export function CategoryBoardSkeleton({ board }: { board: Board }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t(board.title)}</ScreenTitle>
      <CategoryTabs board={board} categories={[]} />
      <BoardCardSkeletons />
    </>
  );
}

function useCategory(): string | undefined {
  const [search] = useSearchParams();
  return categoryOf(search);
}

function LoadedTabs({ board }: { board: Board }) {
  const { data } = useSuspenseQuery(board.categories);
  return <CategoryTabs board={board} categories={data.categories} />;
}

function CategoryTabs({ board, categories }: { board: Board; categories: readonly CategoryNamesFragment[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = useCategory();
  return (
    <TabLinks
      label={t('boards.category.label')}
      tabs={[
        { to: board.path, label: t('boards.category.all'), isActive: chosen === undefined },
        ...categories.map((category) => ({
          to: paths.boardCategory(board.path, category.uuid),
          label: categoryName(category, language),
          isActive: category.uuid === chosen,
        })),
      ]}
    />
  );
}

function BoardList({ board, category }: { board: Board; category: string | undefined }) {
  const { t } = useTranslation();
  const { list } = usePagedList(board.list, { variables: category === undefined ? {} : { subBoardUuid: category } });
  return (
    <PostList
      list={list}
      renderPost={(post) => <BoardCard post={post} hasCategory={category === undefined} />}
      empty={<EmptyState drawing="pin" message={t('boards.category.empty')} />}
    />
  );
}
