import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

/** A secret that can be looked at. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? t('common.button.hidePassword') : t('common.button.showPassword')}
          icon={<Icon aria-hidden size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
