import { createContext, use } from 'react';
import { serverNow } from './serverClock.ts';

/** When the server rendered what is shown; nothing a minute later (AsRendered.tsx). */
export const RenderedAt = createContext<Date | undefined>(undefined);

/** Now; the moment of the rendering for as long as what the server has rendered stands: the words must be the same once. */
export function useNow(): Date {
  return use(RenderedAt) ?? serverNow();
}
