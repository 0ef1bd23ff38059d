import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { forgetInTab, keepInTab, readFromTab } from '#/tabStorage.ts';
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
  const draft = v.safeParse(draftSchema, readFromTab(STORED_KEY));
  if (!draft.success) return { ...EMPTY, password: '' };
  const { gender, ...fields } = draft.output;
  return { ...fields, ...(gender && { gender }), password: '' };
}

export function forgetSignUpDraft(): void {
  forgetInTab(STORED_KEY);
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
  keepInTab(STORED_KEY, fields);
}
