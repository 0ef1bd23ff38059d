import { Injectable } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { saveResume } from '@haiko/shared/contract/resumes';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { detectLanguage } from '../../platform/detect-language.js';
import { FilesService } from '../files/files.service.js';
import { ResumeTextsService } from './resume-texts.service.js';
import { textsOf } from './resume.texts.js';
import { ResumesQueries } from './resumes.queries.js';
import { DELETE_RESUME, SAVE_RESUME, SET_EXPERIENCES, SET_RESUME_FILES, SET_TEXTS } from './resumes.statements.js';
import type { ResumeView } from './resumes.views.js';

/** What people tell companies of themselves: each write is one transaction. */
@Injectable()
export class ResumesService {
  constructor(
    private readonly database: Database,
    private readonly queries: ResumesQueries,
    private readonly texts: ResumeTextsService,
    private readonly files: FilesService,
  ) {}

  /**
   * Writes the person's résumé, or replaces it as a whole; a text that stays the same keeps its translations. Throws
   * `CHANGED_MEANWHILE` where it is not as its owner has seen it (`updatedAt`) any more, `FILE_NOT_FOUND`.
   */
  async save(viewer: Viewer, input: BodyOf<typeof saveResume>): Promise<ResumeView> {
    const texts = textsOf(input);
    const language = input.originalLanguage ?? detectLanguage(Object.values(texts).join('\n'), viewer.language);
    await this.database.transaction(async () => {
      const files = await this.files.attach(input.files, viewer.uuid, 'resume');
      const saved = await this.database.row(SAVE_RESUME, {
        user: viewer.uuid,
        language,
        visaMain: input.visaMainId ?? null,
        visaSub: input.visaSubId ?? null,
        showVisa: input.showVisa ?? false,
        koreanLevel: input.koreanLevel ?? null,
        availableFrom: input.availableFrom ?? null,
        expectedVersion: input.updatedAt ?? null,
      });
      if (!saved) throw new AppError('CHANGED_MEANWHILE');
      const { uuid: resume, languageBefore } = saved;
      const isSameLanguage = languageBefore === language;
      await this.database.rows(SET_TEXTS, { resume, language, isSameLanguage, texts: JSON.stringify(texts) });
      await this.database.rows(SET_EXPERIENCES, {
        resume,
        from: input.experiences.map(({ from }) => from),
        to: input.experiences.map(({ to }) => to ?? ''),
      });
      const gone = await this.database.rows(SET_RESUME_FILES, { resume, files: files.map(({ uuid }) => uuid) });
      await this.files.release(gone.map(({ fileUuid }) => fileUuid));
      await this.texts.contentChanged(resume);
    });
    return found(await this.queries.own(viewer));
  }

  /** Deletes the person's résumé; what was sent to companies stays with the applications. Throws `NOT_FOUND`. */
  async remove(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      const { files } = found(await this.database.row(DELETE_RESUME, { user: viewer.uuid }));
      await this.files.release(files);
    });
  }
}
