import { Loading, Skeleton } from '#/ui/Skeleton.tsx';

/** What two people say, to come. */
export function ConversationSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-3 px-4 py-5">
        <Skeleton shape="card" className="h-10 w-3/5" />
        <Skeleton shape="card" className="h-10 w-2/5 self-end" />
        <Skeleton shape="card" className="h-16 w-4/5" />
        <Skeleton shape="card" className="h-10 w-1/2 self-end" />
      </div>
    </Loading>
  );
}
