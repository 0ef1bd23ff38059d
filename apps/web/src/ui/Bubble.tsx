import { BUBBLE, EYES, MOUTHS, type Mood } from './bubbleShape.ts';
import { cx } from './cx.ts';

interface BubbleProps {
  mood?: Mood;
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
      <path fill="var(--color-accent)" d={BUBBLE} />
      <g stroke="var(--color-on-accent)">
        <path d={EYES} className="blink" />
        <path d={MOUTHS[mood]} />
      </g>
    </svg>
  );
}
