import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { JobCardFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/account/requireLogin.ts';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { toggleJobScrap } from './jobScraps.actions.ts';

/** Saves the posting for later, or forgets it; visitors are asked to sign in. */
export function JobScrapButton({ job }: { job: Pick<JobCardFragment, 'uuid' | 'isScrapped'> }) {
  const { t } = useTranslation();
  const isOn = job.isScrapped;

  async function handleClick() {
    if (!(await requireLogin())) return;
    await toggleJobScrap(job.uuid).catch((error: unknown) =>
      showAlert(errorCode(error) ? errorMessage(error) : t('jobs.card.scrapFailed')),
    );
  }

  return (
    <IconButton
      label={t('jobs.card.scrap')}
      icon={
        <Bookmark
          aria-hidden
          size={20}
          strokeWidth={1.75}
          fill={isOn ? 'currentColor' : 'none'}
          className={isOn ? 'text-main' : 'text-ink-3'}
        />
      }
      isPressed={isOn}
      onClick={() => void handleClick()}
    />
  );
}
