import { idOfAll, isAll, mainIdOf } from '@haiko/shared/reference/named';
import { OWN_VISAS } from '@haiko/shared/reference/visas';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TwoLevels } from '#/features/job-search/TwoLevels.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { saveMyVisa } from './myVisa.actions.ts';
import { visaName } from '#/features/job-postings/visaNames.ts';

interface MyVisaSheetProps {
  isOpen: boolean;
  onClose: () => void;
  mainId: number | null;
  subId: number | null;
}

/** Exactly one visa, of its group as a whole or closer. A tap chooses and saves. */
export function MyVisaSheet({ isOpen, onClose, mainId, subId }: MyVisaSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isBusy, attempt } = useAttempt();
  const chosen = mainId === null ? undefined : (subId ?? idOfAll(mainId));

  async function save(sub: number | null) {
    if (isBusy) return;
    await attempt(async () => {
      await saveMyVisa(sub && mainIdOf(sub), sub === null || isAll(sub) ? null : sub);
      onClose();
      toast(t(sub === null ? 'jobPostings.myVisa.removed' : 'jobPostings.myVisa.saved'));
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('jobPostings.myVisa.title')}
      footer={
        chosen !== undefined && (
          <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void save(null)}>
            {t('jobPostings.myVisa.remove')}
          </Button>
        )
      }
    >
      <p className="pb-3 text-body text-ink-3">{t('jobPostings.myVisa.hint')}</p>
      <TwoLevels
        groups={OWN_VISAS}
        chosen={chosen === undefined ? [] : [chosen]}
        renderSub={({ id, names }, group) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => void save(id)}
            className={cx(
              'flex min-h-12 w-full items-center gap-2 py-1.5 text-start text-body focus-visible:-outline-offset-2 active:bg-sunken',
              id === chosen ? 'font-semibold text-main' : 'text-ink-1',
            )}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {isAll(id) ? visaName(group.id, null, language) : names[language]}
            </span>
            {id === chosen && <Check aria-hidden size={20} className="shrink-0" />}
          </button>
        )}
      />
    </Sheet>
  );
}
