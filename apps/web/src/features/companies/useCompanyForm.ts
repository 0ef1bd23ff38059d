import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { draftKey } from '#/features/forms/drafts.ts';
import { useDraftForm, type Draft } from '#/features/forms/useDraftForm.ts';
import { loadCompany, updateCompany } from './company.actions.ts';
import {
  companySchema,
  EMPTY_COMPANY,
  fileSchema,
  isSameCompany,
  isSameFile,
  isSavedCompany,
  payloadOf,
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
  const editor = useDraftForm<CompanyValues>({
    key: draftKey('company', account, company?.uuid),
    stored,
    ...(company ? savedOf(company) : { saved: EMPTY_COMPANY }),
    isSame: isSameCompany,
    isSaved: isSavedCompany,
    revive: reviveCompany,
    form: { resolver: valibotResolver(companySchema), shouldFocusError: false },
  });
  return {
    ...editor,
    /** Whether it was saved; the company may have been changed elsewhere, and that been given way to. */
    change: (uuid: string) =>
      editor.sendChange(
        // Files that were not changed here are those that are saved by then.
        (expectedVersion) => updateCompany(uuid, payloadOf(editor.form.getValues()), expectedVersion),
        async () => savedOf(await loadCompany()),
      ),
  };
}

function savedOf(company: MyCompany) {
  return { saved: valuesOf(company), version: company.updatedAt };
}

export type CompanyEditor = ReturnType<typeof useCompanyForm>;

/** A draft with files that are still there: those that were not changed are the saved ones, whose links are fresh. */
export function reviveCompany(draft: Draft<CompanyValues>, saved: CompanyValues, now = Date.now()): CompanyValues {
  const isOld = now - draft.savedAt >= FILES_LIVE_MS;
  const fileOf = (name: 'logo' | 'certificate') =>
    isOld || isSameFile(draft.values[name], draft.base[name]) ? saved[name] : draft.values[name];
  return { ...draft.values, logo: fileOf('logo'), certificate: fileOf('certificate') };
}
