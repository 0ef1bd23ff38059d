import { first } from './first.ts';
import { more } from './more.ts';

export const catalogue = { ...first, ...more };
