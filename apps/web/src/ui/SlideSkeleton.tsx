import { Loading, Skeleton } from './Skeleton.tsx';

/** As high as a picture, two lines and what stands below them need, in whichever script: they stand beside each other. */
export const SLIDE_CLASS = 'relative flex h-full min-h-25 gap-3 rounded-card border border-line bg-surface px-3 py-2';

/** In the place of a headed carousel above a list. */
export function SlideSkeleton() {
  return (
    <Loading>
      <div className="px-4 pb-2">
        <div className="flex min-h-11 items-center">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="relative mx-auto w-[92%]">
          <div aria-hidden className={`${SLIDE_CLASS} invisible`}>
            <div>
              <p className="h-[2lh] text-body" />
              <p className="h-6" />
            </div>
          </div>
          <Skeleton shape="card" className="absolute inset-0" />
        </div>
      </div>
    </Loading>
  );
}
