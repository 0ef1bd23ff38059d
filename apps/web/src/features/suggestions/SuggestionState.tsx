import { useTranslation } from 'react-i18next';
import type { SuggestionFragment } from '#/api/generated.ts';
import { cx } from '#/ui/cx.ts';

type State = SuggestionFragment['state'];

const LOOKS: Record<State, string> = {
  OPEN: 'bg-accent-soft text-ink-1',
  ACCEPTED: 'bg-main-soft text-main',
  REJECTED: 'bg-sunken text-error',
  OUTDATED: 'bg-sunken text-ink-2',
};
const LABELS = {
  OPEN: 'suggestions.state.open',
  ACCEPTED: 'suggestions.state.accepted',
  REJECTED: 'suggestions.state.rejected',
  OUTDATED: 'suggestions.state.outdated',
} as const satisfies Record<State, string>;

/** What became of a suggestion. */
export function SuggestionState({ state }: { state: State }) {
  const { t } = useTranslation();
  return (
    <span className={cx('inline-block rounded-full px-3 py-1 text-meta font-medium', LOOKS[state])}>
      {t(LABELS[state])}
    </span>
  );
}
