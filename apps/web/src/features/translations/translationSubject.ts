/** A text that is translated: a post, a comment or a job posting. */
export interface TranslationSubject {
  type: 'post' | 'comment' | 'job-posting';
  uuid: string;
}
