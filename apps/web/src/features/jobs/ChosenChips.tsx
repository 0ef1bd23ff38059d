import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { choiceName } from './filterNames.ts';
import type { FilterName } from './jobFilters.ts';

interface ChosenChipsProps {
  filter: FilterName;
  chosen: readonly number[];
  onRemove: (id: number) => void;
}

/** What is chosen of a filter, each to be taken away; nothing while nothing is. */
export function ChosenChips({ filter, chosen, onRemove }: ChosenChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((id) => {
        const name = choiceName(t, filter, id, language);
        return (
          <li key={id} className="max-w-full">
            <Chip isSelected onRemove={() => onRemove(id)} removeLabel={t('jobs.filter.remove', { name })}>
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
