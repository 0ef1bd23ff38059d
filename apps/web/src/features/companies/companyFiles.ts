import { COMPANY_FILE_BYTES, UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { extensionOf } from '@haiko/shared/rules/image';
import { rest, type UploadedFile } from '#/api/rest.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

const CERTIFICATE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

export type CompanyFilePurpose = 'company-logo' | 'company-registration';

const EXTENSIONS: Record<CompanyFilePurpose, readonly string[]> = {
  'company-logo': UPLOAD_IMAGE_EXTENSIONS,
  'company-registration': CERTIFICATE_EXTENSIONS,
};

/** What the file dialog offers. */
export function acceptOf(purpose: CompanyFilePurpose): string {
  return EXTENSIONS[purpose].map((extension) => `.${extension}`).join();
}

/** Why a file need not be sent at all; the server looks at its content as well. */
export function companyFileProblem({ name, size }: Pick<File, 'name' | 'size'>, purpose: CompanyFilePurpose) {
  if (!EXTENSIONS[purpose].includes(extensionOf(name))) return wrongTypeOf(purpose);
  return size > COMPANY_FILE_BYTES ? ('companies.form.fileTooLarge' satisfies MessageKey) : undefined;
}

/** What to say when the content is not what the name promises. */
export function wrongTypeOf(purpose: CompanyFilePurpose) {
  return purpose === 'company-logo' ? 'forms.onlyImages' : 'companies.form.invalidFileType';
}

export function uploadCompanyFile(file: File, purpose: CompanyFilePurpose): Promise<UploadedFile> {
  return rest.upload(file, { purpose });
}
