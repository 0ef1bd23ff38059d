import { useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { sendChange } from './sendChange.ts';
import { useFormChanges } from './useFormChanges.ts';

/** A draft with what the form had begun with: when the saved text is another one by now, somebody changed it. */
export interface Draft<T> {
  /** Milliseconds since 1970. */
  savedAt: number;
  base: T;
  values: T;
}

/** What is on the server. */
export interface Saved<T> {
  /** What the form begins with when there is no draft: what is saved, or an empty form. */
  saved: T;
  /** Which version of it that is: `updatedAt`; none of something new. */
  version?: string | undefined;
}

interface DraftFormOptions<T extends FieldValues> extends Saved<T> {
  /** Where the draft is kept: `draftKey`. */
  key: string;
  /** What a draft that can be read looks like. */
  stored: v.GenericSchema<unknown, T>;
  isSame: (one: T, other: T) => boolean;
  /** Whether what was sent is what is saved by now, as the server stores it: the reply was lost then. */
  isSaved: (sent: T, saved: T) => boolean;
  /** What of a draft can still be used, beside what is saved now. */
  revive?: (draft: Draft<T>, saved: T) => T;
  form: Omit<UseFormProps<T, unknown, T>, 'defaultValues'>;
}

/** A draft that is in the form; `isOvertaken` when what is saved was changed while the form was open. */
type RestoredDraft<T> = Draft<T> & { isOvertaken: boolean };
type DraftForm<T extends FieldValues> = UseFormReturn<T, unknown, T>;
type Send = (expectedVersion: string | undefined) => Promise<void>;

/**
 * A form whose values are kept as a draft with every change, and whose change is sent with the version that it was made of.
 * `key`, `saved` and `version` count as they are at first.
 */
export function useDraftForm<T extends FieldValues>(options: DraftFormOptions<T>) {
  const [{ key, isSame, isSaved, revive = asItIs }] = useState(options);
  const [{ saved, version }, setSaved] = useState<Saved<T>>(options);
  const [draft, setDraft] = useState<RestoredDraft<T> | undefined>(() => restoreDraft(options));
  const form = useForm<T, unknown, T>({ ...options.form, defaultValues: (draft?.values ?? saved) as DefaultValues<T> });
  const base = draft?.base ?? saved;
  const isOutdated = version !== undefined && !isSame(base, saved);
  const isFinished = useRef(false);

  useFormChanges(form, (values) => {
    if (isFinished.current) return;
    if (isSame(values, saved)) forgetDraft(key);
    else keepDraft(key, { savedAt: Date.now(), base, values });
  });

  /** Goes on from what is saved now; whether somebody else made that. What was typed stays, as a draft. */
  function rebase(now: Saved<T>): boolean {
    setSaved(now);
    if (isSame(now.saved, saved)) return false;
    const typed = { savedAt: Date.now(), base, values: form.getValues() };
    const isOwn = isSaved(typed.values, now.saved);
    setDraft(isOwn ? undefined : overtaken(form, typed, revive(typed, now.saved)));
    return !isOwn;
  }

  function discard() {
    setDraft(undefined);
    // Fields that keep their own text are not drawn anew by this: they are set.
    form.reset(saved, { keepFieldsRef: true });
    forgetDraft(key);
  }

  /** It is on the server: there is nothing left to keep or to ask about. */
  function finish() {
    isFinished.current = true;
    forgetDraft(key);
  }

  return {
    ...{ form, saved, rebase, discard, finish },
    draft: draft && { isOutdated, isOvertaken: draft.isOvertaken },
    isChanged: () => !isFinished.current && !isSame(form.getValues(), saved),
    isFinished: () => isFinished.current,
    /** `sendChange` of the version that was read; `load` reads what is saved by then. */
    sendChange: (send: Send, load: () => Promise<Saved<T>>) =>
      sendChange({ expectedVersion: version, send, load, rebase }),
  };
}

const asItIs = <T>({ values }: Draft<T>): T => values;

/** What was typed, as a draft in the form, with what of it can still be used. */
function overtaken<T extends FieldValues>(form: DraftForm<T>, typed: Draft<T>, usable: T): RestoredDraft<T> {
  const base = { ...typed.base, ...changesOf(typed.values, usable) };
  return { ...typed, base, values: fill(form, usable), isOvertaken: true };
}

/** Puts the values that are others into the form. */
function fill<T extends FieldValues>(form: DraftForm<T>, values: T): T {
  for (const name of Object.keys(values) as Path<T>[]) {
    if (values[name] !== form.getValues(name)) form.setValue(name, values[name]);
  }
  return values;
}

/** What `revive` has put in the place of what stood there: it was never changed here, and must not count as if it were. */
function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const names = Object.keys(after) as (keyof T)[];
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  ) as Partial<T>;
}

/** The kept draft as it can still be used, or undefined where there is none that can be read or says anything new. */
function restoreDraft<T extends FieldValues>(options: DraftFormOptions<T>): RestoredDraft<T> | undefined {
  const { key, stored, saved, version, isSame, isSaved, revive = asItIs } = options;
  const draft = readDraft(key, v.object({ savedAt: v.number(), base: stored, values: stored }));
  if (!draft) return undefined;
  const values = revive(draft, saved);
  const isStored = version !== undefined && !isSame(draft.base, saved) && isSaved(values, saved);
  return isStored || isSame(values, saved) ? undefined : { ...draft, values, isOvertaken: false };
}
