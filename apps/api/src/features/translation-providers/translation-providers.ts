import type { TranslationSettings } from '../../platform/config.js';
import type { TranslationProviderName } from '../../platform/config.settings.js';
import { azure } from './provider.azure.js';
import { chat } from './provider.chat.js';
import { deepl } from './provider.deepl.js';
import { google } from './provider.google.js';
import { libreTranslate } from './provider.libretranslate.js';
import { papago } from './provider.papago.js';
import { pseudo } from './provider.pseudo.js';
import type { TranslationProvider } from './translation-provider.js';

/** Makes a provider of its settings; undefined where one is missing. */
type Maker = (settings: TranslationSettings) => TranslationProvider | undefined;
const MAKERS: Record<TranslationProviderName, Maker> = {
  libretranslate: ({ libreTranslate: { url, apiKey, languages } }) =>
    url ? libreTranslate({ url, apiKey, languages }) : undefined,
  deepl: ({ deepl: { url, apiKey } }) => (apiKey ? deepl({ url, apiKey }) : undefined),
  google: ({ google: { url, apiKey } }) => (apiKey ? google({ url, apiKey }) : undefined),
  azure: ({ azure: { url, apiKey, region } }) => (apiKey ? azure({ url, apiKey, region }) : undefined),
  papago: ({ papago: { url, keyId, key } }) => (keyId && key ? papago({ url, keyId, key }) : undefined),
  chat: ({ chat: { url, model, ...settings } }) => (url && model ? chat({ url, model, ...settings }) : undefined),
  pseudo: ({ isLocal }) => (isLocal ? pseudo() : undefined),
};

/**
 * The providers that `TRANSLATION_PROVIDERS` names, in its order: the first that knows a pair of languages translates it, the
 * next one stands in. Throws at start for a name that does not exist or lacks its settings.
 */
export function configuredProviders(settings: TranslationSettings): TranslationProvider[] {
  return settings.providers.map((name) => {
    const provider = (MAKERS as Partial<Record<string, Maker>>)[name]?.(settings);
    if (!provider) throw new Error(`TRANSLATION_PROVIDERS: ${name} does not exist, or its settings are missing.`);
    return provider;
  });
}
