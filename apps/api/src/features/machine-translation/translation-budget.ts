import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { GIVE_BACK_ALLOWANCE, REFUND, SPEND, TAKE_ALLOWANCE } from './translation-budget.statements.js';

interface BudgetRequest {
  characters: number;
  answer: (isTaken: boolean) => void;
  fail: (error: unknown) => void;
}

/** No provider has characters left for today. */
export class BudgetSpentError extends Error {
  constructor() {
    super('The characters of today are used up.');
  }
}

/** The characters that each provider may be given a day (Asia/Seoul), counted in the database for all processes together. */
@Injectable()
export class TranslationBudget {
  /** What is wished for in this turn of the event loop, by provider. */
  readonly #requests = new Map<string, BudgetRequest[]>();
  readonly #dailyCharacters: number;
  readonly #dailyCharactersPerAuthor: number;

  constructor(
    private readonly database: Database,
    { translation }: AppConfig,
  ) {
    this.#dailyCharacters = translation.dailyCharacters;
    this.#dailyCharactersPerAuthor = translation.dailyCharactersPerAuthor;
  }

  /** Whether so many characters can ever be had at once. */
  isWithinDay(characters: number): boolean {
    return characters <= this.#dailyCharacters;
  }

  /** Takes characters from today's; false where there are not so many left. */
  take(provider: string, characters: number): Promise<boolean> {
    return new Promise((answer, fail) => {
      const wishes = this.#requests.get(provider) ?? [];
      // A text is wanted in eight languages at once: they are counted together, else each would wait for the others' row.
      if (wishes.length === 0) setImmediate(() => void this.#grant(provider));
      this.#requests.set(provider, [...wishes, { characters, answer, fail }]);
    });
  }

  /** Gives back what was taken for a call that brought nothing. */
  async giveBack(provider: string, characters: number): Promise<void> {
    await this.database.rows(REFUND, { provider, characters });
  }

  /** Takes characters from what one person has today, whoever translates; false where there are not so many left. */
  async takeFor(userUuid: string, characters: number): Promise<boolean> {
    const values = { author: userUuid, characters, dailyCharacters: this.#dailyCharactersPerAuthor };
    return (await this.database.row(TAKE_ALLOWANCE, values)) !== undefined;
  }

  /** Gives a person back what no provider was paid for. */
  async giveBackTo(userUuid: string, characters: number): Promise<void> {
    if (characters > 0) await this.database.rows(GIVE_BACK_ALLOWANCE, { author: userUuid, characters });
  }

  async #grant(provider: string): Promise<void> {
    const wishes = this.#requests.get(provider) ?? [];
    this.#requests.delete(provider);
    const total = wishes.reduce((sum, { characters }) => sum + characters, 0);
    try {
      const isAll = await this.#spend(provider, total);
      // What does not fit as a whole is granted as far as it goes, in the order of asking.
      for (const { characters, answer } of wishes) answer(isAll || (await this.#spend(provider, characters)));
    } catch (error) {
      for (const { fail } of wishes) fail(error);
    }
  }

  async #spend(provider: string, characters: number): Promise<boolean> {
    return (
      (await this.database.row(SPEND, { provider, characters, dailyCharacters: this.#dailyCharacters })) !== undefined
    );
  }
}
