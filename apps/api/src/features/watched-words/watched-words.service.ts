import { Injectable } from '@nestjs/common';
import { MAX_WATCHED_WORDS } from '@haiko/shared/limits';
import { isWatchable, watchedWordKey } from '@haiko/shared/rules/watchedWords';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { DROP_CASES_WITHOUT_MARKS, FORGET_MARKS_OF_WORD } from '../reports/scam-marks.statements.js';
import type { WatchWordArgs } from './watched-words.inputs.js';
import { WatchedWordsQueries } from './watched-words.queries.js';
import { FORGET_WORD, LOCK_LIST, LOCK_WORD, TELL_OF_WORDS, WATCH_WORD } from './watched-words.statements.js';
import type { WatchedWordView } from './watched-words.views.js';
import { WordsInForce } from './words-in-force.js';

/** The list of words that moderators keep. What is written from then on is compared with it, what was before is left as it is. */
@Injectable()
export class WatchedWordsService {
  constructor(
    private readonly database: Database,
    private readonly queries: WatchedWordsQueries,
    private readonly words: WordsInForce,
    private readonly audit: AuditService,
  ) {}

  /** The same word once more replaces its reason. Throws `VALIDATION_FAILED` for what is in every text, and where the list is full. */
  async watch(reader: Reader<Viewer>, { word, why }: WatchWordArgs): Promise<WatchedWordView> {
    if (!isWatchable(word)) throw invalid('INVALID');
    const { viewer } = reader;
    const entered = { word, why, key: watchedWordKey(word), moderator: viewer.uuid, most: MAX_WATCHED_WORDS };
    const uuid = await this.database.transaction(async () => {
      await this.database.rows(LOCK_LIST);
      const watched = await this.database.row(WATCH_WORD, entered);
      if (!watched) throw invalid('TOO_MANY');
      const act = { action: 'watchWord', targetType: 'watched-word', targetUuid: watched.uuid } as const;
      await this.audit.record(viewer, { ...act, detail: `${word}: ${why}` });
      await this.database.rows(TELL_OF_WORDS);
      return watched.uuid;
    });
    await this.words.read();
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** What it alone has brought to the desk leaves it, where nobody has decided about it. */
  async unwatch(viewer: Viewer, uuid: string): Promise<void> {
    await this.database.transaction(async () => {
      const marks = await this.database.rows(FORGET_MARKS_OF_WORD, { word: uuid });
      await this.database.rows(DROP_CASES_WITHOUT_MARKS, { cases: marks.map((mark) => mark.case) });
      const { word } = found(await this.database.row(LOCK_WORD, { word: uuid }));
      await this.database.rows(FORGET_WORD, { word: uuid });
      const act = { action: 'unwatchWord', targetType: 'watched-word', targetUuid: uuid } as const;
      await this.audit.record(viewer, { ...act, detail: word });
      await this.database.rows(TELL_OF_WORDS);
    });
    await this.words.read();
  }
}

function invalid(code: 'INVALID' | 'TOO_MANY'): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path: 'word', code }] });
}
