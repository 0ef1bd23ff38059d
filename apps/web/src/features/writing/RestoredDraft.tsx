import { useTranslation } from 'react-i18next';
import { confirm } from '#/ui/confirm.ts';

/** Says that a form shows what was written before, and lets one begin anew. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();

  async function handleDiscard() {
    if (
      await confirm({ message: t('writing.confirm.discardDraft'), yes: t('writing.draft.discard'), isDangerous: true })
    )
      onDiscard();
  }

  return (
    <div
      role="status"
      className="flex items-center justify-between gap-2 rounded-card bg-sunken py-0.5 ps-3.5 pe-1 text-body text-ink-2"
    >
      <span>{t('writing.draft.restored')}</span>
      <button
        type="button"
        onClick={() => void handleDiscard()}
        className="pressable min-h-11 rounded-card px-3 font-medium text-main"
      >
        {t('writing.draft.discard')}
      </button>
    </div>
  );
}
