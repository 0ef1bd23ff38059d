import * as v from 'valibot';
import { ANSWER_TEMPLATES, APPLICATION_STATES, DECLINE_REASONS, QUICK_QUESTIONS } from '../applications.ts';
import { APPLICATION_MESSAGE_MAX, FILE_PATH_MAX, MAX_APPLICATION_NOTE_FILES, NOTE_MAX } from '../limits.ts';
import { across, fields, isMissing, list, oneOf, optionalFlag, optionalText, sentMoment, text } from './fields.ts';

/** Body of POST /api/job-posting/{id}/application. */
export const ApplicationBody = fields({
  message: optionalText({ max: APPLICATION_MESSAGE_MAX }),
  /** Whether the company sees the visa; as the résumé says unless given. */
  showVisa: optionalFlag,
  /** To what the screen says of recipient, items, purpose and period; without it nothing is sent. */
  consent: optionalFlag,
});

/**
 * Body of POST /api/application/{id}/notes: a text of one's own, one of the questions of one's side, or a company's template; papers
 * and pictures go with a text.
 */
export const ApplicationNoteBody = v.pipe(
  fields({
    content: optionalText({ max: NOTE_MAX }),
    question: v.nullish(v.picklist([...QUICK_QUESTIONS.seeker, ...QUICK_QUESTIONS.company], 'INVALID')),
    template: v.nullish(v.picklist(ANSWER_TEMPLATES, 'INVALID')),
    /** Paths of files that were uploaded for a message or a résumé. */
    files: v.nullish(
      list(text({ max: FILE_PATH_MAX }), { max: MAX_APPLICATION_NOTE_FILES, tooMany: 'TOO_MANY_FILES' }),
    ),
  }),
  across(({ content, question, template, files }) => {
    const isEmpty = isMissing(content) || content === '';
    const isRepeated = !isMissing(files) && new Set(files).size < files.length;
    return {
      files: isRepeated || (isEmpty && !isMissing(files) && files.length > 0) ? 'INVALID' : null,
      content: isEmpty && isMissing(question) && isMissing(template) ? 'REQUIRED' : null,
      question: isMissing(question) || isEmpty ? null : 'INVALID',
      template: isMissing(template) || (isEmpty && isMissing(question)) ? null : 'INVALID',
    };
  }),
);

/** Body of PUT /api/application/{id}/state. */
export const ApplicationStateBody = v.pipe(
  fields({
    state: oneOf(APPLICATION_STATES),
    /** Why a company declines. */
    reason: v.nullish(v.picklist(DECLINE_REASONS, 'INVALID')),
    interviewAt: v.nullish(sentMoment),
    /** `updatedAt` of the application as it was read. */
    seenAt: sentMoment,
  }),
  across(({ state, reason, interviewAt }) => ({
    reason:
      state === undefined || (state === 'declined') === !isMissing(reason)
        ? null
        : isMissing(reason)
          ? 'REQUIRED'
          : 'INVALID',
    interviewAt: isMissing(interviewAt) || state === 'talk' || state === 'offer' ? null : 'INVALID',
  })),
);
