import * as v from 'valibot';
import { LANGUAGES } from '../i18n/languages.ts';
import { FILE_PATH_MAX, MAX_FOLLOWED_NATIONALITIES, NAME_MAX } from '../limits.ts';
import { MAIL_NOTICES } from '../mailNotices.ts';
import { PUSH_TYPES, TIME_OF_DAY } from '../notifications.ts';
import { mainIdOf } from '../reference/named.ts';
import { NATIONALITIES } from '../reference/nationalities.ts';
import { MAX_KOREAN_LEVEL, OWN_VISA_BY_ID, VISA_SUB_BY_ID } from '../reference/visas.ts';
import { TOWN_BY_ID } from '../rules/town.ts';
import {
  across,
  fields,
  integer,
  isMissing,
  judgedAs,
  oneOf,
  optionalId,
  optionalLanguage,
  optionalText,
  set,
  uuid,
} from './fields.ts';
import { optionalConsents } from './consents.schemas.ts';
import { birthDate, nickname, purpose } from './person.fields.ts';

const NATIONALITY_UUIDS = new Set(NATIONALITIES.map((nationality) => nationality.uuid));

/** What every sign-up tells about a person, however they prove who they are. */
export const profileEntries = {
  name: optionalText({ max: NAME_MAX, isName: true }),
  nickname,
  gender: oneOf(['male', 'female']),
  nationalityUuid: judgedAs(
    (value) => value.toLowerCase(),
    (value) => (value === '' ? 'REQUIRED' : NATIONALITY_UUIDS.has(value) ? null : 'INVALID'),
  ),
  language: oneOf(LANGUAGES),
  birthDate,
  purpose,
  /** Optional for older clients: the web asks whoever gave none. */
  consents: optionalConsents,
};

/** `HH:MM` in Korea. */
const timeOfDay = v.pipe(v.string('INVALID'), v.regex(TIME_OF_DAY, 'INVALID'));

/** What is pushed to a person's browsers; replaced as a whole. */
const NotificationSettings = fields({
  mutedTypes: set(v.picklist(PUSH_TYPES, 'INVALID'), { max: PUSH_TYPES.length }),
  quietHours: fields({ isOn: v.boolean('INVALID'), from: timeOfDay, to: timeOfDay }),
});

const nationalityUuid = v.pipe(
  uuid,
  v.check((value) => NATIONALITY_UUIDS.has(value), 'INVALID'),
);

/** Body of PUT /api/user: what people change about themselves; whatever is absent stays. */
export const MyInfoBody = v.pipe(
  fields({
    nickname: v.nullish(nickname),
    gender: v.nullish(profileEntries.gender),
    nationalityUuid: v.nullish(profileEntries.nationalityUuid),
    /** Twice a year at most. */
    birthDate: v.nullish(birthDate),
    /** Null takes it back. */
    purpose,
    consents: optionalConsents,
    language: optionalLanguage,
    /** The path of an uploaded profile picture; null takes the picture away. */
    profileImageUrl: optionalText({ max: FILE_PATH_MAX }),
    followNationalityUuids: v.nullish(set(nationalityUuid, { max: MAX_FOLLOWED_NATIONALITIES })),
    readingLanguages: v.nullish(set(v.picklist(LANGUAGES, 'INVALID'), { max: LANGUAGES.length })),
    /** Null takes the visa back; a new main without a sub leaves no sub of the old one. */
    visaMainId: optionalId(OWN_VISA_BY_ID),
    visaSubId: optionalId(VISA_SUB_BY_ID),
    /** TOPIK, told beside the visa: a new visa without it leaves none. */
    koreanLevel: v.nullish(integer({ min: 1, max: MAX_KOREAN_LEVEL })),
    /** The district in which one lives; null takes it back. */
    regionId: optionalId(TOWN_BY_ID),
    notificationSettings: v.nullish(NotificationSettings),
    /** Replaced as a whole; nothing is mailed unless it is asked for. */
    mailNotices: v.nullish(set(v.picklist(MAIL_NOTICES, 'INVALID'), { max: MAIL_NOTICES.length })),
  }),
  across(({ visaMainId, visaSubId, koreanLevel }) => ({
    koreanLevel: isMissing(koreanLevel) || !isMissing(visaMainId) ? null : 'INVALID',
    visaSubId: isMissing(visaSubId) || mainIdOf(visaSubId) === visaMainId ? null : 'INVALID',
  })),
);
