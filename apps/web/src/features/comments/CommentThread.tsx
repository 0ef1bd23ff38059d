import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { CommentThreadFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { CommentItem, type CommentHandlers } from './CommentItem.tsx';
import { loadMoreReplies } from './comments.actions.ts';
import type { CommentPlace } from './comments.cache.ts';

interface CommentThreadProps {
  thread: CommentThreadFragment;
  place: CommentPlace;
  me: string | undefined;
  author: string | undefined;
  handlers: CommentHandlers;
}

/** A comment and its replies, the first of which come with it. */
export function CommentThread({ thread, place, me, author, handlers }: CommentThreadProps) {
  const { t } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const hidden = thread.childCommentsCount - thread.childComments.length;

  async function handleMore() {
    setIsLoading(true);
    await loadMoreReplies(place, thread).catch((error: unknown) => showAlert(errorMessage(error)));
    setIsLoading(false);
  }

  return (
    <li className="border-b border-line pb-1 last:border-b-0">
      <CommentItem comment={thread} threadUuid={thread.uuid} me={me} author={author} handlers={handlers} />
      {thread.childComments.length > 0 && (
        <ul className="ms-11.5 border-s-2 border-line ps-3">
          {thread.childComments.map((reply) => (
            <li key={reply.uuid}>
              <CommentItem comment={reply} threadUuid={thread.uuid} me={me} author={author} handlers={handlers} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div className="ms-11.5 pb-2">
          <Button variant="quiet" size="sm" isBusy={isLoading} onClick={() => void handleMore()}>
            {t('posts.comments.moreReplies', { count: hidden })}
          </Button>
        </div>
      )}
    </li>
  );
}
