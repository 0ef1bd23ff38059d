import * as v from 'valibot';
import { setLostWithPage } from '#/lostWithPage.ts';
import { tabStorage } from '#/storage.ts';

type Kind = 'post' | 'job' | 'company' | 'resume';

/** Where a person's draft is kept: one for something new, one for each thing that they change. */
export function draftKey(kind: Kind, account: string, uuid = 'new'): string {
  return `draft:${kind}:${account}:${uuid}`;
}

/**
 * What was kept under a key, or undefined where there is nothing that `schema` can read. Drafts live in the tab's session
 * storage: they survive a reload, a crash and the end of a session, and a tab never overwrites another one's.
 */
export function readDraft<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const draft = v.safeParse(schema, tabStorage.read(key));
  return draft.success ? draft.output : undefined;
}

export function keepDraft(key: string, draft: unknown): void {
  setLostWithPage(key, !tabStorage.write(key, draft));
}

export function forgetDraft(key: string): void {
  tabStorage.remove(key);
  setLostWithPage(key, false);
}
