const keyOf = (postUuid: string) => `commentDraft:${postUuid}`;

/** The half-written comment below a post; it survives a reload, until the browser's tab is closed. */
export function readCommentDraft(postUuid: string): string {
  return sessionStorage.getItem(keyOf(postUuid)) ?? '';
}

/** Keeps a half-written comment; an empty one is forgotten. */
export function keepCommentDraft(postUuid: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(postUuid), text);
    else sessionStorage.removeItem(keyOf(postUuid));
  } catch {
    // A full storage only means that this draft does not survive a reload.
  }
}
