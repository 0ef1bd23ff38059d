import * as v from 'valibot';
import { isLanguage, type Language } from '@haiko/shared/i18n/languages';
import { promptOf } from './chat-prompt.js';
import { askProvider, ProviderError, type TranslationProvider, UnusableTextError } from './translation-provider.js';

const REPLY = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        finish_reason: v.nullish(v.string()),
        message: v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }),
      }),
    ),
    v.minLength(1),
  ),
});

interface Settings {
  url: string;
  apiKey?: string | undefined;
  model: string;
  languages: string;
  timeoutMs: number;
}

/** Any model behind OpenAI's chat API, be it on a machine of one's own: a few texts a call, so that an answer is no novel. */
export function chat({ url, apiKey, model, languages, timeoutMs }: Settings): TranslationProvider {
  const known = new Set<Language>(
    languages
      .split(',')
      .map((code) => code.trim())
      .filter(isLanguage),
  );
  return {
    name: 'chat',
    limits: { texts: 8, characters: 4_000 },
    supports: (from, to) => known.has(from) && known.has(to),
    async translate(texts, from, to) {
      const names = texts.map((_, index) => `text${index + 1}`);
      const body = {
        model,
        messages: [
          { role: 'system', content: promptOf({ texts, from, to }) },
          { role: 'user', content: JSON.stringify(Object.fromEntries(names.map((name, at) => [name, texts[at]]))) },
        ],
        response_format: { type: 'json_schema', json_schema: schemaOf(names) },
      };
      const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
      const question = { url: `${url}/chat/completions`, headers, body, milliseconds: timeoutMs };
      return answersOf(await askProvider(question, REPLY), names);
    },
  };
}

/** A property for each text: a list could come back with one more or less. */
function schemaOf(names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', properties, required: names, additionalProperties: false };
  return { name: 'translations', strict: true, schema };
}

/** Whatever it answered is paid, be it of use or not. */
function answersOf({ choices: [first] }: v.InferOutput<typeof REPLY>, names: readonly string[]): string[] {
  if (!first) throw new ProviderError('It answered nothing.');
  const { finish_reason: end, message } = first;
  if (message.refusal || end === 'content_filter') throw new UnusableTextError('It refused.', { isPaid: true });
  if (end === 'length') throw new UnusableTextError('It did not come to an end.', { isPaid: true });
  const made = v.safeParse(v.record(v.string(), v.string()), jsonIn(message.content ?? ''));
  if (!made.success) throw new ProviderError('Its answer is not the JSON that was asked for.', { isPaid: true });
  return names.map((name) => made.output[name] ?? '');
}

/** Servers that know nothing of schemas put words or a fence around it. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
