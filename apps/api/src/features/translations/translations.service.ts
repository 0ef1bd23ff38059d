import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { type JobKind, type JobRequest, Jobs } from '../../platform/jobs/jobs.js';
import { Events, type AddressedEvent } from '../events/events.service.js';
import { hasWords } from '../machine-translation/mask.js';
import { TranslationBudget } from '../machine-translation/translation-budget.js';
import { KEY_PAUSE_SECONDS, ProviderError } from '../translation-providers/translation-provider.js';
import {
  type SubjectType,
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from './translation-subjects.js';
import type { StoredState } from './translation.entity.js';
import {
  byLanguage,
  charactersOf,
  originals,
  otherLanguages,
  secondsToNextDay,
  sourceHash,
  type FieldInLanguage,
} from './translations.policy.js';
import {
  HAS_SUGGESTIONS,
  SAVE_MACHINE_TRANSLATIONS,
  SAVE_HUMAN_TRANSLATIONS,
  PENDING_TRANSLATIONS,
  REQUEST_TRANSLATIONS,
  REQUEST_AGAIN,
  TAKE_AWAY_TRANSLATIONS,
} from './translations.statements.js';
import { Translator } from '../machine-translation/translator.js';
import { storedOf, outcomeOf, textsOf, type TranslationResult, waiting } from './translation-results.js';

export interface SubjectName {
  subjectType: SubjectType;
  subjectUuid: string;
}

/** Twenty texts are fetched at once: with a slow provider the last ones wait long, and come back soon where the process ends. */
export const TRANSLATE: JobKind<SubjectName> = { name: 'translations.translate', retryLimit: 14, heartbeatSeconds: 30 };

const MISSING: StoredState[] = ['FAILED', 'UNSUPPORTED'];
const AGAIN: Record<'missing' | 'everything', StoredState[]> = {
  missing: MISSING,
  everything: [...MISSING, 'DONE', 'SKIPPED', 'STALE'],
};

/** Public texts in all nine languages: asked for with the write, made by a job, kept beside the original. */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly subjects: TranslationSubjects,
    private readonly translator: Translator,
    private readonly budget: TranslationBudget,
    private readonly config: AppConfig,
  ) {}

  /**
   * Asks for what is missing, inside the transaction that wrote the texts; `byPeople` are translations that came with them,
   * which no machine overwrites; what people accepted for the very same original is there again. The writer waits for two
   * statements, and for one where no provider is configured and nobody has suggested anything.
   */
  async request(
    name: SubjectName,
    load: () => Promise<TranslatableContent | null>,
    byPeople: FieldInLanguage[] = [],
    { isUrgent = true } = {},
  ): Promise<void> {
    if (byPeople.length === 0 && !(await this.#isConcerned(name))) return;
    const texts = await load();
    if (!texts) return;
    await this.markHuman(name, texts, byPeople);
    const states = await this.#requestStates(name, texts, byPeople);
    if (states.length === 0) return;
    // Who changes a text often changes it soon again: one translation does for all of it.
    const isEdit = states.every((state) => state === 'STALE');
    const afterSeconds = isEdit ? this.config.translation.editDelaySeconds : undefined;
    // What is written now does not wait behind all that is translated anew.
    await this.jobs.send(TRANSLATE, name, { singletonKey: keyOf(name), afterSeconds, isUrgent });
  }

  /**
   * As `request`, for what this transaction has inserted: nobody can have suggested anything for it yet. Returns what its caller has
   * to send, with other jobs of the same write.
   */
  async requestOfNew(name: SubjectName, texts: TranslatableContent): Promise<JobRequest[]> {
    if (!this.translator.isConfigured) return [];
    const states = await this.#requestStates(name, texts);
    return states.length === 0 ? [] : [{ kind: TRANSLATE, data: name, singletonKey: keyOf(name), isUrgent: true }];
  }

  /** Remembers that people wrote these translations; inside the write's transaction. */
  async markHuman(
    { subjectType, subjectUuid }: SubjectName,
    texts: TranslatableContent,
    byPeople: FieldInLanguage[],
  ): Promise<void> {
    const { fields, originalLanguage } = texts;
    const written = byPeople.filter(({ language }) => language !== originalLanguage);
    if (written.length === 0) return;
    await this.database.rows(SAVE_HUMAN_TRANSLATIONS, {
      subjectType,
      subject: subjectUuid,
      fields: written.map(({ field }) => field),
      languages: written.map(({ language }) => language),
      hashes: written.map(({ field }) => sourceHash(fields[field]?.[originalLanguage] ?? '', originalLanguage)),
      originalLanguage,
    });
  }

  /**
   * Forgets who made these translations; inside the transaction that has emptied them. What was accepted as one of them is not put there
   * again by the `request` that follows: machines make them anew, where there is one.
   */
  async takeAway({ subjectType, subjectUuid }: SubjectName, decider: string, gone: FieldInLanguage[]): Promise<void> {
    if (gone.length === 0) return;
    const names = gone.map(({ field, language }) => `${field} ${language}`);
    await this.database.rows(TAKE_AWAY_TRANSLATIONS, { subjectType, subject: subjectUuid, decider, names });
  }

  /**
   * Has a subject translated: what is missing, failed or had no provider, or everything but what people wrote. False where
   * there is no such subject, or nobody else sees it.
   */
  retranslate(
    { subjectType, subjectUuid }: SubjectName,
    what: 'missing' | 'everything' = 'everything',
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      const subject = this.subjects.get(subjectType);
      const texts = await subject?.lock(subjectUuid);
      // What nobody else sees is not translated: it would be asked for and never made.
      if (!texts || !(await subject?.load(subjectUuid))) return false;
      await this.#requestStates({ subjectType, subjectUuid }, texts);
      await this.database.rows(REQUEST_AGAIN, { subjectType, subject: subjectUuid, states: AGAIN[what] });
      await this.jobs.send(
        TRANSLATE,
        { subjectType, subjectUuid },
        { singletonKey: keyOf({ subjectType, subjectUuid }) },
      );
      return true;
    });
  }

  /** The job: translates what is to be done. Throws when some of it failed, to be called again. */
  async translate(name: SubjectName): Promise<void> {
    const subject = this.subjects.get(name.subjectType);
    const texts = await subject?.load(name.subjectUuid);
    if (!subject || !texts) return;
    const wanted = await this.database.rows(PENDING_TRANSLATIONS, {
      subjectType: name.subjectType,
      subject: name.subjectUuid,
    });
    if (wanted.length === 0) return;
    const made = await this.#translateContent(wanted, texts);
    await this.#save(name, subject, made);
    if (made.some(({ state }) => state === 'PENDING'))
      await this.#sendAgain(name, 'tomorrow', secondsToNextDay(new Date()));
    // However long the operator takes: it uses up none of the tries.
    if (made.some(({ waitsForKey }) => waitsForKey)) await this.#sendAgain(name, 'key', KEY_PAUSE_SECONDS);
    const failed = made.find(({ state, isFinal, waitsForKey }) => state === 'FAILED' && !isFinal && !waitsForKey);
    if (failed) throw new ProviderError(`${failed.language}: ${failed.error ?? ''}`);
  }

  /**
   * What is wanted, as far as the characters that its author has today go. The author gets back what no provider was paid for:
   * a long text may have cost much before one of its calls failed.
   */
  async #translateContent(wanted: FieldInLanguage[], texts: TranslatableContent): Promise<TranslationResult[]> {
    const { authorUuid } = texts;
    const characters = charactersOf(wanted, texts);
    // What nobody here wrote was counted when it was asked for.
    if (authorUuid !== null && !(await this.budget.takeFor(authorUuid, characters))) return waiting(wanted, texts);
    let unpaid = characters;
    const onPaid = (paid: number) => {
      unpaid -= paid;
    };
    const tasks = [...byLanguage(wanted)].map((one) => this.#translateInto(one, texts, onPaid));
    const made = (await Promise.all(tasks)).flat();
    if (authorUuid !== null) await this.budget.giveBackTo(authorUuid, unpaid);
    return made;
  }

  /** Some fields in one language. What goes wrong is part of the result: the other languages go on. */
  async #translateInto(
    [language, fields]: [Language, string[]],
    texts: TranslatableContent,
    onPaid: (characters: number) => void,
  ): Promise<TranslationResult[]> {
    const wanted = originals(texts).filter(({ field }) => fields.includes(field));
    const all = (state: StoredState, more: Partial<TranslationResult> = {}): TranslationResult[] =>
      wanted.map(({ field, hash }) => ({ field, language, state, hash, ...more }));
    if (!wanted.some(({ text }) => hasWords(text))) return all('SKIPPED');
    if (!this.translator.supports(texts.originalLanguage, language)) return all('UNSUPPORTED');
    const sources = wanted.map(({ text }) => text);
    const pair = { from: texts.originalLanguage, to: language };
    const made = await this.translator.translate(sources, pair, { onPaid });
    return wanted.map(({ field, hash }, index) => ({ field, language, hash, ...outcomeOf(made[index]) }));
  }

  /** Stores what was made of the original that is still there, and tells who is looking. */
  #save(
    { subjectType, subjectUuid }: SubjectName,
    subject: TranslationSubject,
    made: TranslationResult[],
  ): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await subject.lock(subjectUuid))) return;
      const values = { subjectType, subject: subjectUuid, made: storedOf(made) };
      const saved = await this.database.rows(SAVE_MACHINE_TRANSLATIONS, values);
      const done = saved.filter(({ state }) => state === 'DONE');
      if (done.length === 0) return;
      await subject.store(subjectUuid, textsOf(made, done));
      const languages = new Set(done.map(({ language }) => language));
      await this.events.emitAll(await this.eventsForWatchers({ subjectType, subjectUuid }, languages));
    });
  }

  /** For who is looking at a subject in one of the languages: its words are others now. Emitted last in the transaction. */
  async eventsForWatchers(
    { subjectType, subjectUuid }: SubjectName,
    languages: ReadonlySet<Language>,
  ): Promise<AddressedEvent[]> {
    const subject = this.subjects.get(subjectType);
    const watchers = subject ? await this.subjects.watchers(subject, subjectUuid) : [];
    const concerned = watchers.filter(({ language }) => languages.has(language));
    return concerned.map(({ userUuid, language: lang }) => ({
      userUuid,
      event: { name: 'translation', data: { kind: subjectType, uuid: subjectUuid, lang } },
    }));
  }

  async #isConcerned({ subjectType, subjectUuid }: SubjectName): Promise<boolean> {
    if (this.translator.isConfigured) return true;
    return (await this.database.row(HAS_SUGGESTIONS, { subjectType, subject: subjectUuid })) !== undefined;
  }

  /** The states of what is to be made. What people accepted for these originals is stored, unless others `byPeople` came along. */
  async #requestStates(
    { subjectType, subjectUuid }: SubjectName,
    texts: TranslatableContent,
    byPeople: FieldInLanguage[] = [],
  ): Promise<StoredState[]> {
    const sources = originals(texts);
    const changed = await this.database.rows(REQUEST_TRANSLATIONS, {
      subjectType,
      subject: subjectUuid,
      fields: sources.map(({ field }) => field),
      hashes: sources.map(({ hash }) => hash),
      languages: otherLanguages(texts.originalLanguage),
      isConfigured: this.translator.isConfigured,
    });
    const accepted = changed.filter(
      ({ state, field, language }) =>
        state === 'HUMAN' && !byPeople.some((one) => one.field === field && one.language === language),
    );
    if (accepted.length > 0) {
      await this.subjects.get(subjectType)?.store(subjectUuid, textsOf(accepted, accepted));
    }
    return changed.flatMap(({ state }) => (state === 'HUMAN' ? [] : [state]));
  }

  /** What waits for something does not stand in the way of what is asked for meanwhile. */
  #sendAgain(name: SubjectName, why: 'tomorrow' | 'key', afterSeconds: number): Promise<void> {
    return this.jobs.send(TRANSLATE, name, { singletonKey: `${keyOf(name)}:${why}`, afterSeconds });
  }
}

function keyOf({ subjectType, subjectUuid }: SubjectName): string {
  return `${subjectType}:${subjectUuid}`;
}
