/** A text that is translated: a post, a comment, a job posting or a résumé. */
export interface TranslationSubject {
  type: 'post' | 'comment' | 'job-posting' | 'resume';
  uuid: string;
}

/** One whose writer says afterwards in which language it is; of a résumé its form says it. */
export type CorrectableSubject = TranslationSubject & { type: Exclude<TranslationSubject['type'], 'resume'> };
