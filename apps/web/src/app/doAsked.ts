import { errorMessage } from '#/api/errorMessage.ts';
import { currentAccount } from '#/api/session.ts';
import { askedToApply } from '#/features/applications/askedToApply.ts';
import { likeCommentOnce } from '#/features/comments/commentLikes.actions.ts';
import { saveJobPostingOnce } from '#/features/job-posting-engagement/jobPostingScraps.actions.ts';
import { likeOnce, saveOnce } from '#/features/post-reactions/postReactions.actions.ts';
import type { Intent } from '#/features/sessions/keepReturn.ts';
import { takeIntent } from '#/features/sessions/returning.ts';
import { showAlert } from '#/ui/confirm.ts';

const DEEDS: Record<Intent['name'], (uuid: string) => Promise<void>> = {
  likePost: likeOnce,
  likeComment: likeCommentOnce,
  savePost: saveOnce,
  saveJobPosting: saveJobPostingOnce,
  // Nothing is sent: they read what goes to whom, and agree, as anybody does.
  apply: async (uuid) => askedToApply.set(uuid),
};

/** Does, once, what somebody has asked for before they signed in; whoever has not signed in has given it up. */
export async function doAsked(): Promise<void> {
  const intent = takeIntent();
  if (!intent || currentAccount() === undefined) return;
  await DEEDS[intent.name](intent.uuid).catch((error: unknown) => showAlert(errorMessage(error)));
}
