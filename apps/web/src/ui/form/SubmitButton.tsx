import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../Button.tsx';

/** Sends the form around. Asks the form itself whether it is being sent: the `form` object stays the same while it is. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'>) {
  const { isSubmitting } = useFormState();
  return <Button isWide {...props} type="submit" isBusy={isSubmitting} />;
}
