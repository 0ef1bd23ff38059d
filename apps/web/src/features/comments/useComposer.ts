import { useState } from 'react';
import type { AuthorFragment } from '#/api/generated.ts';
import type { Me } from '#/features/account/useMe.ts';
import type { ComposerTask } from './CommentComposer.tsx';
import { addComment, editComment } from './comments.actions.ts';
import type { CommentPlace } from './comments.cache.ts';

/** What the composer is about to write, and sending it. */
export function useComposer(place: CommentPlace, me: Me | undefined, onAdded: () => void) {
  const [task, setTask] = useState<ComposerTask>();

  async function send(text: string): Promise<void> {
    setTask(undefined);
    if (task?.kind === 'edit') return editComment(task.comment, text);
    // Signed in a moment ago, and not known by name yet: the next tap will do.
    if (!me) throw new TypeError('The reader is not known yet');
    const parentUuid = task?.parentUuid;
    await addComment({ ...place, parentUuid }, text, authorOf(me));
    if (!parentUuid) onAdded();
  }

  return { task, setTask, send };
}

function authorOf({ uuid, nickname, profileImageUrl, nationalityInfo }: Me): AuthorFragment {
  return { __typename: 'User', uuid, nickname, profileImageUrl, nationalityInfo, isWithdrawn: false };
}
