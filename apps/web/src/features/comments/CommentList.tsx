import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { useAttempt } from '#/useAttempt.ts';
import type { CommentHandlers } from './CommentItem.tsx';
import { CommentThread } from './CommentThread.tsx';
import type { useComments } from './useComments.ts';

interface CommentListProps {
  list: ReturnType<typeof useComments>;
  me: string | undefined;
  author: string;
  handlers: CommentHandlers;
}

/** Loading, failed, empty or rows, in this order. */
export function CommentList({ list, me, author, handlers }: CommentListProps) {
  const { t } = useTranslation();
  const { threads, error, refetch, place } = list;
  if (!threads && error) {
    return (
      <InlineError message={t('comments.list.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (!threads) {
    return (
      <div className="-mx-4">
        <RowSkeletons count={3} />
      </div>
    );
  }
  if (threads.length === 0) return <p className="py-8 text-center text-body text-ink-3">{t('comments.list.empty')}</p>;
  return (
    <>
      <ul>
        {threads.map((thread) => (
          <CommentThread key={thread.uuid} {...{ thread, place, me, author, handlers }} />
        ))}
      </ul>
      {list.hasMore && <MoreComments onLoad={list.loadMore} />}
    </>
  );
}

function MoreComments({ onLoad }: { onLoad: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  return (
    <Button variant="quiet" size="sm" isWide isBusy={isBusy} onClick={() => void attempt(onLoad)}>
      {t('comments.list.more')}
    </Button>
  );
}
