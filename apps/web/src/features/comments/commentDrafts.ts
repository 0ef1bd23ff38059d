const keyOf = (account: string | undefined, postUuid: string) => `draft:comment:${account ?? 'visitor'}:${postUuid}`;

/**
 * The half-written comment of an account below a post; it survives a reload, until the browser's tab is closed. What was
 * written before signing in belongs to who signs in then.
 */
export function readCommentDraft(account: string | undefined, postUuid: string): string {
  return sessionStorage.getItem(keyOf(account, postUuid)) ?? sessionStorage.getItem(keyOf(undefined, postUuid)) ?? '';
}

/** Keeps a half-written comment; an empty one is forgotten. */
export function keepCommentDraft(account: string | undefined, postUuid: string, text: string): void {
  try {
    sessionStorage.removeItem(keyOf(undefined, postUuid));
    if (text) sessionStorage.setItem(keyOf(account, postUuid), text);
    else sessionStorage.removeItem(keyOf(account, postUuid));
  } catch {
    // A full storage only means that this draft does not survive a reload.
  }
}
