import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
}

/** A controlled search box with its clear button; put it into a `<form>` where Enter should search. */
export function SearchField({ label, value, onChange, placeholder, maxLength }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      isLabelHidden
      placeholder={placeholder ?? label}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      icon={<Search aria-hidden size={20} />}
      trailing={
        value && (
          <IconButton
            label={t('common.button.clear')}
            icon={<X aria-hidden size={18} />}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}
