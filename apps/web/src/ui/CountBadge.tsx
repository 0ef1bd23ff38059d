const MOST_SHOWN = 99;

/** How much waits, in red; `label` says it in words. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-error px-1.5 text-[0.6875rem] leading-none font-semibold text-on-error tabular-nums">
      <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
