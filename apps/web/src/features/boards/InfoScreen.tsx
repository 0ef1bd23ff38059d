import { InformationBoardDocument, InformationCategoriesDocument } from '#/api/generated.ts';
import { paths } from '#/paths.ts';
import { CategoryBoard, CategoryBoardSkeleton, type Board } from './CategoryBoard.tsx';

const BOARD: Board = {
  path: paths.info,
  title: 'common.sideMenu.information',
  list: InformationBoardDocument,
  categories: InformationCategoriesDocument,
};

/** /info: guides to life in Korea. */
export function Screen() {
  return <CategoryBoard board={BOARD} />;
}

export function Skeleton() {
  return <CategoryBoardSkeleton board={BOARD} />;
}
