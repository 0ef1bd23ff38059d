import { MAX_RESUME_FILES } from '@haiko/shared/limits';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PapersField } from '#/features/files/PapersField.tsx';
import { FieldError } from '#/ui/FieldError.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import type { ResumeValues } from './resumeForm.ts';

/** Papers beside the words. */
export function FilesSection() {
  const { t } = useTranslation();
  const { field } = useController<ResumeValues, 'files'>({ name: 'files' });
  const error = useFieldError('files');
  return (
    <FormSection>
      <p className="text-meta text-ink-3">{t('resumes.form.filesHint')}</p>
      <PapersField files={field.value} max={MAX_RESUME_FILES} onChange={field.onChange}>
        <FieldError>{error}</FieldError>
      </PapersField>
    </FormSection>
  );
}
