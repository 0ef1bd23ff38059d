/** The product's wordmark: five letters of one stroke, the dot of the i an amber bubble. */
export function Logo({ height = 26 }: { height?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 119 36"
      height={height}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="var(--color-main)">
        <path d="M5 4v27M5 20a8 8 0 0 1 16 0v11" />
        <circle cx="38" cy="22" r="9" />
        <path d="M47 13v18M58 14v17M70 4v27M84 13 71 22l14 9" />
        <circle cx="103" cy="22" r="9" />
      </g>
      <circle cx="58" cy="5" r="4" fill="var(--color-accent)" />
    </svg>
  );
}
