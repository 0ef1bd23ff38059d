import { Loading, Skeleton } from '#/ui/Skeleton.tsx';

/** Postings to come: company, title, two facts, tags. */
export function JobPostingSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <div className="flex items-center gap-2.5">
            <Skeleton shape="card" className="size-9 shrink-0" />
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="ms-auto h-5 w-12" />
          </div>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
          <div className="flex gap-1.5 pb-6">
            <Skeleton shape="round" className="h-6 w-14" />
            <Skeleton shape="round" className="h-6 w-20" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
