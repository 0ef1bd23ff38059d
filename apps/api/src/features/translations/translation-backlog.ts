import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { type SubjectSize, TranslationSubjects } from './translation-subjects.js';
import { otherLanguages } from './translations.policy.js';
import { BACKLOG } from './translations.statements.js';
import { Translator } from '../machine-translation/translator.js';

/** What it takes to have every text translated anew. */
export interface Estimate {
  texts: { type: string; count: number }[];
  /** The providers whose turn it would be first, with the days that their characters last for. */
  providers: { name: string; characters: number; days: number }[];
  dailyCharacters: number;
  dailyCharactersPerAuthor: number;
}

/** How many translations are still to be made: of one field into one language each. */
export interface RemainingWork {
  all: number;
  /** Of them: characters of today are used up. */
  tomorrow: number;
  /** Of them: it failed, and is tried again after a pause. */
  failing: number;
}

/** What there is to translate, for whoever has much of it translated at once. */
@Injectable()
export class TranslationBacklog {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly translator: Translator,
    private readonly config: AppConfig,
  ) {}

  async estimate(): Promise<Estimate> {
    const { dailyCharacters, dailyCharactersPerAuthor } = this.config.translation;
    const texts: Estimate['texts'] = [];
    const characters = new Map<string, number>();
    for (const [type, subject] of this.subjects.entries) {
      const sizes = await this.subjects.sizes(subject);
      texts.push({ type, count: sizes.reduce((sum, size) => sum + size.texts, 0) });
      for (const [name, count] of sizes.flatMap((size) => this.#shares(size))) {
        characters.set(name, (characters.get(name) ?? 0) + count);
      }
    }
    const providers = [...characters].map(([name, count]) => {
      return { name, characters: count, days: Math.ceil(count / dailyCharacters) };
    });
    return { texts, providers, dailyCharacters, dailyCharactersPerAuthor };
  }

  async remaining(): Promise<RemainingWork> {
    return (await this.database.row(BACKLOG)) ?? { all: 0, tomorrow: 0, failing: 0 };
  }

  /** The characters that each provider gets of the texts in one language. */
  #shares({ language, characters }: SubjectSize): (readonly [name: string, characters: number])[] {
    return otherLanguages(language).flatMap((to) => {
      const name = this.translator.firstFor(language, to);
      return name === undefined ? [] : [[name, characters] as const];
    });
  }
}
