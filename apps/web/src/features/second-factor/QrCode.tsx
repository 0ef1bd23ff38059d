import { encode } from 'uqr';

/** So many modules stay empty around it, or cameras do not find it. */
const QUIET = 4;

/** A text as a QR code: dark on white in either theme, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-48 max-w-full rounded-card"
    >
      {/* Drawn, not a color of the theme, which has no white. */}
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
