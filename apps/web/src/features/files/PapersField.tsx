import { ATTACHMENT_BYTES, ATTACHMENT_EXTENSIONS, RESUME_FILE_BYTES } from '@haiko/shared/limits';
import { extensionOf } from '@haiko/shared/rules/image';
import { FileText, Upload, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { rest } from '#/api/rest.ts';
import { langOf } from '#/features/text/langOf.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';

/** What can be uploaded for what, and what is said of the rest before anything is sent. */
const KINDS = {
  resume: {
    extensions: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
    bytes: RESUME_FILE_BYTES,
    ...{ wrongType: 'resumes.form.wrongType', tooLarge: 'resumes.form.tooLarge' },
  },
  attachment: {
    extensions: ATTACHMENT_EXTENSIONS,
    bytes: ATTACHMENT_BYTES,
    ...{ wrongType: 'errors.UNSUPPORTED_FILE_TYPE', tooLarge: 'errors.FILE_TOO_LARGE' },
  },
} as const satisfies Record<string, Kind>;

interface Kind {
  extensions: readonly string[];
  bytes: number;
  wrongType: MessageKey;
  tooLarge: MessageKey;
}

/** What somebody has uploaded: how they call it, and where it lies. */
export interface Paper {
  name: string;
  path: string;
}

interface PapersFieldProps {
  files: Paper[];
  max: number;
  onChange: (files: Paper[]) => void;
  /** Between the list and the button. */
  children?: ReactNode;
}

/** Papers for a company, or from it: uploaded at once, so that what is written only says where they lie. */
export function PapersField({ files, max, onChange, children }: PapersFieldProps) {
  const { t } = useTranslation();
  const { isBusy, choose, input } = usePaperUpload(files, onChange);
  return (
    <>
      <PaperList files={files} onChange={onChange} />
      {children}
      {input}
      {files.length < max && (
        <div>
          <Button variant="soft" size="sm" isBusy={isBusy} icon={<Upload aria-hidden size={18} />} onClick={choose}>
            {t('resumes.form.addFile')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Adds papers one by one: `choose` opens the phone's own choice, `input` is what it needs on the page. */
export function usePaperUpload(
  files: Paper[],
  onChange: (files: Paper[]) => void,
  purpose: keyof typeof KINDS = 'resume',
) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function upload(file: File) {
    const problem = problemOf(file, KINDS[purpose]);
    if (problem) return showAlert(t(problem));
    setIsBusy(true);
    try {
      const { path } = await rest.upload(file, { purpose });
      onChange([...files, { name: file.name, path }]);
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

  const accept = KINDS[purpose].extensions.map((one) => `.${one}`).join();
  return {
    isBusy,
    choose: () => field.current?.click(),
    input: <input ref={field} type="file" accept={accept} hidden onChange={handleChoose} />,
  };
}

function problemOf({ name, size }: File, { extensions, bytes, wrongType, tooLarge }: Kind): MessageKey | undefined {
  if (!extensions.includes(extensionOf(name))) return wrongType;
  return size > bytes ? tooLarge : undefined;
}

/** What was chosen, each with a way to take it out again. */
export function PaperList({ files, onChange }: Pick<PapersFieldProps, 'files' | 'onChange'>) {
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
