import { startTransition, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#/ui/whenIdle.ts';
import { RenderedAt } from './useNow.ts';

/**
 * Has times told as of the moment at which the server rendered a page, until it has come to life; then as of now, in pieces between which
 * a finger is answered.
 */
export function AsRendered({ at, children }: { at: Date | undefined; children: ReactNode }) {
  const [shown, setShown] = useState(at);
  useEffect(() => whenIdle(() => startTransition(() => setShown(undefined))), []);
  return <RenderedAt value={shown}>{children}</RenderedAt>;
}
