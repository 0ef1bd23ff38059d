import { po, type GetTextTranslation } from 'gettext-parser';
import { HTML_LANG, type Language } from '../languages.ts';

/** A message as a translator meets it. */
export interface Unit {
  key: string;
  /** Where it stands, what its placeholders are, how long it may be. */
  description: string;
  english: string;
  translation: string;
  /** Where it is seen. */
  pictures?: readonly string[];
  /** The English has changed since it was translated. */
  isWaiting: boolean;
}

/** A PO file (gettext) of a language: each message by its key (`msgctxt`), those that wait for a look marked `fuzzy`. */
export function toPo(language: Language, units: readonly Unit[]): string {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: HTML_LANG[language],
  };
  const translations = Object.fromEntries(units.map((unit) => [unit.key, { [unit.english]: entryOf(unit) }]));
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8') + '\n';
}

function entryOf({ key, description, english, translation, pictures = [], isWaiting }: Unit): GetTextTranslation {
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [translation],
    comments: {
      translator: '',
      reference: pictures.join('\n'),
      extracted: description,
      flag: isWaiting ? 'fuzzy' : '',
      previous: '',
    },
  };
}

/** What a translator has finished, by key; what is empty or still marked `fuzzy` is left out. */
export function fromPo(text: string): Record<string, { english: string; translation: string }> {
  const { translations } = po.parse(text);
  const entries = Object.values(translations).flatMap((context) => Object.values(context));
  const finished = entries.filter(
    ({ msgctxt, msgstr, comments }) => msgctxt && msgstr[0] && !comments?.flag?.includes('fuzzy'),
  );
  return Object.fromEntries(
    finished.map(({ msgctxt = '', msgid, msgstr }) => [msgctxt, { english: msgid, translation: msgstr[0] ?? '' }]),
  );
}
