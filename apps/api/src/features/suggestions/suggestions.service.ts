import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { suggestTranslation } from '@haiko/shared/contract/suggestions';
import type { Language } from '@haiko/shared/i18n/languages';
import type { SuggestionRejectionReason } from '@haiko/shared/suggestions';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import { Events, type AddressedEvent } from '../events/events.service.js';
import type { SuggestionState } from './translation-suggestion.entity.js';
import {
  type SubjectType,
  type TranslatableContent,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { originals } from '../translations/translations.policy.js';
import { mayDecide } from './suggestions.policy.js';
import { SuggestionsQueries } from './suggestions.queries.js';
import { TranslationsService } from '../translations/translations.service.js';
import { DECIDE_SUGGESTION, FIND_SUGGESTION, LOCK_SUGGESTION, SUGGEST } from './suggestions.statements.js';
import type { SuggestionView } from './suggestions.views.js';

// Not a length that anybody could be told beforehand, so not among the limits: it goes by the original.
const MOST_TIMES_LONGER = 6;
const ROOM = 100;

type SuggestInput = BodyOf<typeof suggestTranslation>;

interface Decision {
  uuid: string;
  /** The version that was shown; null for one's own, which nobody else can have exchanged. */
  seenAt: Date | null;
  state: Extract<SuggestionState, 'ACCEPTED' | 'REJECTED'>;
  /** Why it is rejected, where that is said. */
  reason?: SuggestionRejectionReason | null;
}

interface KnownSuggestion {
  uuid: string;
  subjectType: SubjectType;
  subjectUuid: string;
  field: string;
  language: Language;
  text: string;
  sourceHash: string;
  authorUuid: string | null;
  suggesterUuid: string;
  state: SuggestionState;
}

/** Better translations from readers: each act is one transaction. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly translations: TranslationsService,
    private readonly queries: SuggestionsQueries,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /**
   * One's open suggestion for the same text is replaced; for one's own text it is the translation at once. Throws `NOT_FOUND` for
   * what the viewer cannot see.
   */
  async suggest(reader: Reader<Viewer>, input: SuggestInput): Promise<SuggestionView> {
    const uuid = await this.database.transaction(() => this.#suggest(reader.viewer, input));
    return found(await this.queries.suggestion(reader, uuid));
  }

  /**
   * Puts the suggestion in the place of what is shown, or declines it. Throws `CHANGED_MEANWHILE` where it says something else by now
   * than what was seen, `NEEDS_SECOND_MODERATOR` by `decidableFrom`, and `NOT_FOUND`, also when the original is another one, and to
   * whoever it is none of the business of.
   */
  async decide(reader: Reader<Viewer>, decision: Decision): Promise<SuggestionView> {
    await this.database.transaction(() => this.#settle(reader.viewer, decision));
    return found(await this.queries.suggestion(reader, decision.uuid));
  }

  /**
   * Inside a transaction. The text is read under its lock: a change or a deletion outdates what is there when it happens, and
   * would miss a suggestion that is stored for the text before it.
   */
  async #suggest(viewer: Viewer, input: SuggestInput): Promise<string> {
    const { subjectType, subjectUuid, field, language, text } = input;
    if (!this.subjects.has(subjectType)) throw new AppError('NOT_FOUND');
    const subject = found(this.subjects.get(subjectType));
    found(await subject.lock(subjectUuid));
    const texts = found(await subject.load(subjectUuid, viewer.uuid));
    const { authorUuid } = texts;
    const values = {
      subjectType,
      subject: subjectUuid,
      field,
      language,
      text,
      sourceHash: hashOf(texts, input),
      author: authorUuid,
      suggester: viewer.uuid,
    };
    const { uuid } = found(await this.database.row(SUGGEST, values));
    if (authorUuid === viewer.uuid) await this.#settle(viewer, { uuid, seenAt: null, state: 'ACCEPTED' });
    else await this.events.emitAll(eventsForAuthor(texts));
    return uuid;
  }

  /** Inside a transaction. */
  async #settle(viewer: Viewer, { uuid, seenAt, state, reason = null }: Decision): Promise<void> {
    const known = found(await this.database.row(FIND_SUGGESTION, { suggestion: uuid }));
    assertRule(mayDecide(viewer, known), viewer.uuid === known.suggesterUuid ? 'FORBIDDEN' : 'NOT_FOUND');
    // The text first, as everybody does who changes one and outdates its suggestions.
    const texts = (await this.subjects.get(known.subjectType)?.lock(known.subjectUuid)) ?? null;
    const suggestion = found(
      await this.database.row(LOCK_SUGGESTION, { suggestion: uuid, seenAt, viewer: viewer.uuid }),
    );
    assertRule(suggestion.isDecidable, 'NEEDS_SECOND_MODERATOR');
    assertRule(suggestion.isAsSeen, 'CHANGED_MEANWHILE');
    // The same decision again changes nothing; another one comes too late.
    if (suggestion.state === state) return;
    assertRule(suggestion.state === 'OPEN', 'NOT_FOUND');
    const news = state === 'ACCEPTED' ? await this.#apply(suggestion, found(texts)) : [];
    await this.database.rows(DECIDE_SUGGESTION, { suggestion: uuid, state, reason, decider: viewer.uuid });
    if (viewer.uuid !== suggestion.authorUuid) await this.#remember(viewer, state, suggestion);
    await this.events.emitAll([...news, ...eventsForAuthor(suggestion)]);
  }

  /** Stores it with its text; returns what who is looking is told, as of a translation by a machine. */
  async #apply(suggestion: KnownSuggestion, texts: TranslatableContent): Promise<AddressedEvent[]> {
    const { subjectType, subjectUuid, field, language, text, sourceHash } = suggestion;
    assertRule(
      originals(texts).some((original) => original.field === field && original.hash === sourceHash),
      'NOT_FOUND',
    );
    const name = { subjectType, subjectUuid };
    const subject = found(this.subjects.get(subjectType));
    await subject.store(subjectUuid, { [field]: { [language]: text } });
    await this.translations.markHuman(name, texts, [{ field, language }]);
    await subject.translated?.(subjectUuid);
    return this.translations.eventsForWatchers(name, new Set([language]));
  }

  /** Moderators decide about what others wrote: that stands in the audit log. */
  #remember(viewer: Viewer, state: SuggestionState, suggestion: KnownSuggestion): Promise<void> {
    const { subjectType: targetType, subjectUuid: targetUuid, field, language } = suggestion;
    const action = 'decideTranslationSuggestion';
    return this.audit.record(viewer, { action, targetType, targetUuid, detail: `${state}: ${field} ${language}` });
  }
}

/** Of the original that is to be said in another language. Throws `VALIDATION_FAILED` where the suggestion cannot be for it. */
function hashOf(texts: TranslatableContent, { field, language, text }: SuggestInput): string {
  const original = originals(texts).find((one) => one.field === field);
  if (!original) throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'field', code: 'INVALID' }] });
  // No translation needs much more room than its original.
  if (text.length > original.text.length * MOST_TIMES_LONGER + ROOM) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'text', code: 'TOO_LONG' }] });
  }
  if (language === texts.originalLanguage) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'language', code: 'INVALID' }] });
  }
  return original.hash;
}

/** Open screens of the author show how many suggestions wait. */
function eventsForAuthor({ authorUuid }: { authorUuid: string | null }): AddressedEvent[] {
  return authorUuid === null ? [] : [{ userUuid: authorUuid, event: { name: 'badge' } }];
}
