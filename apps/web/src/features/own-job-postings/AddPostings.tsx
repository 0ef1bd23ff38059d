import { Plus, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addAnnouncement } from '#/features/companies/addAnnouncement.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { useAttempt } from '#/useAttempt.ts';

/** Both ways to new postings, in a row of the page: what floated here lay on the logos of the cards. */
export function AddPostings() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3 *:grow">
      <Button
        size="sm"
        isBusy={isBusy}
        icon={<Plus aria-hidden size={18} />}
        onClick={() => void attempt(addAnnouncement)}
      >
        {t('jobPostings.add')}
      </Button>
      <Link to={paths.jobPostingTable} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        <Table2 aria-hidden size={18} />
        {t('jobPostingTable.title')}
      </Link>
    </div>
  );
}
