import { FREQUENT_FLAGS } from './frequentFlags.ts';
import { LazyImage } from './LazyImage.tsx';

interface FlagProps {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** Only where no country name stands beside the flag. */
  label?: string;
  /** Width in pixels; flags are 3 : 2. */
  width?: number;
}

/** A country's flag: one file for those that most people have, a file each for the others. */
export function Flag({ code, label, width = 21 }: FlagProps) {
  const look = {
    width,
    height: (width * 2) / 3,
    className: 'inline-block shrink-0 rounded-[3px] ring-1 ring-ink-1/10',
  };
  if (!FREQUENT_FLAGS.includes(code))
    return <LazyImage src={`/flags/${code}.svg`} alt={label ?? ''} title={label} {...look} />;
  return (
    <svg role={label === undefined ? undefined : 'img'} aria-label={label} aria-hidden={label === undefined} {...look}>
      <use href={`/flags/frequent.svg#${code}`} />
    </svg>
  );
}
