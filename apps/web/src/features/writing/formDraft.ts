import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { forgetInTab, keepInTab, readFromTab } from '#/tabStorage.ts';

/** A draft with what the form had begun with: when the saved text is another one by now, somebody changed it. */
export interface KeptDraft<T> {
  /** Milliseconds since 1970. */
  savedAt: number;
  base: T;
  values: T;
}

/** What is on the server. */
interface Saved<T> {
  /** What the form begins with when there is no draft: what is saved, or an empty form. */
  saved: T;
  /** Which version of it that is: `updatedAt`; none of something new. */
  version?: string | undefined;
}

interface DraftedFormOptions<T extends FieldValues> extends Saved<T> {
  /** Where the draft is kept: of which account, and of what. */
  key: string;
  /** What a draft that can be read looks like. */
  stored: v.GenericSchema<unknown, T>;
  /** Whether it changes what is on the server, where others may have changed it, too. */
  isModify: boolean;
  isSame: (one: T, other: T) => boolean;
  /** Whether what was sent is what is saved by now, as the server stores it: the reply was lost then. */
  isSaved: (sent: T, saved: T) => boolean;
  /** What of a draft can still be used, beside what is saved now. */
  revive?: (draft: KeptDraft<T>, saved: T) => T;
  form: Omit<UseFormProps<T, unknown, T>, 'defaultValues'>;
}

/** A draft that is in the form; `isOvertaken` when what is saved was changed while the form was open. */
type ShownDraft<T> = KeptDraft<T> & { isOvertaken?: boolean };
type DraftedForm<T extends FieldValues> = UseFormReturn<T, unknown, T>;

/**
 * A form whose values are kept as a draft with every change, in the tab's own storage: it survives a reload and a crash, and
 * a tab never overwrites another one's. `key`, `saved` and `version` count as they are at first.
 */
export function useDraftedForm<T extends FieldValues>(options: DraftedFormOptions<T>) {
  const [{ key, isSame, isSaved, isModify, revive }] = useState(options);
  const [{ saved, version }, setSaved] = useState<Saved<T>>(options);
  const [draft, setDraft] = useState<ShownDraft<T> | undefined>(() => readFormDraft(options));
  const form = useForm<T, unknown, T>({ ...options.form, defaultValues: (draft?.values ?? saved) as DefaultValues<T> });
  const base = draft?.base ?? saved;
  const isFinished = useRef(false);

  const keep = (values: T) => {
    if (isFinished.current) return;
    if (isSame(values, saved)) forgetInTab(key);
    else keepInTab(key, { savedAt: Date.now(), base, values });
  };
  useOnTyping(form, keep);

  return {
    form,
    saved,
    /** What was read and is changed here; the server refuses to put the form in the place of another one. */
    version,
    isRestored: draft !== undefined,
    /** Whether what is saved was changed since the draft was begun. */
    isOutdated: isModify && draft !== undefined && !isSame(draft.base, saved),
    /** Whether that was found out while the form was open. */
    isOvertaken: draft?.isOvertaken ?? false,
    /**
     * Takes note of what is saved now, and says whether somebody else made it of what the form began with. What was typed
     * stays, as a draft.
     */
    takeNote(now: Saved<T>): boolean {
      setSaved(now);
      if (isSame(now.saved, saved)) return false;
      const typed = { savedAt: Date.now(), base, values: form.getValues() };
      const isOwn = isSaved(typed.values, now.saved);
      setDraft(isOwn ? undefined : overtaken(form, typed, revive ? revive(typed, now.saved) : typed.values));
      return !isOwn;
    },
    isChanged: () => !isFinished.current && !isSame(form.getValues(), saved),
    discard() {
      setDraft(undefined);
      // Fields that keep their own text are not drawn anew by this: they are set.
      form.reset(saved, { keepFieldsRef: true });
      forgetInTab(key);
    },
    /** It is on the server: there is nothing left to keep or to ask about. */
    finish() {
      isFinished.current = true;
      forgetInTab(key);
    },
  };
}

/** Calls `keep` with what stands in the form, at every change. */
function useOnTyping<T extends FieldValues>(form: DraftedForm<T>, keep: (values: T) => void): void {
  useEffect(
    function listen() {
      return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    },
    [form, keep],
  );
}

/** What was typed, as a draft in the form, with what of it can still be used. */
function overtaken<T extends FieldValues>(form: DraftedForm<T>, typed: KeptDraft<T>, usable: T): ShownDraft<T> {
  const base = { ...typed.base, ...changesOf(typed.values, usable) };
  return { ...typed, base, values: fill(form, usable), isOvertaken: true };
}

/** Puts the values that are others into the form. */
function fill<T extends FieldValues>(form: DraftedForm<T>, values: T): T {
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
function readFormDraft<T extends FieldValues>(options: DraftedFormOptions<T>): KeptDraft<T> | undefined {
  const { key, stored, saved, isSame, isSaved, isModify, revive } = options;
  const kept = readFromTab(key);
  const draft = v.safeParse(v.object({ savedAt: v.number(), base: stored, values: stored }), kept);
  if (!draft.success) return undefined;
  const values = revive ? revive(draft.output, saved) : draft.output.values;
  const isStored = isModify && !isSame(draft.output.base, saved) && isSaved(values, saved);
  return isStored || isSame(values, saved) ? undefined : { ...draft.output, values };
}
