import { useTranslation } from 'react-i18next';
import type { FieldPath } from 'react-hook-form';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import type { Writer } from '#/features/users/useMe.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import { problemsOf, summaryOf } from './jobPostingForm.schema.ts';
import { PostingSection } from './PostingSection.tsx';
import { QualificationSection } from './QualificationSection.tsx';
import { WishNotice } from './WishNotice.tsx';
import { useJobPostingForm } from './useJobPostingForm.ts';
import { useSubmitJobPosting } from './useSubmitJobPosting.ts';
import type { Contact, JobPostingToModify, JobPostingValues } from './jobPostingFields.ts';

interface JobPostingFormProps {
  me: Writer;
  /** The posting to change; a new one without it. */
  posting?: JobPostingToModify;
  /** With what a new one begins. */
  contact?: Contact | undefined;
}

/** Writing a posting, and changing one: the same form. */
export function JobPostingForm({ me, posting, contact }: JobPostingFormProps) {
  const { t } = useTranslation();
  const editor = useJobPostingForm(me, posting, contact);
  const { form } = editor;
  const submit = useSubmitJobPosting(editor, posting);
  useLeaveQuestion({ isModify: posting !== undefined, mustAsk: editor.isChanged });

  function showProblem() {
    const problems = problemsOf(form.getValues());
    // Before the alert opens: the focus comes back to where it was then.
    if (problems[0]) form.setFocus(problems[0].path as FieldPath<JobPostingValues>);
    void showAlert(translateKey(t, summaryOf(problems)));
  }

  return (
    <div className="flex flex-1 flex-col gap-4 px-4">
      <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
      <Form form={form} onSubmit={submit} onInvalid={showProblem}>
        <PostingSection mine={me.language} />
        <QualificationSection />
        <EmploymentSection />
        <ContactSection />
        <WishNotice />
        <FormFooter isAboveBar>
          <SubmitButton>{posting ? t('companies.form.save') : t('jobPostingForm.submit')}</SubmitButton>
        </FormFooter>
      </Form>
    </div>
  );
}
