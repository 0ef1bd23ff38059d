import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `listener` with what stands in the form, at every change. */
export function useFormChanges<T extends FieldValues, Out>(
  { subscribe }: UseFormReturn<T, unknown, Out>,
  listener: (values: T) => void,
): void {
  useEffect(
    function followChanges() {
      return subscribe({ formState: { values: true }, callback: ({ values }) => listener(values) });
    },
    [subscribe, listener],
  );
}
