import { PlaceBoardDocument, PlaceCategoriesDocument } from '#/api/generated.ts';
import { paths } from '#/paths.ts';
import { CategoryBoard, CategoryBoardSkeleton, type Board } from './CategoryBoard.tsx';

const BOARD: Board = {
  path: paths.place,
  title: 'common.sideMenu.location',
  list: PlaceBoardDocument,
  categories: PlaceCategoriesDocument,
};

/** /place: where to go, with the way there. */
export function Screen() {
  return <CategoryBoard board={BOARD} />;
}

export function Skeleton() {
  return <CategoryBoardSkeleton board={BOARD} />;
}
