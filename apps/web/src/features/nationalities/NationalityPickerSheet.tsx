import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { Flag } from '#/ui/Flag.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { NationalityList } from './NationalityList.tsx';

interface NationalityPickerSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Uuid, or empty. */
  chosen: string;
  onChoose: (uuid: string) => void;
}

/** Exactly one nationality: a tap chooses. */
export function NationalityPickerSheet({ isOpen, onClose, ...choice }: NationalityPickerSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('accounts.signUp.nationality')}>
      {isOpen && <Choices {...choice} />}
    </Sheet>
  );
}

function Choices({ chosen, onChoose }: Pick<NationalityPickerSheetProps, 'chosen' | 'onChoose'>) {
  const language = useLanguage();
  return (
    <NationalityList
      renderRow={({ uuid, code, names }) => (
        <button
          key={uuid}
          type="button"
          aria-pressed={uuid === chosen}
          onClick={() => onChoose(uuid)}
          className={cx(
            'flex min-h-12 w-full items-center gap-3 py-1.5 text-start text-body active:bg-sunken focus-visible:-outline-offset-2',
            uuid === chosen ? 'font-semibold text-main' : 'text-ink-1',
          )}
        >
          <Flag code={code} width={24} />
          <span className="min-w-0 flex-1 wrap-anywhere">{names[language]}</span>
          {uuid === chosen && <Check aria-hidden size={20} />}
        </button>
      )}
    />
  );
}
