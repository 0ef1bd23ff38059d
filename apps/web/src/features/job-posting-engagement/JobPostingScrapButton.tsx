import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { BookmarkButton } from '#/ui/BookmarkButton.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { toggleJobPostingScrap } from './jobPostingScraps.actions.ts';

/** Saves the posting for later, or forgets it; visitors are asked to sign in. */
export function JobPostingScrapButton({ posting }: { posting: Pick<JobPostingCardFragment, 'uuid' | 'isScrapped'> }) {
  const { t } = useTranslation();

  async function handleClick() {
    if (!(await requireLogin('save', { intent: { name: 'saveJobPosting', uuid: posting.uuid } }))) return;
    await toggleJobPostingScrap(posting.uuid).catch((error: unknown) =>
      showAlert(errorCode(error) ? errorMessage(error) : t('jobPostings.card.scrapFailed')),
    );
  }

  return (
    <BookmarkButton label={t('jobPostings.card.scrap')} isOn={posting.isScrapped} onClick={() => void handleClick()} />
  );
}
