import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/**
 * A form on a valibot schema; the schema's messages are keys of the message catalogue. Checked on submit, then on every
 * change of a field that was wrong.
 */
export function useValibotForm<In extends FieldValues, Out>(
  schema: GenericSchema<In, Out>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({ resolver: valibotResolver(schema), defaultValues, shouldFocusError: false });
}
