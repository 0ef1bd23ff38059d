import * as v from 'valibot';
import { LANGUAGES } from '../i18n/languages.ts';
import {
  ALT_MAX,
  CONTENT_MAX,
  FILE_NAME_MAX,
  FILE_PATH_MAX,
  MAX_FILES_PER_POST,
  MAX_HASHTAGS,
  MAX_VIEW_SECONDS,
  TITLE_MAX,
} from '../limits.ts';
import { cleanFileName } from '../rules/fileName.ts';
import { checkHashtags } from '../rules/hashtag.ts';
import { TOWN_BY_ID } from '../rules/town.ts';
import {
  expectedVersion,
  fields,
  list,
  oneOf,
  optionalFlag,
  optionalId,
  optionalLanguage,
  optionalText,
  rule,
  text,
  integer,
  uuid,
} from './fields.ts';

const PostFile = fields({
  // What people will download it as: no folders, no direction marks that make `gpj.exe` read as `exe.jpg`.
  name: changedText(cleanFileName, FILE_NAME_MAX),
  // Authors of hidden posts know their files by addresses with a signature, and send them back.
  path: changedText((path) => path.split('?', 1)[0] ?? '', FILE_PATH_MAX),
  /** What the picture shows, in the words of who wrote the post. */
  alt: optionalText({ max: ALT_MAX }),
});

function changedText(change: (sent: string) => string, max: number) {
  return v.pipe(v.string('REQUIRED'), v.transform(change), text({ max }));
}

/** What a post says, wherever it stands. */
export const postEntries = {
  title: text({ max: TITLE_MAX }),
  content: text({ max: CONTENT_MAX }),
  hashtagNames: v.nullish(v.pipe(list(v.string('INVALID'), { max: MAX_HASHTAGS }), rule(checkHashtags))),
  files: v.nullish(list(PostFile, { max: MAX_FILES_PER_POST, tooMany: 'TOO_MANY_FILES' })),
  /** Without it the server tells the language from the script. */
  originalLanguage: optionalLanguage,
};

/** Body of POST and PUT /api/post; a change replaces the whole post. */
export const PostBody = fields({
  ...postEntries,
  /** Which town it is about: a district. */
  region: optionalId(TOWN_BY_ID),
  updatedAt: expectedVersion,
});

/** In which language a text is, as its writer says. */
export const LanguageBody = fields({ originalLanguage: oneOf(LANGUAGES) });

export const OpenedPostBody = fields({ postUuid: uuid });

/** A signed-in reader's log of a view; visitors and authors have none. */
export const ViewLog = v.object({ postViewLogUuid: v.nullable(uuid) });

/** How long somebody looked, in seconds. */
export const ViewLogBody = fields({
  duration: v.pipe(v.number('INVALID'), v.transform(Math.round), integer({ min: 0, max: MAX_VIEW_SECONDS })),
});

/**
 * How a switch is to stand: a call that says so may be repeated, after a lost reply for one. Without it the switch is turned over.
 */
export const SwitchBody = fields({ isOn: optionalFlag });

/** A post's counts, and what the reader thinks of it. */
export const Reactions = v.object({
  likes: v.pipe(v.number(), v.integer()),
  dislikes: v.pipe(v.number(), v.integer()),
  type: v.nullable(v.picklist(['Like', 'Dislike'])),
});

export const Scrapped = v.object({ isScrapped: v.boolean() });
