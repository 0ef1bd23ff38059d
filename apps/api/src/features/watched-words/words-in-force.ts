import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { watchedWordFinder } from '@haiko/shared/rules/watchedWords';
import { Listener } from '../../platform/database/listener.js';
import { whenAvailable } from '../../platform/database/when-available.js';
import { WatchedWordsQueries } from './watched-words.queries.js';
import { WORDS_CHANNEL } from './watched-words.statements.js';

/** The words that are watched, kept in memory: whoever writes is compared with them and waits for no reading. */
@Injectable()
export class WordsInForce implements OnApplicationBootstrap {
  readonly #logger = new Logger('WordsInForce');
  #find = watchedWordFinder([]);

  constructor(
    private readonly queries: WatchedWordsQueries,
    listener: Listener,
  ) {
    const readAgain = () => void this.read().catch((error: unknown) => this.#logger.error(error));
    listener.register(WORDS_CHANNEL, { onMessage: readAgain, onReconnected: readAgain });
  }

  /** The uuids of those that a text has. */
  find(text: string): string[] {
    return this.#find(text);
  }

  onApplicationBootstrap(): Promise<void> {
    return whenAvailable(() => this.read());
  }

  /** Reads what moderators watch by now. */
  async read(): Promise<void> {
    this.#find = watchedWordFinder(await this.queries.all());
  }
}
