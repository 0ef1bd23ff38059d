import type { TranslationProvider } from './translation-provider.js';

/** Translates nothing and says so: `[[vi]] 안녕하세요`. For development without a provider; refused in production. */
export function pseudo(): TranslationProvider {
  return {
    name: 'pseudo',
    isPseudo: true,
    limits: { texts: 100, characters: 100_000 },
    supports: () => true,
    translate: (texts, _from, to) => Promise.resolve(texts.map((text) => `[[${to}]] ${text}`)),
  };
}
