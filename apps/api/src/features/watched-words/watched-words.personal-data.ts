import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_WATCHED_WORDS } from './watched-words.personal-data.statements.js';

/** What somebody entered as a moderator. */
@Injectable()
export class WatchedWordsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('watchedWords', {
      erases: [],
      keeps: {
        'watched_words.added_by_uuid': 'Who entered a word must stay known; by then the moderator has no name.',
      },
      exports: { watchedWords: EXPORT_WATCHED_WORDS },
      stage: 'account',
      erase: () => Promise.resolve(),
    });
  }
}
