import { Search, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import type { JobAlertsQuery } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { toast } from '#/ui/toast.ts';
import { filterInWords, wordsText } from './alertFilter.ts';
import { deleteJobAlert } from './jobAlerts.actions.ts';
import { SearchWords } from './SearchWords.tsx';

/** A kept search: the whole row opens it, the button at its end deletes it. */
export function JobAlertRow({ alert }: { alert: JobAlertsQuery['readJobAlerts'][number] }) {
  const { t } = useTranslation();
  const { uuid, filter, createdAt } = alert;
  const words = filterInWords(t, filter, useLanguage());
  const text = wordsText(t, words);

  async function handleRemove() {
    const title = t('jobAlerts.removeQuestion');
    if (!(await confirm({ title, message: text, yes: t('jobPostings.detail.delete'), isDangerous: true }))) return;
    try {
      await deleteJobAlert(uuid);
      toast(t('jobAlerts.removed'));
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return (
    <li className="relative flex items-center gap-3 border-b border-line py-2 ps-4 pe-1.5 active:bg-sunken/60">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-main-soft text-main">
        <Search aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <Link
          to={paths.foundJobPostings(paths.jobPostings, new URLSearchParams(filter))}
          // The whole row is the target.
          className="block text-body font-semibold wrap-anywhere text-ink-1 after:absolute after:inset-0"
        >
          <SearchWords filter={filter} />
        </Link>
        {words.isOutdated && <p className="text-meta text-ink-2">{t('jobAlerts.outdated')}</p>}
        <p className="text-meta text-ink-3">
          <RelativeTime at={createdAt} />
        </p>
      </div>
      <span className="relative z-1 text-ink-3">
        <IconButton
          label={t('jobAlerts.remove', { words: text })}
          icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void handleRemove()}
        />
      </span>
    </li>
  );
}
