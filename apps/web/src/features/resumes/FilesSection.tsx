import { MAX_RESUME_FILES, RESUME_FILE_BYTES } from '@haiko/shared/limits';
import { extensionOf } from '@haiko/shared/rules/image';
import { FileText, Upload, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { langOf } from '#/features/text/langOf.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { FieldError } from '#/ui/FieldError.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import type { ResumeValues } from './resumeForm.ts';
import { uploadResumeFile } from './resumes.actions.ts';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp'];

function problemOf({ name, size }: File): MessageKey | undefined {
  if (!EXTENSIONS.includes(extensionOf(name))) return 'resumes.form.wrongType';
  return size > RESUME_FILE_BYTES ? 'resumes.form.tooLarge' : undefined;
}

/** Papers beside the words: uploaded at once, so that the form only sends where they lie. */
export function FilesSection() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { field } = useController<ResumeValues, 'files'>({ name: 'files' });
  const error = useFieldError('files');
  const [isBusy, setIsBusy] = useState(false);
  const files = field.value;

  async function upload(file: File) {
    const problem = problemOf(file);
    if (problem) return showAlert(t(problem));
    setIsBusy(true);
    try {
      const { path } = await uploadResumeFile(file);
      field.onChange([...files, { name: file.name, path }]);
    } catch (failure) {
      await showAlert({ title: t('companies.failed.upload'), message: errorMessage(failure) });
    } finally {
      setIsBusy(false);
    }
  }

  function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (chosen) void upload(chosen);
  }

  return (
    <FormSection title={t('resumes.form.files')}>
      <p className="-mt-2 text-meta text-ink-3">{t('resumes.form.filesHint')}</p>
      <FileList files={files} onChange={field.onChange} />
      <FieldError>{error}</FieldError>
      <input
        ref={input}
        type="file"
        accept={EXTENSIONS.map((one) => `.${one}`).join()}
        hidden
        onChange={handleChoose}
      />
      {files.length < MAX_RESUME_FILES && (
        <div>
          <Button
            variant="soft"
            size="sm"
            isBusy={isBusy}
            icon={<Upload aria-hidden size={18} />}
            onClick={() => input.current?.click()}
          >
            {t('resumes.form.addFile')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

interface FileListProps {
  files: ResumeValues['files'];
  onChange: (files: ResumeValues['files']) => void;
}

function FileList({ files, onChange }: FileListProps) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ name, path }) => (
        <li key={path} className="flex items-center gap-2 text-body text-ink-1">
          <FileText aria-hidden size={18} className="shrink-0 text-ink-3" />
          <span lang={langOf(name)} className="min-w-0 flex-1 wrap-anywhere">
            {name}
          </span>
          <IconButton
            label={t('resumes.form.removeFile', { name })}
            icon={<X aria-hidden size={20} className="text-ink-3" />}
            onClick={() => onChange(files.filter((file) => file.path !== path))}
          />
        </li>
      ))}
    </ul>
  );
}
