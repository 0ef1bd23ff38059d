import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { IconButton } from '#/ui/IconButton.tsx';

/** A password of the form around, with a switch to see it. `autoComplete` says whether it is a known or a new one. */
export function PasswordField(props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'trailing'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t('common.button.hidePassword') : t('common.button.showPassword')}
          icon={<Icon aria-hidden size={20} strokeWidth={1.75} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
