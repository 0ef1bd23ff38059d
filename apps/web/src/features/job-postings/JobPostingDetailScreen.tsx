import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useOnBlocked } from '#/features/blocks/useOnBlocked.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { HeaderKind, ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { useReturnTo } from '#/ui/leaving.ts';
import { JobPostingBody } from './JobPostingBody.tsx';
import { useJobPosting } from './useJobPosting.ts';

/** /announcementdetail/:uuid: what the card in the list knew is there at once, the rest follows. */
export function Screen() {
  const { uuid = '' } = useParams();
  return (
    <>
      <Kind />
      <Shown uuid={uuid} />
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <Kind />
      <ScreenSkeleton />
    </>
  );
}

function Kind() {
  const { t } = useTranslation();
  return <HeaderKind>{t('jobPostings.detail.title')}</HeaderKind>;
}

function Shown({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { card, full, isOwn, isMissing, error, refetch } = useJobPosting(uuid);
  const returnTo = useReturnTo();
  useOnBlocked(uuid, () => returnTo(paths.jobPostings));

  if (isMissing) return <MissingJob />;
  if (card) {
    return (
      <JobPostingBody
        key={uuid}
        card={card}
        full={full}
        isOwn={isOwn}
        isFailed={error !== undefined}
        onRetry={refetch}
      />
    );
  }
  if (!error) return <ScreenSkeleton />;
  return (
    <>
      <ScreenTitle isHidden>{t('jobPostings.detail.title')}</ScreenTitle>
      <InlineError message={t('jobPostings.detail.failed')} onRetry={refetch} />
    </>
  );
}

function MissingJob() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle isHidden>{t('jobPostings.detail.missing')}</ScreenTitle>
      <EmptyState
        drawing="broken"
        message={t('jobPostings.detail.missing')}
        action={
          <Link to={paths.jobPostings} replace className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {t('jobPostings.detail.toList')}
          </Link>
        }
      />
    </>
  );
}
