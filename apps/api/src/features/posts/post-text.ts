import type { Language } from '@haiko/shared/i18n/languages';
import { completeText, type LocalizedText, pick } from '@haiko/shared/i18n/localized';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';

/** The words of a post in all their languages. What takes work is done when it is first asked for, and kept as long as they are. */
export class PostText {
  readonly #title: LocalizedText;
  readonly #content: LocalizedText;
  readonly #original: Language;
  readonly #excerpts: LocalizedText = {};
  #complete: LocalizedText | undefined;

  constructor({ title, content, originalLanguage }: Written) {
    this.#title = title;
    this.#content = content;
    this.#original = originalLanguage;
  }

  /** The languages in which there is all of it. */
  get complete(): LocalizedText {
    return (this.#complete ??= completeText({ title: this.#title, content: this.#content }));
  }

  /** In the words of its author, the title first. */
  get written(): string {
    return `${this.#title[this.#original] ?? ''}\n${this.#content[this.#original] ?? ''}`;
  }

  /** In the one language that `pick` chooses for a reader, and the beginning of the content, for cards. */
  shown(wanted: Language, alsoRead: readonly Language[]): ShownText {
    const { language } = pick(this.complete, this.#original, wanted, alsoRead);
    const content = this.#content[language] ?? '';
    const beginning = (this.#excerpts[language] ??= excerpt(content, EXCERPT_LENGTH));
    return { title: this.#title[language] ?? '', content, excerpt: beginning, language };
  }
}

interface Written {
  title: LocalizedText;
  content: LocalizedText;
  originalLanguage: Language;
}

interface ShownText {
  title: string;
  content: string;
  excerpt: string;
  language: Language;
}
