import { keepTextDraft, readTextDraft } from '#/features/forms/textDrafts.ts';

const keyOf = (account: string | undefined, postUuid: string) => `draft:comment:${account ?? 'visitor'}:${postUuid}`;

/**
 * The half-written comment of an account below a post. What was written before signing in belongs to who signs in then.
 */
export function readCommentDraft(account: string | undefined, postUuid: string): string {
  return readTextDraft(keyOf(account, postUuid)) ?? readTextDraft(keyOf(undefined, postUuid)) ?? '';
}

/** Keeps a half-written comment; an empty one is forgotten. */
export function keepCommentDraft(account: string | undefined, postUuid: string, text: string): void {
  keepTextDraft(keyOf(undefined, postUuid), '');
  keepTextDraft(keyOf(account, postUuid), text);
}
