import { FileText, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { describedBy, Field } from '#/ui/Field.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { NO_FILE, type CompanyFile } from './company.schema.ts';
import {
  acceptOf,
  companyFileProblem,
  uploadCompanyFile,
  wrongTypeOf,
  type CompanyFilePurpose,
} from './companyFiles.ts';

interface CompanyFileFieldProps {
  name: 'logo' | 'certificate';
  purpose: CompanyFilePurpose;
  label: string;
  hint: string;
  isOptional?: boolean;
}

/** A file of the company: chosen, checked and uploaded at once, so that the form only sends where it lies. */
export function CompanyFileField({ name, purpose, label, hint, isOptional = false }: CompanyFileFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const {
    field: { value, onChange, ref },
  } = useController({ name });
  const error = useFieldError(name, label);
  const file = value as CompanyFile;
  const { isBusy, upload } = useUpload(purpose, onChange);
  const hasFile = file.path !== '';

  function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (chosen) void upload(chosen);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="flex items-center gap-3">
        <Preview>
          {purpose === 'company-logo' && hasFile ? (
            <img src={file.path} alt="" className="size-full object-contain" />
          ) : (
            <FileText aria-hidden size={24} strokeWidth={1.75} />
          )}
        </Preview>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          {hasFile && (
            <span lang={langOf(file.name)} className="truncate text-body text-ink-2">
              {file.name}
            </span>
          )}
          <input ref={input} type="file" accept={acceptOf(purpose)} hidden onChange={handleChoose} />
          <Button
            ref={ref}
            {...describedBy(id, { hint, error })}
            variant="soft"
            size="sm"
            isBusy={isBusy}
            aria-label={`${label}: ${t(hasFile ? 'companies.form.replace' : 'companies.form.choose')}`}
            icon={<Upload aria-hidden size={18} />}
            onClick={() => input.current?.click()}
          >
            {t(hasFile ? 'companies.form.replace' : 'companies.form.choose')}
          </Button>
        </div>
        {isOptional && hasFile && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('companies.form.removeLogo')}
            icon={<Trash2 aria-hidden size={18} />}
            onClick={() => onChange(NO_FILE)}
          />
        )}
      </div>
    </Field>
  );
}

function Preview({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-sunken text-ink-3">
      {children}
    </span>
  );
}

function useUpload(purpose: CompanyFilePurpose, onUploaded: (file: CompanyFile) => void) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);

  async function upload(file: File) {
    const problem = companyFileProblem(file, purpose);
    if (problem) return showAlert(t(problem));
    setIsBusy(true);
    try {
      const { path } = await uploadCompanyFile(file, purpose);
      onUploaded({ name: file.name, path });
    } catch (error) {
      const isWrongType = errorCode(error) === 'UNSUPPORTED_FILE_TYPE';
      const message = isWrongType ? t(wrongTypeOf(purpose)) : errorMessage(error);
      await showAlert({ title: t('companies.failed.upload'), message });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, upload };
}
