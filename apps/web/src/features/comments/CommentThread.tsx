import { useTranslation } from 'react-i18next';
import type { CommentThreadFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { CommentItem, type CommentHandlers } from './CommentItem.tsx';
import { loadMoreReplies } from './comments.actions.ts';
import type { CommentPosition } from './comments.cache.ts';

interface CommentThreadProps {
  thread: CommentThreadFragment;
  place: CommentPosition;
  me: string | undefined;
  author: string | undefined;
  handlers: CommentHandlers;
}

/** A comment and its replies, the first of which come with it. */
export function CommentThread({ thread, place, me, author, handlers }: CommentThreadProps) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
  const hidden = thread.childCommentsCount - thread.childComments.length;

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
          <Button
            variant="quiet"
            size="sm"
            isBusy={isBusy}
            onClick={() => void attempt(() => loadMoreReplies(place, thread))}
          >
            {t('comments.list.moreReplies', { count: hidden })}
          </Button>
        </div>
      )}
    </li>
  );
}
