import { useId, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../Checkbox.tsx';
import { FieldError } from '../FieldError.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { useFieldError } from './useFieldError.ts';

interface Named {
  /** Path of the value in the form. */
  name: string;
}

/** `TextField` tied to the form around. */
export function FormTextField({ name, error, ...props }: ComponentProps<typeof TextField> & Named) {
  const { register } = useFormContext();
  const problem = useFieldError(name, props.label);
  return <TextField {...props} {...register(name)} error={error ?? problem} />;
}

/** `TextArea` tied to the form around. */
export function FormTextArea({ name, error, ...props }: ComponentProps<typeof TextArea> & Named) {
  const { register } = useFormContext();
  const problem = useFieldError(name, props.label);
  return <TextArea {...props} {...register(name)} error={error ?? problem} />;
}

/** `Select` tied to the form around. */
export function FormSelect({ name, error, ...props }: ComponentProps<typeof Select> & Named) {
  const { register } = useFormContext();
  const problem = useFieldError(name, props.label);
  return <Select {...props} {...register(name)} error={error ?? problem} />;
}

/** `RadioGroup` tied to the form around. */
export function FormRadioGroup({ name, error, ...props }: ComponentProps<typeof RadioGroup> & Named) {
  const { register } = useFormContext();
  const problem = useFieldError(name, props.label);
  return <RadioGroup {...props} {...register(name)} error={error ?? problem} />;
}

/** `Checkbox` tied to the form around; what is wrong stands below it. */
export function FormCheckbox({ name, ...props }: ComponentProps<typeof Checkbox> & Named) {
  const { register } = useFormContext();
  const problem = useFieldError(name);
  const id = useId();
  return (
    <div>
      <Checkbox {...props} {...register(name)} aria-describedby={problem && id} />
      <FieldError id={id}>{problem}</FieldError>
    </div>
  );
}
