import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { JobCardFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/account/requireLogin.ts';
import { BookmarkButton } from '#/ui/BookmarkButton.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { toggleJobScrap } from './jobScraps.actions.ts';

/** Saves the posting for later, or forgets it; visitors are asked to sign in. */
export function JobScrapButton({ job }: { job: Pick<JobCardFragment, 'uuid' | 'isScrapped'> }) {
  const { t } = useTranslation();

  async function handleClick() {
    if (!(await requireLogin())) return;
    await toggleJobScrap(job.uuid).catch((error: unknown) =>
      showAlert(errorCode(error) ? errorMessage(error) : t('jobs.card.scrapFailed')),
    );
  }

  return <BookmarkButton label={t('jobs.card.scrap')} isOn={job.isScrapped} onClick={() => void handleClick()} />;
}
