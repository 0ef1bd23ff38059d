import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { cx } from '#/ui/cx.ts';
import { showAlert } from '#/ui/confirm.ts';
import { useScrollsDown } from '#/ui/useScrollsDown.ts';

async function add(): Promise<void> {
  const { addAnnouncement } = await import('#/features/companies/addAnnouncement.ts');
  await addAnnouncement();
}

/**
 * Floats above the bottom bar: a new posting, or what is missing for one. Goes out of the way while one reads on, and stands where no
 * card has its bookmark.
 */
export function AddJobPostingButton() {
  const { t } = useTranslation();
  const isAway = useScrollsDown();
  return (
    <div
      className={cx(
        'transition-[translate,opacity] duration-200 focus-within:translate-y-0 focus-within:opacity-100',
        isAway && 'translate-y-24 opacity-0',
        'pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-bar)+1rem+env(safe-area-inset-bottom))] z-2 mx-auto flex max-w-column px-4',
      )}
    >
      <button
        type="button"
        aria-label={t('jobPostings.add')}
        title={t('jobPostings.add')}
        onClick={() => void add().catch((error: unknown) => showAlert(errorMessage(error)))}
        className="pressable pointer-events-auto grid size-14 place-items-center rounded-full bg-main text-on-main shadow-float"
      >
        <Plus aria-hidden size={26} />
      </button>
    </div>
  );
}
