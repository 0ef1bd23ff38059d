import { useTranslation } from 'react-i18next';
import type { FieldPath } from 'react-hook-form';
import { useLeaveQuestion } from '#/features/writing/postFormLeaving.ts';
import { RestoredDraft } from '#/features/writing/RestoredDraft.tsx';
import type { Writer } from '#/features/writing/usePostForm.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EmploymentSection } from './EmploymentSection.tsx';
import type { JobToModify } from './jobForm.ts';
import { problemsOf, summaryOf, type JobValues } from './jobForm.schema.ts';
import { PostingSection } from './PostingSection.tsx';
import { QualificationSection } from './QualificationSection.tsx';
import { useJobForm } from './useJobForm.ts';
import { useSubmitJob } from './useSubmitJob.ts';

interface JobFormProps {
  me: Writer;
  /** The posting to change; a new one without it. */
  job?: JobToModify;
}

/** Writing a posting, and changing one: the same form. */
export function JobForm({ me, job }: JobFormProps) {
  const { t } = useTranslation();
  const editor = useJobForm(me, job);
  const { form } = editor;
  const submit = useSubmitJob(editor, job);
  useLeaveQuestion({ isModify: job !== undefined, mustAsk: editor.isChanged, isSending: () => false });

  function tellProblem() {
    const problems = problemsOf(form.getValues());
    // Before the alert opens: the focus comes back to where it was then.
    if (problems[0]) form.setFocus(problems[0].path as FieldPath<JobValues>);
    void showAlert(translateKey(t, summaryOf(problems)));
  }

  return (
    <div className="flex flex-1 flex-col gap-4 px-4">
      {editor.isRestored && (
        <RestoredDraft isOutdated={editor.isOutdated} isOvertaken={editor.isOvertaken} onDiscard={editor.discard} />
      )}
      <Form form={form} onSubmit={submit} onInvalid={tellProblem}>
        <PostingSection mine={me.language} />
        <QualificationSection />
        <EmploymentSection />
        <ContactSection />
        <FormFooter isAboveBar>
          <SubmitButton>{job ? t('companies.form.save') : t('jobs.form.submit')}</SubmitButton>
        </FormFooter>
      </Form>
    </div>
  );
}
