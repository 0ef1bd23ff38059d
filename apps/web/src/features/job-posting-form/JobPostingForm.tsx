import { useTranslation } from 'react-i18next';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import type { Writer } from '#/features/users/useMe.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import type { Wrong } from '#/ui/form/firstWrong.ts';
import { StepForm } from '#/ui/form/StepForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import { summaryOf } from './jobPostingForm.schema.ts';
import { JobPostingPreview } from './JobPostingPreview.tsx';
import type { PreviewedCompany } from './jobPostingPreview.ts';
import { JOB_POSTING_STEPS } from './jobPostingSteps.ts';
import { PlaceAndPaySection, PostingSection } from './PostingSection.tsx';
import { QualificationSection } from './QualificationSection.tsx';
import { WishNotice } from './WishNotice.tsx';
import { useJobPostingForm } from './useJobPostingForm.ts';
import { useSubmitJobPosting } from './useSubmitJobPosting.ts';
import type { Contact, JobPostingToModify } from './jobPostingFields.ts';

interface JobPostingFormProps {
  me: Writer;
  /** The posting to change; a new one without it. */
  posting?: JobPostingToModify | undefined;
  /** Whose it is, and whom a new one names as its contact. */
  company?: (PreviewedCompany & Contact) | undefined;
}

/** Writing a posting, and changing one: the same form, in four steps. */
export function JobPostingForm({ me, posting, company }: JobPostingFormProps) {
  const { t } = useTranslation();
  const editor = useJobPostingForm(me, posting, company);
  const submit = useSubmitJobPosting(editor, posting);
  useLeaveQuestion({ isModify: posting !== undefined, mustAsk: editor.isChanged });
  const { work, placeAndPay, people, contact } = JOB_POSTING_STEPS;

  return (
    <div className="flex flex-1 flex-col gap-4 px-4">
      <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
      <StepForm
        form={editor.form}
        onSubmit={submit}
        alertOf={(problem: Wrong) => translateKey(t, summaryOf(problem))}
        isModify={posting !== undefined}
        submitLabel={posting ? t('companies.form.save') : t('jobPostingForm.submit')}
        preview={<JobPostingPreview company={company} mine={me.language} />}
        steps={[
          {
            ...{ title: t(work.title), names: work.names },
            content: (
              <>
                <PostingSection mine={me.language} />
                <WishNotice />
              </>
            ),
          },
          { title: t(placeAndPay.title), names: placeAndPay.names, content: <PlaceAndPaySection /> },
          {
            ...{ title: t(people.title), names: people.names },
            content: (
              <>
                <QualificationSection />
                <EmploymentSection />
              </>
            ),
          },
          { title: t(contact.title), names: contact.names, content: <ContactSection /> },
        ]}
      />
    </div>
  );
}
