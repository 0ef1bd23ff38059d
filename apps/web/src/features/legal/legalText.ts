import type { Language } from '@haiko/shared/i18n/languages';
import type { LegalDocument } from '@haiko/shared/i18n/legal';

const FOLDER = '../../../../../packages/shared/src/i18n/legal';
/** One lazy chunk for each language and document: nobody downloads them who does not read them. */
const LOADERS = import.meta.glob<string>('../../../../../packages/shared/src/i18n/legal/*/*.md', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<string>>();

/** The Markdown of the terms or the privacy policy in a language; the same promise each time, a new one after a failure. */
export function legalText(language: Language, document: LegalDocument): Promise<string> {
  const path = `${FOLDER}/${language}/${document}.md`;
  const known = loaded.get(path);
  if (known) return known;
  const text = load(path);
  loaded.set(path, text);
  text.catch(() => loaded.delete(path));
  return text;
}

async function load(path: string): Promise<string> {
  const markdown = await LOADERS[path]?.();
  if (markdown === undefined) throw new Error(`There is no legal text ${path}`);
  return markdown;
}
