import { useState } from 'react';
import { currentAccount } from '#/api/session.ts';
import { keepForLater } from '#/api/unsent.ts';
import type { AuthorFragment } from '#/api/generated.ts';
import type { Me } from '#/features/users/useMe.ts';
import type { ComposerTask } from './CommentComposer.tsx';
import { i18n } from '#/i18n/i18n.ts';
import { toast } from '#/ui/toast.ts';
import { addComment, addUnseenComment, editComment, unsentComment } from './comments.actions.ts';
import type { CommentPosition } from './comments.cache.ts';

type Writer = Pick<Me, 'uuid' | 'nickname' | 'profileImageUrl' | 'nationalityInfo'>;

/** What the composer is about to write, and sending it. */
export function useCommentComposer(place: CommentPosition, me: Writer | undefined, onAdded: () => void) {
  const [task, setTask] = useState<ComposerTask>();

  async function send(text: string): Promise<void> {
    setTask(undefined);
    try {
      await write(text);
    } catch (error) {
      // Else the same words, sent again, would be a comment of their own.
      if (task) setTask((next) => (next?.kind === 'edit' ? next : retryOf(task, text)));
      throw error;
    }
  }

  async function write(text: string): Promise<void> {
    if (task?.kind === 'edit') return editComment(task.comment, text);
    const parentUuid = task?.parentUuid;
    const position = { ...place, parentUuid };
    const account = currentAccount();
    try {
      await (me ? addComment(position, text, authorOf(me)) : addUnseenComment(position, text));
    } catch (error) {
      if (!(await keepForLater(error, account, () => unsentComment(position, text)))) throw error;
      return toast(i18n.t('common.unsent.kept'));
    }
    // What is not put into the list is no row that the next page has to leave out.
    if (me && !parentUuid) onAdded();
  }

  return { task, setTask, send };
}

/** The task once more: the box of an edited comment is drawn anew, and has to begin with what was typed. */
function retryOf(task: ComposerTask, text: string): ComposerTask {
  return task.kind === 'edit' ? { ...task, text } : task;
}

function authorOf({ uuid, nickname, profileImageUrl, nationalityInfo }: Writer): AuthorFragment {
  return { __typename: 'User', uuid, nickname, profileImageUrl, nationalityInfo, isWithdrawn: false };
}
