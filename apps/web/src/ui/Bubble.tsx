import { cx } from './cx.ts';

const MOUTHS = { calm: 'M13 19h6', happy: 'M12 18q4 4 8 0', sad: 'M12 20q4-4 8 0' };

interface BubbleProps {
  mood?: keyof typeof MOUTHS;
  size?: number;
  /** Nods while something is on its way. */
  isWaiting?: boolean;
}

/** The amber bubble of the mark, with a face: where something is empty, waits, succeeds or fails. Decorative. */
export function Bubble({ mood = 'calm', size = 32, isWaiting = false }: BubbleProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx('shrink-0', isWaiting && 'nod')}
    >
      <path
        fill="var(--color-accent)"
        d="M9 4h14a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-6l-6 5v-5H9a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
      />
      <g stroke="var(--color-on-accent)">
        <path d="M12 11v2M20 11v2" className="blink" />
        <path d={MOUTHS[mood]} />
      </g>
    </svg>
  );
}
