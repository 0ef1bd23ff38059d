import { Injectable } from '@nestjs/common';
import { canStep, isOpenState, isStepOf } from '@haiko/shared/applications';
import type { apply, setApplicationState } from '@haiko/shared/contract/applications';
import type { BodyOf } from '@haiko/shared/contract/call';
import { consentText } from '@haiko/shared/i18n/applicationMessages';
import { MAX_APPLICATIONS_A_DAY } from '@haiko/shared/limits';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { detectLanguage } from '../../platform/detect-language.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { withIdempotencyKey } from '../../platform/idempotency/with-idempotency-key.js';
import { FilesService } from '../files/files.service.js';
import { JobPostingsQueries } from '../job-postings/job-postings.queries.js';
import { ApplicationNews } from './application-news.service.js';
import { ApplicationTextsService } from './application-texts.service.js';
import { DELETE_APPLICATION_NOTES } from './application-notes.statements.js';
import { APPLICATION_CONSENT_VERSION } from './applications.policy.js';
import { ApplicationsQueries } from './applications.queries.js';
import {
  APPLIED_POSTING,
  CLOSE_OVER,
  COPY_RESUME,
  DELETE_SENT_RESUMES,
  FORGET_ENDED_APPLICATIONS,
  INSERT_APPLICATION,
  LOCK_APPLICATION,
  LOCK_SEEKER,
  MEASURE_ANSWERS,
  NOT_WITHDRAWN,
  REMIND,
  SET_STATE,
  TELL_COMPANY,
} from './applications.statements.js';
import type { ApplicationView } from './applications.views.js';

const BATCH = 100;

/** Applications: sent by the seeker, answered by the company; each write is one transaction. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly queries: ApplicationsQueries,
    private readonly postings: JobPostingsQueries,
    private readonly texts: ApplicationTextsService,
    private readonly files: FilesService,
    private readonly news: ApplicationNews,
    private readonly config: AppConfig,
  ) {}

  /**
   * Sends the viewer's résumé to the company of a posting. `key` is the client's for this write. Throws `CONSENT_REQUIRED`,
   * `OWN_POSTING`, `BLOCKED`, `APPLICATION_CLOSED` for a posting that is over, `GOVERNMENT_PLACED`, `VISA_DOES_NOT_ALLOW`,
   * `RESUME_REQUIRED`, `ALREADY_APPLIED`, `TOO_MANY_APPLICATIONS`.
   */
  async apply(
    reader: Reader<Viewer>,
    posting: string,
    input: BodyOf<typeof apply>,
    key: string | null,
  ): Promise<ApplicationView> {
    assertRule(input.consent === true, 'CONSENT_REQUIRED');
    await this.#assertVisaAllows(reader, posting);
    const write = { userUuid: reader.viewer.uuid, scope: 'application', key, body: [posting, input] } as const;
    return withIdempotencyKey(this.database, write, {
      make: async (uuid) =>
        found(await this.queries.byUuid(reader, await this.#send(reader, { posting, input, uuid }))),
      read: (uuid) => this.queries.byUuid(reader, uuid),
    });
  }

  /** What `visaFit` answers to this person on this day is the law's answer, and an application cannot change it. */
  async #assertVisaAllows(reader: Reader<Viewer>, posting: string): Promise<void> {
    const { visaFit } = found(await this.postings.byUuid(reader, posting));
    if (visaFit?.verdict !== 'NO') return;
    throw new AppError(visaFit.reason === 'GOVERNMENT_ONLY' ? 'GOVERNMENT_PLACED' : 'VISA_DOES_NOT_ALLOW', {
      visaRule: { sentence: visaFit.sentence, source: visaFit.source },
    });
  }

  async #send(reader: Reader<Viewer>, { posting, input, uuid }: NewApplication): Promise<string> {
    const { viewer, language } = reader;
    const seeker = viewer.uuid;
    await this.database.rows(LOCK_SEEKER, { seeker });
    const applied = found(await this.database.row(APPLIED_POSTING, { posting, seeker }));
    assertRule(!applied.isOwn, 'OWN_POSTING');
    assertRule(applied.isFree, 'BLOCKED');
    assertRule(applied.isOpen, 'APPLICATION_CLOSED');
    assertRule(applied.lately < MAX_APPLICATIONS_A_DAY * this.config.rateLimitFactor, 'TOO_MANY_APPLICATIONS');
    const resume = await this.database.row(COPY_RESUME, { seeker, showVisa: input.showVisa ?? null });
    if (!resume) throw new AppError('RESUME_REQUIRED');
    const message = input.message ?? '';
    const written = detectLanguage(message, viewer.language);
    const application = found(
      await this.database.row(INSERT_APPLICATION, {
        ...{ uuid, posting, company: applied.companyUuid, seeker, resume: resume.uuid, showVisa: resume.showVisa },
        message: message === '' ? {} : { [written]: message },
        language: written,
        consentVersion: APPLICATION_CONSENT_VERSION,
        consentText: consentText(applied.companyName, language),
      }),
    );
    await this.texts.contentSent(application.uuid, resume.uuid);
    await this.database.rows(TELL_COMPANY, { company: applied.companyUuid, posting });
    await this.news.tellOfApplicants(applied.memberUuids, posting);
    return application.uuid;
  }

  /**
   * Brings an application into its next state. Throws `NOT_FOUND` for what is not the viewer's, `CHANGED_MEANWHILE`,
   * `APPLICATION_CLOSED` once it has ended, `FORBIDDEN` for a step of the other side and `VALIDATION_FAILED` for one that cannot
   * follow, or an interview at a time that is over.
   */
  async setState(
    reader: Reader<Viewer>,
    uuid: string,
    { state, reason, interviewAt, seenAt }: BodyOf<typeof setApplicationState>,
  ): Promise<ApplicationView> {
    const viewer = reader.viewer.uuid;
    if (interviewAt && interviewAt <= new Date()) {
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'interviewAt', code: 'OUT_OF_RANGE' }] });
    }
    const sides = await this.database.transaction(async () => {
      const before = found(await this.database.row(LOCK_APPLICATION, { application: uuid, viewer, seenAt }));
      const by: 'seeker' | 'company' = before.seekerUuid === viewer ? 'seeker' : 'company';
      assertRule(isStepOf(by, state), 'FORBIDDEN');
      assertRule(isOpenState(before.state), 'APPLICATION_CLOSED');
      assertRule(before.isAsSeen, 'CHANGED_MEANWHILE');
      if (!canStep(by, before.state, state)) {
        throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'state', code: 'INVALID' }] });
      }
      const details = { reason: reason ?? null, interviewAt: interviewAt ?? null };
      await this.database.rows(SET_STATE, { application: uuid, state, by, ...details });
      if (state === 'withdrawn') await this.#forgetSent([{ uuid, resumeUuid: before.resumeUuid }]);
      await this.news.tell(by === 'seeker' ? before.memberUuids : [before.seekerUuid], uuid);
      return [before.seekerUuid, ...before.memberUuids];
    });
    await this.news.changed(
      uuid,
      sides.filter((person) => person !== viewer),
    );
    return found(await this.queries.byUuid(reader, uuid));
  }

  /** As their seekers did, inside the caller's transaction; nobody is told twice. */
  async withdrawAgain(uuids: string[]): Promise<void> {
    const sent = await this.database.rows(NOT_WITHDRAWN, { applications: uuids });
    const details = { state: 'withdrawn', by: 'seeker', reason: null, interviewAt: null } as const;
    for (const { uuid } of sent) await this.database.rows(SET_STATE, { application: uuid, ...details });
    await this.#forgetSent(sent);
  }

  /** Closes some of those that have nothing to wait for, or this one, and tells both sides; returns how many there were. */
  closeOver(application: string | null = null): Promise<number> {
    return this.database.transaction(async () => {
      const closed = await this.database.rows(CLOSE_OVER, { batch: BATCH, application });
      for (const { uuid, seekerUuid, memberUuids } of closed) await this.news.tell([seekerUuid, ...memberUuids], uuid);
      return closed.length;
    });
  }

  /** Reminds companies of some that wait; returns how many there were. */
  remind(): Promise<number> {
    return this.database.transaction(async () => {
      const waiting = await this.database.rows(REMIND, { batch: BATCH });
      for (const { posting, memberUuids } of waiting) await this.news.tellOfApplicants(memberUuids, posting);
      return waiting.length;
    });
  }

  /** Says anew how fast companies answer. */
  async measureAnswers(): Promise<void> {
    await this.database.rows(MEASURE_ANSWERS, {});
  }

  /** Deletes what was sent with some applications that ended long ago; returns how many there were. */
  forgetEnded(): Promise<number> {
    return this.database.transaction(async () => {
      const ended = await this.database.rows(FORGET_ENDED_APPLICATIONS, { batch: BATCH });
      await this.#forgetSent(ended);
      return ended.length;
    });
  }

  /** What was sent, and what the two sides wrote about it. */
  async #forgetSent(sent: { uuid: string; resumeUuid: string | null }[]): Promise<void> {
    const applications = sent.map(({ uuid }) => uuid);
    const resumes = sent.flatMap(({ resumeUuid }) => resumeUuid ?? []);
    const gone = [
      ...(await this.database.rows(DELETE_APPLICATION_NOTES, { applications })),
      ...(await this.database.rows(DELETE_SENT_RESUMES, { resumes })),
    ];
    await this.files.release(gone.map(({ fileUuid }) => fileUuid));
  }
}

interface NewApplication {
  posting: string;
  input: BodyOf<typeof apply>;
  /** The one that it will have, where there is one already. */
  uuid: string | null;
}
