import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { SuggestInput } from './suggestions.inputs.js';
import type { SuggestionState } from './translation-suggestion.entity.js';
import { TranslationSubjects } from './translation-subjects.js';
import { mayDecide, originals } from './translations.policy.js';
import { TranslationsQueries } from './translations.queries.js';
import { TranslationsService } from './translations.service.js';
import { DECIDE_SUGGESTION, LOCK_SUGGESTION, SUGGEST } from './translations.statements.js';
import type { SuggestionView } from './translations.views.js';

const MOST_TIMES_LONGER = 6;
const ROOM = 100;

interface LockedSuggestion {
  uuid: string;
  subjectType: string;
  subjectUuid: string;
  field: string;
  language: Language;
  text: string;
  sourceHash: string;
  authorUuid: string;
  state: SuggestionState;
}

/** Better translations from readers: each act is one transaction. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly translations: TranslationsService,
    private readonly queries: TranslationsQueries,
    private readonly audit: AuditService,
  ) {}

  /** One's open suggestion for the same text is replaced. Throws `NOT_FOUND` for what the viewer cannot see. */
  async suggest(reader: Reader<Viewer>, input: SuggestInput): Promise<SuggestionView> {
    const { subjectType, subjectUuid, field, language, text } = input;
    const texts = found(await this.subjects.of(subjectType)?.load(subjectUuid, reader.viewer.uuid));
    const original = originals(texts).find((one) => one.field === field);
    if (!original) throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'field', code: 'INVALID' }] });
    // No translation needs much more room than its original.
    if (text.length > original.text.length * MOST_TIMES_LONGER + ROOM) {
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'text', code: 'TOO_LONG' }] });
    }
    if (language === texts.originalLanguage) {
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'language', code: 'INVALID' }] });
    }
    const values = [
      subjectType,
      subjectUuid,
      field,
      language,
      text,
      original.hash,
      texts.authorUuid,
      reader.viewer.uuid,
    ];
    const { uuid } = found(await this.database.row<{ uuid: string }>(SUGGEST, values));
    return found(await this.queries.suggestion(reader, uuid));
  }

  /** Puts the suggestion in the place of what is shown. Throws `NOT_FOUND`, also when the original is another one by now. */
  accept(reader: Reader<Viewer>, uuid: string): Promise<SuggestionView> {
    return this.#decide(
      reader,
      uuid,
      'ACCEPTED',
      async ({ subjectType, subjectUuid, field, language, text, sourceHash }) => {
        const subject = found(this.subjects.of(subjectType));
        const texts = found(await subject.lock(subjectUuid));
        assertRule(
          originals(texts).some((original) => original.field === field && original.hash === sourceHash),
          'NOT_FOUND',
        );
        await subject.store(subjectUuid, { [field]: { [language]: text } });
        await this.translations.rememberPeople({ subjectType, subjectUuid }, texts, [{ field, language }]);
      },
    );
  }

  reject(reader: Reader<Viewer>, uuid: string): Promise<SuggestionView> {
    return this.#decide(reader, uuid, 'REJECTED', () => Promise.resolve());
  }

  async #decide(
    reader: Reader<Viewer>,
    uuid: string,
    state: SuggestionState,
    act: (suggestion: LockedSuggestion) => Promise<void>,
  ): Promise<SuggestionView> {
    await this.database.transaction(async () => {
      const suggestion = found(await this.database.row<LockedSuggestion>(LOCK_SUGGESTION, [uuid]));
      assertRule(mayDecide(reader.viewer, suggestion), 'FORBIDDEN');
      // The same decision again changes nothing; another one comes too late.
      if (suggestion.state === state) return;
      assertRule(suggestion.state === 'OPEN', 'NOT_FOUND');
      await act(suggestion);
      await this.database.rows(DECIDE_SUGGESTION, [uuid, state, reader.viewer.uuid]);
      if (reader.viewer.uuid !== suggestion.authorUuid) await this.#remember(reader.viewer, state, suggestion);
    });
    return found(await this.queries.suggestion(reader, uuid));
  }

  /** Moderators decide about what others wrote: that stands in the audit log. */
  #remember(viewer: Viewer, state: SuggestionState, suggestion: LockedSuggestion): Promise<void> {
    const { subjectType: targetType, subjectUuid: targetUuid, field, language } = suggestion;
    const action = 'decideTranslationSuggestion';
    return this.audit.record(viewer, { action, targetType, targetUuid, detail: `${state}: ${field} ${language}` });
  }
}
