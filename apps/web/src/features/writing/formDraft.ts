import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from 'react-hook-form';
import * as v from 'valibot';

/** A draft with what the form had begun with: when the saved text is another one by now, somebody changed it. */
export interface KeptDraft<T> {
  /** Milliseconds since 1970. */
  savedAt: number;
  base: T;
  values: T;
}

interface DraftedFormOptions<T extends FieldValues> {
  /** Where the draft is kept: of which account, and of what. */
  key: string;
  /** What a draft that can be read looks like. */
  stored: v.GenericSchema<unknown, T>;
  /** What the form begins with when there is no draft: what is saved, or an empty form. */
  saved: T;
  /** Whether it changes what is on the server, where others may have changed it, too. */
  isModify: boolean;
  isSame: (one: T, other: T) => boolean;
  /** What of a draft can still be used, beside what is saved now. */
  revive?: (draft: KeptDraft<T>, saved: T) => T;
  form: Omit<UseFormProps<T, unknown, T>, 'defaultValues'>;
}

/**
 * A form whose values are kept as a draft with every change, in the tab's own storage: it survives a reload and a crash, and
 * a tab never overwrites another one's. `key` and `saved` count as they are at first.
 */
export function useDraftedForm<T extends FieldValues>(options: DraftedFormOptions<T>) {
  const [{ key, saved, isSame, isModify }] = useState(options);
  const [draft, setDraft] = useState(() => readFormDraft(options));
  const form = useForm<T, unknown, T>({ ...options.form, defaultValues: (draft?.values ?? saved) as DefaultValues<T> });
  const base = draft?.base ?? saved;
  const isFinished = useRef(false);

  useEffect(
    function keepDraft() {
      return form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSame(values, saved)) forgetFormDraft(key);
          else storeFormDraft(key, { savedAt: Date.now(), base, values });
        },
      });
    },
    [form, saved, base, key, isSame],
  );

  return {
    form,
    saved,
    isRestored: draft !== undefined,
    /** Whether what is saved was changed since the draft was begun. */
    isOutdated: isModify && draft !== undefined && !isSame(draft.base, saved),
    isChanged: () => !isFinished.current && !isSame(form.getValues(), saved),
    discard() {
      setDraft(undefined);
      // Fields that keep their own text are not drawn anew by this: they are set.
      form.reset(saved, { keepFieldsRef: true });
      forgetFormDraft(key);
    },
    /** It is on the server: there is nothing left to keep or to ask about. */
    finish() {
      isFinished.current = true;
      forgetFormDraft(key);
    },
  };
}

function storeFormDraft<T>(key: string, draft: KeptDraft<T>): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

function forgetFormDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** The kept draft as it can still be used, or undefined where there is none that can be read or says anything new. */
function readFormDraft<T extends FieldValues>(options: DraftedFormOptions<T>): KeptDraft<T> | undefined {
  const { key, stored, saved, isSame, revive } = options;
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
  const draft = v.safeParse(v.object({ savedAt: v.number(), base: stored, values: stored }), kept);
  if (!draft.success) return undefined;
  const values = revive ? revive(draft.output, saved) : draft.output.values;
  return isSame(values, saved) ? undefined : { ...draft.output, values };
}

// A browser may refuse storage or have none left; writing goes on without a draft.
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
