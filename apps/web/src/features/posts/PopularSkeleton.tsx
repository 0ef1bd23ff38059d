import { useSavesData } from '#/ui/saveData.ts';
import { SlideSkeleton } from '#/ui/SlideSkeleton.tsx';

/** In the place of the popular posts; none for who wants to load little. */
export function PopularSkeleton() {
  const savesData = useSavesData();
  return savesData ? null : <SlideSkeleton />;
}
