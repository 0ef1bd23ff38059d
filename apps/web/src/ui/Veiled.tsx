import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface VeiledProps {
  /** What is behind it, read aloud. */
  label: string;
  children: ReactNode;
}

/** A picture that nobody sees before they want to; another tap veils it again. */
export function Veiled({ label, children }: VeiledProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={label}
      onClick={() => setIsShown(!isShown)}
      className="pressable relative overflow-hidden rounded-card"
    >
      <span className={cx('block', !isShown && 'scale-110 blur-2xl')}>{children}</span>
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
