import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { useDraftedForm, type KeptDraft } from '#/features/writing/formDraft.ts';
import {
  companySchema,
  EMPTY_COMPANY,
  fileSchema,
  isSameCompany,
  isSameFile,
  isSavedCompany,
  valuesOf,
  type CompanyValues,
  type MyCompany,
} from './company.schema.ts';

// The server removes files that nothing uses after a day; an older draft comes back without them.
const FILES_LIVE_MS = 23 * 60 * 60 * 1000;

type TextName = Exclude<keyof CompanyValues, 'logo' | 'certificate'>;
const stored = v.object({
  ...v.entriesFromList(
    Object.keys(EMPTY_COMPANY).filter((key) => key !== 'logo' && key !== 'certificate') as TextName[],
    v.string(),
  ),
  logo: fileSchema,
  certificate: fileSchema,
});

/** The form of a company, or of a new one, and its draft, which is kept with every change. */
export function useCompanyForm(account: string, company?: MyCompany) {
  return useDraftedForm<CompanyValues>({
    key: `draft:company:${account}:${company?.uuid ?? 'new'}`,
    stored,
    saved: company ? valuesOf(company) : EMPTY_COMPANY,
    version: company?.updatedAt,
    isModify: company !== undefined,
    isSame: isSameCompany,
    isSaved: isSavedCompany,
    revive: reviveCompany,
    form: { resolver: valibotResolver(companySchema), shouldFocusError: false },
  });
}

export type CompanyEditor = ReturnType<typeof useCompanyForm>;

/** A draft with files that are still there: those that were not changed are the saved ones, whose links are fresh. */
export function reviveCompany(draft: KeptDraft<CompanyValues>, saved: CompanyValues, now = Date.now()): CompanyValues {
  const isOld = now - draft.savedAt >= FILES_LIVE_MS;
  const fileOf = (name: 'logo' | 'certificate') =>
    isOld || isSameFile(draft.values[name], draft.base[name]) ? saved[name] : draft.values[name];
  return { ...draft.values, logo: fileOf('logo'), certificate: fileOf('certificate') };
}
