import { correctCommentLanguage } from '@haiko/shared/contract/comments';
import { correctJobPostingLanguage } from '@haiko/shared/contract/jobPostings';
import { correctPostLanguage } from '@haiko/shared/contract/posts';
import type { Language } from '@haiko/shared/i18n/languages';
import { rest } from '#/api/rest.ts';
import { refreshTranslation } from './translatedText.ts';
import type { CorrectableSubject } from './translationSubject.ts';

const CORRECT_LANGUAGE = {
  post: correctPostLanguage,
  comment: correctCommentLanguage,
  'job-posting': correctJobPostingLanguage,
};

/** Says in which language one's own text is, and shows what the reader is shown of it now. */
export async function correctLanguage(
  subject: CorrectableSubject,
  originalLanguage: Language,
  reader: Language,
): Promise<void> {
  await rest.call(CORRECT_LANGUAGE[subject.type], { params: { id: subject.uuid }, body: { originalLanguage } });
  await refreshTranslation(subject, reader);
}
