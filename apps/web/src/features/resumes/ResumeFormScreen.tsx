import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  MyResumeDocument,
  MyVisaDocument,
  ResumesAreTranslatedDocument,
  type ResumePartsFragment,
} from '#/api/generated.ts';
import { askedToApply, type ResumeFor } from '#/features/applications/askedToApply.ts';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { draftKey } from '#/features/forms/drafts.ts';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { useDraftForm } from '#/features/forms/useDraftForm.ts';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { StepForm } from '#/ui/form/StepForm.tsx';
import { useRewindSteps } from '#/ui/form/useStepHistory.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useHasLeft, useReturnTo } from '#/ui/leaving.ts';
import { FilesSection } from './FilesSection.tsx';
import {
  COMPANIES_READ,
  EMPTY_RESUME,
  isSameResume,
  isSavedResume,
  payloadOf,
  resumeDraftSchema,
  resumeSchema,
  type ResumeValues,
  valuesOf,
} from './resumeForm.ts';
import { forgetResume, loadResume, saveResume } from './resumes.actions.ts';
import { ResumePreview } from './ResumePreview.tsx';
import { AboutSection, DetailsSection, ExperienceSection } from './ResumeSections.tsx';

/** /resumewriting: the own résumé is written, or changed. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('resumes.write')}</ScreenTitle>
      <PostListBoundary message={t('resumes.loadFailed')} skeleton={<Skeleton />}>
        <Loaded />
      </PostListBoundary>
    </>
  );
}

function Loaded() {
  const me = useSignedInMe();
  const { data } = useSuspenseQuery(MyResumeDocument, {
    variables: { language: COMPANIES_READ },
    fetchPolicy: 'network-only',
  });
  return <ResumeForm key={me.uuid} me={me} resume={data.readMyResume ?? undefined} />;
}

export const Skeleton = ScreenSkeleton;

type Me = ReturnType<typeof useSignedInMe>;

function useResumeForm(me: Me, resume: ResumePartsFragment | undefined) {
  const savedOf = (now: ResumePartsFragment | undefined) =>
    now ? { saved: valuesOf(now, me.language), version: now.updatedAt } : { saved: EMPTY_RESUME };
  const editor = useDraftForm<ResumeValues>({
    key: draftKey('resume', me.uuid),
    stored: resumeDraftSchema,
    ...savedOf(resume),
    isSame: isSameResume,
    isSaved: isSavedResume,
    form: { resolver: valibotResolver(resumeSchema), shouldFocusError: false },
  });
  return { editor, loadSaved: async () => savedOf(await loadResume()) };
}

const STEPS = {
  about: ['headline', 'introduction', 'skills', 'originalLanguage'],
  experience: ['experiences'],
  details: ['showVisa', 'koreanLevel', 'availableFrom'],
  files: ['files'],
} as const satisfies Record<string, readonly (keyof ResumeValues)[]>;

/** To the résumé, or back to the posting that somebody wants to apply for, where they go on. */
function useLeave(): () => Promise<void> {
  const returnTo = useReturnTo();
  const hasLeft = useHasLeft();
  const rewind = useRewindSteps();
  const { applyFor } = (useLocation().state ?? {}) as ResumeFor;
  return async () => {
    if (hasLeft()) return;
    askedToApply.set(applyFor);
    await rewind();
    await returnTo(applyFor === undefined ? paths.resume : paths.jobPostingDetail(applyFor));
  };
}

function ResumeForm({ me, resume }: { me: Me; resume: ResumePartsFragment | undefined }) {
  const { t } = useTranslation();
  const leave = useLeave();
  const { editor, loadSaved } = useResumeForm(me, resume);
  const { data } = useSuspenseQuery(MyVisaDocument);
  const { readResumesAreTranslated: isTranslated } = useSuspenseQuery(ResumesAreTranslatedDocument).data;
  const visa = data.readUserInformation ?? { visaMainId: null, visaSubId: null };
  useLeaveQuestion({ isModify: true, mustAsk: editor.isChanged });

  async function handleSubmit(values: ResumeValues) {
    try {
      if (!(await editor.sendChange((version) => saveResume(payloadOf(values, visa, version)), loadSaved))) return;
      editor.finish();
      // Before this screen goes: the next one begins with what this one has read.
      await loadResume().catch(forgetResume);
      await leave();
      toast(t('resumes.saved'));
    } catch (error) {
      await showSubmitError(editor.form, error, { title: t('resumes.failed') });
    }
  }

  return (
    <div className="flex flex-1 flex-col gap-4 px-4">
      <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
      <StepForm
        form={editor.form}
        onSubmit={handleSubmit}
        alertOf={({ message }) => translateKey(t, message === REQUIRED ? 'forms.requiredFields' : message)}
        isModify={resume !== undefined}
        isAboveBar={false}
        submitLabel={t('resumes.form.save')}
        preview={<ResumePreview visa={visa} mine={me.language} />}
        steps={[
          {
            ...{ title: t('resumes.form.introduction'), names: STEPS.about },
            content: <AboutSection mine={me.language} isTranslated={isTranslated} />,
          },
          { title: t('resumes.experience'), names: STEPS.experience, content: <ExperienceSection /> },
          { title: t('resumes.form.details'), names: STEPS.details, content: <DetailsSection visa={visa} /> },
          { title: t('resumes.form.files'), names: STEPS.files, content: <FilesSection /> },
        ]}
      />
    </div>
  );
}
