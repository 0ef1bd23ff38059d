import type { ApplicationState } from '@haiko/shared/applications';
import { useTranslation } from 'react-i18next';
import { cx } from '#/ui/cx.ts';
import { STATE_LABELS } from './application.ts';

/** States in which somebody wants somebody. */
const PROMISING: ReadonlySet<ApplicationState> = new Set(['talk', 'offer', 'accepted']);

/** Where an application stands, in a word. */
export function StateMark({ state }: { state: ApplicationState }) {
  const { t } = useTranslation();
  return (
    <span
      className={cx(
        'shrink-0 rounded-full px-2.5 py-0.5 text-meta font-medium',
        PROMISING.has(state) ? 'bg-main-soft text-main' : 'bg-sunken text-ink-2',
      )}
    >
      {t(STATE_LABELS[state])}
    </span>
  );
}
