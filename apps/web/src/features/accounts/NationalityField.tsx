import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NationalityPickerSheet } from '#/features/nationalities/NationalityPickerSheet.tsx';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { CONTROL_CLASS, describedBy, Field } from '#/ui/Field.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';

const NAME = 'nationalityUuid';

/** One nationality of the form around, chosen in a sheet that can be searched. */
export function NationalityField() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const valueId = `${id}-value`;
  const [isOpen, setIsOpen] = useState(false);
  const { ref, value, onChange, onBlur } = useController({ name: NAME }).field;
  const error = useFieldError(NAME, t('accounts.signUp.nationality'));
  const nationalities = useNationalities(isOpen || value !== '');
  const chosen = nationalities.find(({ uuid }) => uuid === value);
  const described = describedBy(id, { error });

  function handleChoose(uuid: string) {
    onChange(uuid);
    setIsOpen(false);
  }

  return (
    <>
      <Field id={id} label={t('accounts.signUp.nationality')} error={error}>
        <button
          {...described}
          ref={ref}
          type="button"
          aria-haspopup="dialog"
          aria-describedby={cx(valueId, described['aria-describedby'])}
          onClick={() => setIsOpen(true)}
          onBlur={onBlur}
          className={cx(CONTROL_CLASS, 'flex items-center gap-3 text-start', !chosen && 'text-ink-3')}
        >
          {chosen && <Flag code={chosen.code} width={24} />}
          <span id={valueId} className="min-w-0 flex-1 wrap-anywhere">
            {chosen ? chosen.names[language] : t('accounts.signUp.nationalityPlaceholder')}
          </span>
          <ChevronDown aria-hidden size={20} className="text-ink-3" />
        </button>
      </Field>
      <NationalityPickerSheet isOpen={isOpen} onClose={() => setIsOpen(false)} chosen={value} onChoose={handleChoose} />
    </>
  );
}
