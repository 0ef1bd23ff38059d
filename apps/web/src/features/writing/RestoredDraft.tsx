import { useTranslation } from 'react-i18next';
import { confirm } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';

interface RestoredDraftProps {
  onDiscard: () => void;
  /** What is saved was changed since the draft was written: sending it would undo that. */
  isOutdated?: boolean;
  /** As `isOutdated`, but it happened while the form was open. */
  isOvertaken?: boolean;
}

/** Says that a form shows what was written before, and lets one begin anew. */
export function RestoredDraft({ onDiscard, isOutdated = false, isOvertaken = false }: RestoredDraftProps) {
  const { t } = useTranslation();
  const isWarning = isOutdated || isOvertaken;

  async function handleDiscard() {
    if (
      await confirm({ message: t('writing.confirm.discardDraft'), yes: t('writing.draft.discard'), isDangerous: true })
    )
      onDiscard();
  }

  return (
    <div
      role="status"
      className={cx(
        'flex items-center justify-between gap-2 rounded-card py-0.5 ps-3.5 pe-1 text-body',
        isWarning ? 'bg-accent-soft text-ink-1' : 'bg-sunken text-ink-2',
      )}
    >
      <span className={cx(isWarning && 'py-2')}>{t(messageOf(isOutdated, isOvertaken))}</span>
      <button
        type="button"
        onClick={() => void handleDiscard()}
        className="pressable min-h-11 shrink-0 rounded-card px-3 font-medium text-main"
      >
        {t('writing.draft.discard')}
      </button>
    </div>
  );
}

function messageOf(isOutdated: boolean, isOvertaken: boolean) {
  if (isOvertaken) return 'writing.draft.overtaken';
  return isOutdated ? 'writing.draft.outdated' : 'writing.draft.restored';
}
