const keyOf = (account: string, partnerUuid: string) => `draft:note:${account}:${partnerUuid}`;

/** The half-written note to a partner; it survives a reload, until the browser's tab is closed. */
export function readNoteDraft(account: string, partnerUuid: string): string {
  return sessionStorage.getItem(keyOf(account, partnerUuid)) ?? '';
}

/** Keeps a half-written note; an empty one is forgotten. */
export function keepNoteDraft(account: string, partnerUuid: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(account, partnerUuid), text);
    else sessionStorage.removeItem(keyOf(account, partnerUuid));
  } catch {
    // A full storage only means that this draft does not survive a reload.
  }
}
