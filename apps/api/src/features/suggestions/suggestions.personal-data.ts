import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_SUGGESTIONS, FORGET_SUGGESTIONS } from './suggestions.personal-data.statements.js';

/** The translations that people suggest. What was accepted stands in the text and stays. */
@Injectable()
export class SuggestionsPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('suggestions', {
      erases: [
        'translation_suggestions.suggester_uuid',
        'translation_suggestions.author_uuid',
        'translation_suggestions.decider_uuid',
        'translation_allowances.author_uuid',
      ],
      exports: { translationSuggestions: EXPORT_SUGGESTIONS },
      // After the texts, as whoever suggests or decides locks the text first.
      stage: 'relations',
      erase: ({ userUuid }) => database.rows(FORGET_SUGGESTIONS, { user: userUuid }),
    });
  }
}
