import type { PrecacheEntry } from 'workbox-precaching';
import type { Part } from './messages.ts';

declare global {
  /** What the shell is made of; an address without a revision tells its content. */
  const __SHELL__: PrecacheEntry[];
  /** The screens that work without a network. */
  const __AHEAD__: Record<Part, string[]>;
}
