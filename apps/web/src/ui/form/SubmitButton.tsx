import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { useStore } from '#/useStore.ts';
import { Button } from '../Button.tsx';
import { openQuestions } from '../confirm.ts';

/**
 * Sends the form around. Asks the form itself whether it is being sent: the `form` object stays the same while it is. While a
 * question waits for its answer nothing is on its way, and nothing turns.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  const { isSubmitting } = useFormState();
  const isAsking = useStore(openQuestions).length > 0;
  return <Button isWide {...props} type="submit" isBusy={isSubmitting && !isAsking} />;
}
