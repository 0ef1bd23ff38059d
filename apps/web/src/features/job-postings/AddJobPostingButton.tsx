import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addAnnouncement } from '#/features/companies/addAnnouncement.ts';

/** Floats above the bottom bar: a new announcement, or what is missing for one. */
export function AddJobPostingButton() {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-bar)+1rem+env(safe-area-inset-bottom))] z-2 mx-auto flex max-w-column justify-end px-4">
      <button
        type="button"
        aria-label={t('jobPostings.add')}
        title={t('jobPostings.add')}
        onClick={() => void addAnnouncement()}
        className="pressable pointer-events-auto grid size-14 place-items-center rounded-full bg-main text-on-main shadow-float"
      >
        <Plus aria-hidden size={26} />
      </button>
    </div>
  );
}
