import { createHash } from 'node:crypto';
import { seoulDay } from '@haiko/shared/format';
import type { Language } from '@haiko/shared/i18n/languages';
import { COMPANY_NAME_MAX, CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import { detectLanguage } from '../../platform/detect-language.js';
import { wageShortfall } from '@haiko/shared/rules/minimumWage';
import { cutToLimit, DIRECTION_MARKS } from '@haiko/shared/rules/text';
import type { WrittenPosting } from '../job-postings/job-posting.columns.js';
import { FACETS_VERSION, facetsOf } from '../job-search/job-search.facets.js';
import { contactOf } from './feed-contact.js';
import { deadlineOf, writtenAt } from './feed-dates.js';
import { payOf } from './feed-pay.js';
import { type Place, placesOf } from './feed-places.js';
import { careerOf, educationOf, employmentTypeOf, OWN_PROPERTIES, type Pair } from './feed-terms.js';
import { fieldsOf, lineOf, listOf, proseOf, Refusal, textOf } from './feed-values.js';

/** A posting of a feed as job-imports.statements.ts takes it. */
export interface ImportedPosting {
  sourceId: string;
  /** Of everything below but what nobody said: another hash is news. */
  hash: string;
  url: string;
  companyName: string;
  columns: WrittenPosting;
  /** Counts when it comes first, and is no news afterwards: a date that moves every day would lift it every day. */
  writtenAt: Date;
  /** Whether the feed says it. */
  hasDeadline: boolean;
  places: Place[];
  jobCategories: Pair[];
  visas: Pair[];
  languageLevels: number[];
}

const URL_MAX = 2_000;
const ID_MAX = 200;
const TELLING_CHARACTERS = 1_000;
const REMOTE = 'TELECOMMUTE';
/** A feed says nothing about the hours of a day: the column holds eight, and nothing is reckoned by them. */
const HOURS_A_DAY = 8;
/** What can be read besides a JobPosting is a feed's other business: its organization, its web site. */
const TYPE = /^(https?:\/\/schema\.org\/)?JobPosting$/;

/**
 * What a record of schema.org's shape comes to, on this day. Texts that are too long are cut: the whole posting stands where
 * its url leads. Throws `Refusal` for what cannot be a posting here.
 */
export function importedPosting(record: unknown, now: Date): ImportedPosting {
  const fields = fieldsOf(fieldsOf(record)['item'] ?? record);
  const types = listOf(fields['@type']).map(textOf);
  if (types.length > 0 && !types.some((type) => TYPE.test(type))) throw new Refusal('INVALID', '@type');
  const said = columnsSaid(fields);
  const parts = {
    url: urlOf(fields['url'] ?? fields['@id']),
    companyName: companyNameOf(fields['hiringOrganization']),
    places: placesOf(fields['jobLocation']),
    jobCategories: OWN_PROPERTIES.haikoJobCategories(fields['haikoJobCategories']),
    visas: OWN_PROPERTIES.haikoVisas(fields['haikoVisas']),
  };
  const languageLevels: number[] = [];
  const { places } = parts;
  if (places.length === 0 && !said.isRemote) throw new Refusal('REGION_NOT_FOUND', 'jobLocation');
  const hours = { workingTime: null };
  if (wageShortfall({ ...said, ...hours }, seoulDay(now))) throw new Refusal('BELOW_MINIMUM_WAGE', 'baseSalary');
  const deadline = deadlineOf(fields['validThrough'], fields['datePosted'], now);
  const text = [said.title, said.description].flatMap((each) => Object.values(each)).join('\n');
  const facets = facetsOf({ ...said, text, ...parts, regions: places, languageLevels, ...hours });
  return {
    sourceId: recordId(record),
    ...parts,
    languageLevels,
    columns: { ...said, deadlineDate: deadline.day, facets, facetsVersion: FACETS_VERSION },
    writtenAt: writtenAt(fields['datePosted'], now),
    hasDeadline: deadline.isGiven,
    hash: hashOf([parts, said, deadline.isGiven && deadline.day]),
  };
}

/** Under which name a source knows its record; '' where it has none. */
export function recordId(record: unknown): string {
  const { identifier, '@id': id, url } = fieldsOf(fieldsOf(record)['item'] ?? record);
  const { value } = fieldsOf(listOf(identifier)[0]);
  const name = textOf(value) || textOf(identifier) || textOf(id) || textOf(url);
  // Longer ones are told apart all the same.
  return name.length <= ID_MAX ? name : hashOf(name);
}

function columnsSaid(fields: Readonly<Record<string, unknown>>) {
  const title = needed('title', lineOf(fields['title']));
  const description = needed('description', proseOf(fields['description']));
  const { salaryTypeId, min, max } = payOf(fields['baseSalary']);
  const originalLanguage = languageOf(`${title}\n${description}`);
  return {
    originalLanguage,
    title: { [originalLanguage]: cutToLimit(title, TITLE_MAX) },
    description: { [originalLanguage]: cutToLimit(description, CONTENT_MAX) },
    extraInfo: {},
    ...{ salaryTypeId, salaryAmountMin: min, salaryAmountMax: max, workingTime: HOURS_A_DAY },
    educationId: educationOf(fields['educationRequirements']),
    career: careerOf(fields['experienceRequirements']),
    employmentType: employmentTypeOf(fields['employmentType']),
    isRemote: listOf(fields['jobLocationType']).some((type) => textOf(type).toUpperCase() === REMOTE),
    workingDays: OWN_PROPERTIES.haikoWorkingDays(fields['haikoWorkingDays']),
    ...{ hasProbation: false, isPieceRate: false },
    housing: OWN_PROPERTIES.haikoHousing(fields['haikoHousing']),
    isPublic: true,
    ...contactOf(fields),
  };
}

/** Its beginning tells; most that is written for people in Korea is Korean, where nothing tells. */
function languageOf(text: string): Language {
  return detectLanguage(text.slice(0, TELLING_CHARACTERS), 'ko');
}

function needed(field: string, text: string): string {
  if (text === '') throw new Refusal('REQUIRED', field);
  return text;
}

/** Nothing turns the order of letters in it, as in the names of companies here. */
function companyNameOf(value: unknown): string {
  const name = lineOf(value).replace(DIRECTION_MARKS, '');
  return cutToLimit(needed('hiringOrganization', name), COMPANY_NAME_MAX);
}

function urlOf(value: unknown): string {
  const text = needed('url', textOf(value));
  const url = URL.parse(text);
  const isUsable = url?.protocol === 'https:' && !url.username && !url.password && url.href.length <= URL_MAX;
  if (!isUsable) throw new Refusal('INVALID', 'url');
  return url.href;
}

/** Another one is news. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
