import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { SignUpValues } from './signUp.schema.ts';

const STORED_KEY = 'draft:signUp';

const EMPTY = { email: '', nickname: '', nationalityUuid: '', birthDate: '', purpose: '' };

/** What is kept of the form: everything but the password. */
const draftSchema = v.object({
  ...v.entriesFromList(Object.keys(EMPTY) as (keyof typeof EMPTY)[], v.fallback(v.string(), '')),
  gender: v.fallback(v.optional(v.picklist(['male', 'female'])), undefined),
});

/** What was filled in before the page was reloaded; empty fields where there is none. The password is never kept. */
export function readSignUpDraft(): Partial<SignUpValues> {
  const draft = v.safeParse(draftSchema, stored());
  if (!draft.success) return { ...EMPTY, password: '' };
  const { gender, ...fields } = draft.output;
  return { ...fields, ...(gender && { gender }), password: '' };
}

export function forgetSignUpDraft(): void {
  attempt(() => sessionStorage.removeItem(STORED_KEY));
}

/** Keeps what is filled in, in the tab's own storage, with every change. */
export function useSignUpDraft<Out>(form: UseFormReturn<SignUpValues, unknown, Out>): void {
  const { subscribe } = form;
  useEffect(
    function keepDraft() {
      return subscribe({ formState: { values: true }, callback: ({ values }) => storeSignUpDraft(values) });
    },
    [subscribe],
  );
}

export function storeSignUpDraft({ password: _password, ...fields }: Partial<SignUpValues>): void {
  attempt(() => sessionStorage.setItem(STORED_KEY, JSON.stringify(fields)));
}

function stored(): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(STORED_KEY) ?? 'null') as unknown);
}

// A browser may refuse storage or have none left; signing up goes on without a draft.
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
