import { seoulDay } from '@haiko/shared/format';
import { JOB_FILTERS, toggleChoice, type JobFilterName } from '@haiko/shared/jobFilters';
import type { Named } from '@haiko/shared/reference/named';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { ChosenChips } from './ChosenChips.tsx';
import { choiceName, FILTER_LABELS } from './filterNames.ts';
import { TwoLevels } from './TwoLevels.tsx';

interface FilterSheetProps {
  name: JobFilterName;
  isOpen: boolean;
  onClose: () => void;
  applied: readonly number[];
  onApply: (chosen: readonly number[]) => void;
  /** How many are possible, where it is not a search. */
  limit?: number;
}

/** Chooses some of a filter's items on a copy; only "apply" makes the choice count. */
export function FilterSheet({ name, isOpen, onClose, applied, onApply, ...given }: FilterSheetProps) {
  const { limit = JOB_FILTERS[name].limit } = given;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(applied);

  async function handleToggle(id: number) {
    const next = toggleChoice(chosen, id, limit);
    if (next === 'full') return showAlert(t('jobSearch.filter.limit', { limit }));
    setChosen(next);
  }

  function handleApply() {
    onClose();
    onApply(chosen);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(FILTER_LABELS[name])}
      footer={
        <div className="flex flex-col gap-2.5">
          <p role="status" className="text-meta text-ink-3 tabular-nums">
            {t('jobSearch.filter.count', { count: chosen.length, limit })}
          </p>
          <ChosenChips isInRow filter={name} chosen={chosen} onRemove={(id) => void handleToggle(id)} />
          <div className="flex flex-wrap gap-2 *:last:w-auto *:last:grow">
            <Button variant="quiet" onClick={() => setChosen([])}>
              {t('common.button.reset')}
            </Button>
            <Button isWide onClick={handleApply}>
              {t('common.button.apply')}
            </Button>
          </div>
        </div>
      }
    >
      <p className="pb-2 text-meta text-ink-3">{t('jobSearch.filter.limit', { limit })}</p>
      <FilterChoices name={name} chosen={chosen} onToggle={(id) => void handleToggle(id)} />
    </Sheet>
  );
}

interface ChoiceProps {
  name: JobFilterName;
  chosen: readonly number[];
}

function FilterChoices({ name, chosen, onToggle }: ChoiceProps & { onToggle: (id: number) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choices = JOB_FILTERS[name].offeredOn(seoulDay(serverNow()));
  const box = (id: number, label: string) => (
    <Checkbox
      key={id}
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
      label={<span className="block py-1.5 wrap-anywhere">{label}</span>}
    />
  );
  const item = ({ id, names }: Named) => box(id, names[language]);
  if ('groups' in choices) return <TwoLevels groups={choices.groups} chosen={chosen} renderSub={item} />;
  if ('items' in choices) return <div>{choices.items.map(item)}</div>;
  return <div>{choices.amounts.map((amount) => box(amount, choiceName(t, name, amount, language)))}</div>;
}
