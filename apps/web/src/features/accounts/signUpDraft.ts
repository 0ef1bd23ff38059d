import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { forgetDraft, keepDraft, readDraft } from '#/features/forms/drafts.ts';
import { useFormChanges } from '#/features/forms/useFormChanges.ts';
import type { SignUpValues } from './signUp.schema.ts';

// Nobody has an account yet: a tab has one such draft.
const KEY = 'draft:signUp';

const EMPTY = { email: '', nickname: '', nationalityUuid: '', birthDate: '', purpose: '' };

/** What is kept of the form: everything but the password. */
const draftSchema = v.object({
  ...v.entriesFromList(Object.keys(EMPTY) as (keyof typeof EMPTY)[], v.fallback(v.string(), '')),
  gender: v.fallback(v.optional(v.picklist(['male', 'female'])), undefined),
});

/** What was filled in before the page was reloaded; empty fields where there is none. The password is never kept. */
export function readSignUpDraft(): Partial<SignUpValues> {
  const { gender, ...fields } = readDraft(KEY, draftSchema) ?? EMPTY_DRAFT;
  return { ...fields, ...(gender && { gender }), password: '' };
}

const EMPTY_DRAFT: v.InferOutput<typeof draftSchema> = { ...EMPTY, gender: undefined };

export function forgetSignUpDraft(): void {
  forgetDraft(KEY);
}

/** Keeps what is filled in with every change. */
export function useSignUpDraft<Out>(form: UseFormReturn<SignUpValues, unknown, Out>): void {
  useFormChanges(form, keepSignUpDraft);
}

export function keepSignUpDraft({ password: _password, ...fields }: Partial<SignUpValues>): void {
  keepDraft(KEY, fields);
}
