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

interface AddJobPostingButtonProps {
  /** It has a place in the page that is still in sight: nothing lies under it there. */
  isDocked?: boolean;
}

/**
 * Floats above the bottom bar: a new posting, or what is missing for one. Goes out of the way while one reads on, and stands where no
 * card has its bookmark.
 */
export function AddJobPostingButton({ isDocked = false }: AddJobPostingButtonProps) {
  const { t } = useTranslation();
  const isAway = useScrollsDown() && !isDocked;
  return (
    <div
      className={cx(
        'pointer-events-none z-2 mx-auto flex max-w-column px-4',
        isDocked
          ? 'absolute inset-x-0 justify-end'
          : 'fixed inset-x-0 bottom-[calc(var(--spacing-bar)+1rem+env(safe-area-inset-bottom))] transition-[translate,opacity] duration-200 focus-within:translate-y-0 focus-within:opacity-100',
        isAway && 'translate-y-24 opacity-0',
      )}
    >
      <button
        type="button"
        aria-label={t('jobPostings.add')}
        title={t('jobPostings.add')}
        onClick={() => void add().catch((error: unknown) => showAlert(errorMessage(error)))}
        className={cx(
          'pressable pointer-events-auto grid place-items-center rounded-full bg-main text-on-main shadow-float',
          isDocked ? 'size-11' : 'size-14',
        )}
      >
        <Plus aria-hidden size={isDocked ? 22 : 26} />
      </button>
    </div>
  );
}
