import { isLanguage } from '@haiko/shared/i18n/languages';
import { personByKey } from './people.js';
import type { SampleComment } from './samples.types.js';
import { commentTranslations } from './translations.comments.js';

type Readers = (purpose: string, count: number, except: string) => string[];
interface OpenComment extends SampleComment {
  replies: SampleComment[];
}

const UNIT_MINUTES = { m: 1, h: 60, d: 1440 } as const;
const LINE =
  /^(?<reply>> )?(?<author>\w+)(?:\/(?<language>\w+))? \+(?<after>\d+[mhd])(?: ♥(?<likes>\d+))?: (?<content>.+)$/;

/** Minutes of an age such as `12m`, `5h` or `3d`. */
export function minutesOf(age: string): number {
  const unit = age.slice(-1) as keyof typeof UNIT_MINUTES;
  const minutes = Number(age.slice(0, -1)) * UNIT_MINUTES[unit];
  if (!Number.isFinite(minutes)) throw new Error(`"${age}" is no age`);
  return minutes;
}

/**
 * Comments of a thread written as a script, one comment a line: `linh +20m: …` twenty minutes after the post,
 * `linh/ko +1h ♥2: …` in Korean instead of the author's language and liked by two, `> sokha +2h: …` a reply.
 */
export function readThread(script: string, postMinutesAgo: number, readers: Readers): SampleComment[] {
  const comments: OpenComment[] = [];
  for (const line of script
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const { reply, author = '', language, after = '', likes = '0', content = '' } = LINE.exec(line)?.groups ?? {};
    if (!content) throw new Error(`Not a comment: "${line}"`);
    const comment: OpenComment = {
      author,
      language: isLanguage(language) ? language : personByKey(author).language,
      content,
      translations: commentTranslations[content] ?? {},
      minutesAgo: postMinutesAgo - minutesOf(after),
      likedBy: readers(`${author} ${after}`, Number(likes), author),
      replies: [],
    };
    (reply ? (comments.at(-1)?.replies ?? comments) : comments).push(comment);
  }
  return comments;
}
