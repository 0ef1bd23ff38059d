import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { AuthorFragment } from '#/api/generated.ts';
import { account } from '#/api/session.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { useMe } from '#/features/users/useMe.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { useStore } from '#/useStore.ts';
import { CommentComposer } from './CommentComposer.tsx';
import type { CommentHandlers } from './CommentItem.tsx';
import { CommentList } from './CommentList.tsx';
import { deleteComment } from './comments.actions.ts';
import { useCommentComposer } from './useCommentComposer.ts';
import { useComments } from './useComments.ts';

interface CommentsProps {
  post: { uuid: string; commentsCount: number; user: AuthorFragment };
}

/** The comments of a post and the line to write one. They load and fail apart from the post. */
export function Comments({ post }: CommentsProps) {
  const { t } = useTranslation();
  const me = useMe();
  // Known before their name is: the box is not made anew, without the keyboard, when that comes.
  const writer = useStore(account);
  const list = useComments(post.uuid);
  const { task, setTask, send } = useCommentComposer(list.place, me, list.noteAdded);

  const handlers: CommentHandlers = {
    onEdit: (comment) => setTask({ kind: 'edit', comment }),
    onReply: async (comment, threadUuid) => {
      if (!(await requireLogin('comment'))) return;
      setTask({ kind: 'reply', parentUuid: threadUuid, name: comment.user.nickname });
    },
    onDelete: async (comment, threadUuid) => {
      if (!(await confirmDelete())) return;
      const place = { ...list.place, parentUuid: comment.uuid === threadUuid ? undefined : threadUuid };
      await deleteComment(place, comment).catch((error: unknown) => showAlert(errorMessage(error)));
    },
  };

  return (
    <>
      <section aria-labelledby="comments" className="border-t-8 border-sunken px-4 pt-4 pb-6">
        <h2 id="comments" className="text-card text-ink-1">
          {t('comments.list.title', { count: post.commentsCount })}
        </h2>
        <CommentList list={list} me={me?.uuid} author={post.user.uuid} handlers={handlers} />
      </section>
      <CommentComposer
        key={task?.kind === 'edit' ? task.comment.uuid : `${writer} ${post.uuid}`}
        account={writer}
        postUuid={post.uuid}
        task={task}
        onCancel={() => setTask(undefined)}
        onSend={send}
      />
    </>
  );
}

function confirmDelete(): Promise<boolean> {
  return confirm({
    message: i18n.t('comments.list.deleteQuestion'),
    yes: i18n.t('posts.action.delete'),
    isDangerous: true,
  });
}
