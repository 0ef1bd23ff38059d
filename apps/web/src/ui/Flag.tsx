interface FlagProps {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** Only where no country name stands beside the flag. */
  label?: string;
  /** Width in pixels; flags are 3 : 2. */
  width?: number;
}

/** A country's flag; only the flags that are seen are loaded. */
export function Flag({ code, label, width = 21 }: FlagProps) {
  return (
    <img
      src={`/flags/${code}.svg`}
      alt={label ?? ''}
      title={label}
      width={width}
      height={(width * 2) / 3}
      loading="lazy"
      decoding="async"
      className="inline-block shrink-0 rounded-[3px] ring-1 ring-ink-1/10"
    />
  );
}
