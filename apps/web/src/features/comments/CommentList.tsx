import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
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
      <InlineError message={t('posts.comments.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (!threads) {
    return (
      <div className="-mx-4">
        <RowSkeletons count={3} />
      </div>
    );
  }
  if (threads.length === 0) return <p className="py-8 text-center text-body text-ink-3">{t('posts.comments.empty')}</p>;
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
  const [isLoading, setIsLoading] = useState(false);

  async function handleClick() {
    setIsLoading(true);
    await onLoad().catch((error: unknown) => showAlert(errorMessage(error)));
    setIsLoading(false);
  }

  return (
    <Button variant="quiet" size="sm" isWide isBusy={isLoading} onClick={() => void handleClick()}>
      {t('posts.comments.more')}
    </Button>
  );
}
