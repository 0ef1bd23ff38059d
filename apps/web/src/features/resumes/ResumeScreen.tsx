import { useQuery, useSuspenseQuery } from '#/api/apollo.ts';
import { LanguagesIcon, PencilLine, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MyResumeDocument, type ResumePartsFragment } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { suggest } from '#/features/suggestions/suggest.ts';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, TextSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { COMPANIES_READ } from './resumeForm.ts';
import { ResumePaper } from './ResumePaper.tsx';
import { deleteResume } from './resumes.actions.ts';

/** So often the screen looks whether the translation is there: companies' language need not be the reader's, whom events tell of. */
const TRANSLATION_POLL_MS = 5_000;

/** /resume: one's own résumé, as companies read it and as it was written. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <div className="print:hidden">
        <ScreenTitle>{t('resumes.title')}</ScreenTitle>
      </div>
      <PostListBoundary message={t('resumes.loadFailed')} skeleton={<PaperSkeleton />}>
        <MyResume />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('resumes.title')}</ScreenTitle>
      <PaperSkeleton />
    </>
  );
}

function PaperSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-8 px-4 pt-4">
        <TextSkeleton lines={3} />
        <TextSkeleton lines={4} />
      </div>
    </Loading>
  );
}

function MyResume() {
  const { t } = useTranslation();
  const options = { variables: { language: COMPANIES_READ } };
  const { data } = useSuspenseQuery(MyResumeDocument, { ...options, fetchPolicy: 'cache-and-network' });
  const me = useSignedInMe();
  const resume = data.readMyResume;
  const isComing = resume?.shown.state === 'PENDING';
  useQuery(MyResumeDocument, { ...options, pollInterval: isComing ? TRANSLATION_POLL_MS : 0 });
  if (!resume) {
    return (
      <EmptyState
        drawing="pen"

        message={t('resumes.empty')}
        hint={t('resumes.emptyHint')}
        action={
          <Link to={paths.resumeWriting} className={buttonClass({ size: 'sm' })}>
            {t('resumes.write')}
          </Link>
        }
      />
    );
  }

  return (
    <>
      <ResumeActions resume={resume} />
      <ResumePaper resume={resume} name={me.nickname} />
      <DeleteButton />
    </>
  );
}

/** What its owner does with it. */
function ResumeActions({ resume }: { resume: ResumePartsFragment }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3 print:hidden">
      <Link to={paths.resumeWriting} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        <PencilLine aria-hidden size={18} />
        {t('resumes.edit')}
      </Link>
      {resume.originalLanguage !== COMPANIES_READ && (
        <Button
          variant="soft"
          size="sm"
          icon={<LanguagesIcon aria-hidden size={18} />}
          onClick={() => void suggest({ type: 'resume', uuid: resume.uuid, language: COMPANIES_READ })}
        >
          {t('resumes.correct')}
        </Button>
      )}
      <Button variant="soft" size="sm" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {t('resumes.print')}
      </Button>
    </div>
  );
}

function DeleteButton() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function handleDelete() {
    const question = { title: t('resumes.confirmDelete'), message: t('resumes.deleteHint'), yes: t('resumes.delete') };
    if (!(await confirm(question))) return;
    await attempt(async () => {
      await deleteResume();
      toast(t('resumes.deleted'));
    });
  }

  return (
    <div className="px-4 py-6 print:hidden">
      <Button
        variant="quiet"
        size="sm"
        isBusy={isBusy}
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => void handleDelete()}
      >
        {t('resumes.delete')}
      </Button>
    </div>
  );
}
