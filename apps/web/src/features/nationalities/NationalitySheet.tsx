import { MAX_FOLLOWED_NATIONALITIES } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Flag } from '#/ui/Flag.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { followNationalities } from './followed.ts';
import { NationalityList } from './NationalityList.tsx';

interface NationalitySheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The choice counts from now on. */
  onApplied?: () => void;
  followed: readonly string[];
}

/** Chooses up to five nationalities on a copy; only "apply" makes the choice count. */
export function NationalitySheet({ isOpen, onClose, onApplied, followed }: NationalitySheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(followed);
  const [isOverLimit, setIsOverLimit] = useState(false);

  function handleToggle(uuid: string) {
    const isChosen = chosen.includes(uuid);
    const isFull = !isChosen && chosen.length >= MAX_FOLLOWED_NATIONALITIES;
    setIsOverLimit(isFull);
    if (!isFull) setChosen(isChosen ? chosen.filter((other) => other !== uuid) : [...chosen, uuid]);
  }

  async function handleApply() {
    onClose();
    onApplied?.();
    await followNationalities(chosen).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  const counts = { count: chosen.length, limit: MAX_FOLLOWED_NATIONALITIES };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('nationalities.sheet.title')}
      footer={
        <div className="flex flex-col gap-3">
          <p role="status" className={isOverLimit ? 'text-body text-error' : 'text-meta text-ink-3'}>
            {isOverLimit ? t('nationalities.sheet.limit') : t('nationalities.sheet.count', counts)}
          </p>
          <div className="flex gap-2 *:first:shrink-0">
            <Button variant="quiet" onClick={() => setChosen([])}>
              {t('common.button.reset')}
            </Button>
            <Button isWide onClick={() => void handleApply()}>
              {t('common.button.apply')}
            </Button>
          </div>
        </div>
      }
    >
      <p className="pb-2 text-meta text-ink-3">{t('nationalities.sheet.limit')}</p>
      <NationalityChoice chosen={chosen} onToggle={handleToggle} />
    </Sheet>
  );
}

function NationalityChoice({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (uuid: string) => void }) {
  const language = useLanguage();
  return (
    <NationalityList
      renderRow={({ uuid, code, names }) => (
        <Checkbox
          key={uuid}
          checked={chosen.includes(uuid)}
          onChange={() => onToggle(uuid)}
          label={
            <span className="flex items-center gap-3">
              <Flag code={code} width={24} />
              {names[language]}
            </span>
          }
        />
      )}
    />
  );
}
