import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { EMPTY_COMPANY, NO_FILE, type CompanyValues } from './company.schema.ts';

// The server removes files that nothing uses after a day; an older draft comes back without them.
const FILES_LIVE_MS = 23 * 60 * 60 * 1000;
const file = v.object({ name: v.string(), path: v.string() });
const draftSchema = v.object({
  savedAt: v.number(),
  values: v.object({
    ...v.entriesFromList(
      Object.keys(EMPTY_COMPANY).filter((key) => key !== 'logo' && key !== 'certificate') as TextName[],
      v.string(),
    ),
    logo: file,
    certificate: file,
  }),
});
type TextName = Exclude<keyof CompanyValues, 'logo' | 'certificate'>;

const keyOf = (account: string) => `draft:company:${account}`;

/** What this account had filled in when the page was left; an empty form where there is nothing that can be read. */
export function readCompanyDraft(account: string, now = Date.now()): CompanyValues {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(account)) ?? 'null') as unknown);
  const draft = v.safeParse(draftSchema, stored);
  if (!draft.success) return EMPTY_COMPANY;
  const { savedAt, values } = draft.output;
  return now - savedAt < FILES_LIVE_MS ? values : { ...values, logo: NO_FILE, certificate: NO_FILE };
}

export function storeCompanyDraft(account: string, values: CompanyValues, now = Date.now()): void {
  attempt(() => sessionStorage.setItem(keyOf(account), JSON.stringify({ savedAt: now, values })));
}

export function forgetCompanyDraft(account: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(account)));
}

/** Keeps what is filled in with every change, in the tab's own storage. */
export function useCompanyDraft(account: string | undefined, { subscribe }: UseFormReturn<CompanyValues>): void {
  useEffect(
    function keepDraft() {
      if (account === undefined) return undefined;
      return subscribe({ formState: { values: true }, callback: ({ values }) => storeCompanyDraft(account, values) });
    },
    [account, subscribe],
  );
}

// A browser may refuse storage or have none left; the form works without a draft.
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
