import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { ControlPieces } from './ControlPieces.tsx';
import { FormPieces } from './FormPieces.tsx';
import { ListPieces } from './ListPieces.tsx';
import { OverlayPieces } from './OverlayPieces.tsx';

/** Every piece of src/ui on one page, for looking at while developing; not part of the build. */
export function Screen() {
  return (
    <div className="flex flex-col pb-10">
      <ScreenTitle>Pieces</ScreenTitle>
      <ControlPieces />
      <OverlayPieces />
      <FormPieces />
      <ListPieces />
    </div>
  );
}

export const Skeleton = ScreenSkeleton;
