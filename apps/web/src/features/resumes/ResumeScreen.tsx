import { useQuery, useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MyResumeDocument } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, TextSkeleton } from '#/ui/Skeleton.tsx';
import { COMPANIES_READ } from './resumeForm.ts';
import { ResumeActions } from './ResumeActions.tsx';
import { ResumePaper } from './ResumePaper.tsx';
import { TRANSLATION_POLL_MS } from './translationPoll.ts';

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
    <div className="flex flex-col pb-8">
      <ResumePaper resume={resume} name={me.nickname} actions={<ResumeActions resume={resume} />} />
    </div>
  );
}
