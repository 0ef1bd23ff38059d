import { first } from './first.ts';
import { more } from './more.ts';

/** Every message. */
export const catalogue = { ...first, ...more };
