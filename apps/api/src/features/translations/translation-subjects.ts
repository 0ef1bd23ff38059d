import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';

/** What is translated of a subject: each field in the languages that it has. */
export interface SubjectTexts {
  authorUuid: string;
  originalLanguage: Language;
  fields: Record<string, LocalizedText>;
}

/** A kind of thing with texts: a post, a comment, a posting. */
export interface TranslationSubject {
  /** The texts, or null where there is nothing (any more). With a viewer: as far as that person may see it. */
  load(uuid: string, viewerUuid?: string): Promise<SubjectTexts | null>;
  /** The same under a lock, inside a transaction. */
  lock(uuid: string): Promise<SubjectTexts | null>;
  /** Adds translations to the texts, the search included, under the lock. */
  store(uuid: string, texts: Record<string, LocalizedText>): Promise<void>;
  /** Who is looking at it now, and in which language: they are told of translations. */
  watchers(uuid: string): Promise<{ userUuid: string; language: Language }[]>;
  /** How many there are, for a command that has everything translated. */
  count(): Promise<number>;
  /** All there are, in pages by uuid. */
  uuidsAfter(uuid: string | null, limit: number): Promise<string[]>;
}

/** The kinds of subjects: each feature says how its own are read and written. */
@Injectable()
export class TranslationSubjects {
  readonly #subjects = new Map<string, TranslationSubject>();

  /** `subjects.add('post', posts)`, once, when the feature is made. */
  add(type: string, subject: TranslationSubject): void {
    this.#subjects.set(type, subject);
  }

  /** Undefined for a kind that there is not. */
  of(type: string): TranslationSubject | undefined {
    return this.#subjects.get(type);
  }

  get types(): string[] {
    return [...this.#subjects.keys()];
  }
}
