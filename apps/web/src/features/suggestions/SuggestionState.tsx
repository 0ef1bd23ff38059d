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

/** What became of a suggestion, and why it was declined where that was said. */
export function SuggestionState({ state, rejectionReason }: Pick<SuggestionFragment, 'state' | 'rejectionReason'>) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {rejectionReason && <span className="text-meta text-ink-2">{t(`suggestions.reason.${rejectionReason}`)}</span>}
      <span className={cx('rounded-full px-3 py-1 text-meta font-medium', LOOKS[state])}>{t(LABELS[state])}</span>
    </span>
  );
}
