import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface VeiledProps {
  /** What is behind it, read aloud. */
  label: string;
  /** In its place until the first look, where loading it is written down as having looked. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** A picture that nobody sees before they want to; another tap veils it again. */
export function Veiled({ label, placeholder, children }: VeiledProps) {
  const [isShown, setIsShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);

  function handleClick() {
    setIsShown(!isShown);
    setWasShown(true);
  }

  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={label}
      onClick={handleClick}
      className="pressable relative overflow-hidden rounded-card"
    >
      <span className={cx('block', !isShown && 'scale-110 blur-2xl')}>
        {placeholder !== undefined && !wasShown ? placeholder : children}
      </span>
      {!isShown && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-11 place-items-center rounded-full bg-toast text-on-toast">
            <EyeOff aria-hidden size={22} />
          </span>
        </span>
      )}
    </button>
  );
}
