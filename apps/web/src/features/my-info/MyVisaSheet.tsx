import { idOfAll, isAll, mainIdOf } from '@haiko/shared/reference/named';
import { MAX_KOREAN_LEVEL, OWN_VISAS_USUAL_FIRST, VISA_BY_ID, VISAS_WITH_LEVEL } from '@haiko/shared/reference/visas';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TwoLevels } from '#/features/job-search/TwoLevels.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { Select } from '#/ui/Select.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { type MyVisa, saveMyVisa } from './myVisa.actions.ts';
import { visaName } from '#/features/visa-rules/visaNames.ts';

const LEVELS = Array.from({ length: MAX_KOREAN_LEVEL }, (_, index) => ({
  value: String(index + 1),
  label: `TOPIK ${index + 1}`,
}));

const asksLevel = (mainId: number | null) =>
  mainId !== null && VISAS_WITH_LEVEL.has(VISA_BY_ID.get(mainId)?.code ?? '');

interface MyVisaSheetProps {
  isOpen: boolean;
  onClose: () => void;
  saved: MyVisa;
}

/** Exactly one visa, of its group as a whole or closer. A tap chooses and saves; students then tell their level of Korean. */
export function MyVisaSheet({ isOpen, onClose, saved }: MyVisaSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isBusy, attempt } = useAttempt();
  const { visaMainId: mainId, visaSubId: subId, koreanLevel } = saved;
  const chosen = mainId === null ? undefined : (subId ?? idOfAll(mainId));

  async function save(sub: number | null, level: number | null) {
    if (isBusy) return;
    const main = sub && mainIdOf(sub);
    const hasLevel = asksLevel(main);
    await attempt(async () => {
      const visaSubId = sub === null || isAll(sub) ? null : sub;
      await saveMyVisa({ visaMainId: main, visaSubId, koreanLevel: hasLevel ? level : null });
      if (!hasLevel || level !== koreanLevel) onClose();
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
          <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void save(null, null)}>
            {t('jobPostings.myVisa.remove')}
          </Button>
        )
      }
    >
      <p className="pb-3 text-body text-ink-3">{t('jobPostings.myVisa.hint')}</p>
      {chosen !== undefined && asksLevel(mainId) && (
        <KoreanLevel level={koreanLevel} onChange={(level) => void save(chosen, level)} />
      )}
      <TwoLevels
        groups={OWN_VISAS_USUAL_FIRST}
        chosen={chosen === undefined ? [] : [chosen]}
        renderSub={({ id, names }, group) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => void save(id, koreanLevel)}
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

/** Of students: how many hours a week they may work depends on it. */
function KoreanLevel({ level, onChange }: { level: number | null; onChange: (level: number | null) => void }) {
  const { t } = useTranslation();
  return (
    <div className="pb-3">
      <Select
        label={t('jobPostings.myVisa.koreanLevel')}
        hint={t('jobPostings.myVisa.koreanLevelHint')}
        options={[{ value: '', label: t('jobPostings.myVisa.none') }, ...LEVELS]}
        value={level ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      />
    </div>
  );
}
