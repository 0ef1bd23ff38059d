import { useTranslation } from 'react-i18next';
import { confirm } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';

interface RestoredDraft {
  /** What is saved was changed since the draft was written: sending it would undo that. */
  isOutdated: boolean;
  /** As `isOutdated`, but it happened while the form was open. */
  isOvertaken: boolean;
}

interface DraftNoticeProps {
  /** Of `useDraftForm`; without one there is nothing to say. */
  draft: RestoredDraft | undefined;
  onDiscard: () => void;
}

/** Says that a form shows what was written before, and lets one begin anew. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  if (!draft) return null;
  const isWarning = draft.isOutdated || draft.isOvertaken;

  async function handleDiscard() {
    if (await confirm({ message: t('forms.leave.discardDraft'), yes: t('forms.draft.discard'), isDangerous: true }))
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
      <span className={cx(isWarning && 'py-2')}>{t(messageOf(draft))}</span>
      <button
        type="button"
        onClick={() => void handleDiscard()}
        className="pressable min-h-11 shrink-0 rounded-card px-3 font-medium text-main"
      >
        {t('forms.draft.discard')}
      </button>
    </div>
  );
}

function messageOf({ isOutdated, isOvertaken }: RestoredDraft) {
  if (isOvertaken) return 'forms.draft.overtaken';
  return isOutdated ? 'forms.draft.outdated' : 'forms.draft.restored';
}
