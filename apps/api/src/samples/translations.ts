import type { SamplePost } from './samples.types.js';
export const translations: Readonly<Record<string, SamplePost['translations']>> = {};
