import type { JobFilterName } from '@haiko/shared/jobFilters';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { cx } from '#/ui/cx.ts';
import { choiceName } from './filterNames.ts';

// A chip in the user's own text size, and the target that its cross has to be.
const ROW_HEIGHT = 'min-h-[max(44px,calc(1lh+10px))] text-body';

interface ChosenChipsProps {
  filter: JobFilterName;
  chosen: readonly number[];
  onRemove: (id: number) => void;
  /** In one row that scrolls sideways and keeps its place while nothing is chosen: what stands around it never moves. */
  isInRow?: boolean;
}

/** What is chosen of a filter, each to be taken away; nothing while nothing is. */
export function ChosenChips({ filter, chosen, onRemove, isInRow = false }: ChosenChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (chosen.length === 0) return isInRow ? <div className={ROW_HEIGHT} /> : null;
  return (
    <ul
      className={cx(
        'flex gap-2',
        isInRow ? `${ROW_HEIGHT} no-scrollbar items-center overflow-x-auto overscroll-x-contain` : 'flex-wrap',
      )}
    >
      {chosen.map((id) => {
        const name = choiceName(t, filter, id, language);
        return (
          <li key={id} className={isInRow ? 'shrink-0' : 'max-w-full'}>
            <Chip isSelected onRemove={() => onRemove(id)} removeLabel={t('jobSearch.filter.remove', { name })}>
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
