import { lazy, Suspense } from 'react';
import type { DrawingName } from './drawings.tsx';

export type { DrawingName } from './drawings.tsx';

const Nothing = (_: { name: DrawingName }) => null;

// Most screens have something to show. Where it cannot be loaded, as without a network, nothing is missing.
const Drawn = lazy(async () => ({
  default: await import('./drawings.tsx').then(
    ({ Drawn: drawn }) => drawn,
    () => Nothing,
  ),
}));

/** The product's own small drawings for screens without content, in its two colors and right in both themes. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <span aria-hidden className="block h-30 w-38">
      <Suspense>
        <Drawn name={name} />
      </Suspense>
    </span>
  );
}
