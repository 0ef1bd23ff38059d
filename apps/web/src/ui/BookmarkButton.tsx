import { Bookmark } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

interface BookmarkButtonProps {
  /** What it does, the same whether on or off. */
  label: string;
  isOn: boolean;
  onClick: () => void;
}

/** Saves something for later, or forgets it. */
export function BookmarkButton({ label, isOn, onClick }: BookmarkButtonProps) {
  return (
    <IconButton
      label={label}
      icon={
        <Bookmark
          aria-hidden
          size={20}
          strokeWidth={1.75}
          fill={isOn ? 'currentColor' : 'none'}
          className={isOn ? 'text-main' : 'text-ink-3'}
        />
      }
      isPressed={isOn}
      onClick={onClick}
    />
  );
}
