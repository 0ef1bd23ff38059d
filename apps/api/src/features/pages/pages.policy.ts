import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { excerpt } from '@haiko/shared/rules/text';
import { TEXT } from '../../platform/graphql/localized.js';
import type { PageMetadata } from '../../platform/http/page-metadata.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';
import { postingData, postingEnd } from './posting-data.js';

const DESCRIPTION_LENGTH = 200;
/** So long an ended posting keeps an address that search engines may know. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The screens that say the same to everybody. All others are somebody's own, are there to be filled in, or hold what a search has found. */
export const LISTED_SCREENS = ['main', 'home', 'terms', 'privacy', 'notice', 'info', 'place', 'announcement'];

/** A text as a preview shows it: one line, not too long. */
export const previewOf = (text: string) => excerpt(text, DESCRIPTION_LENGTH);

/** Where the web app shows a posting. */
export function postingPath(uuid: string): string {
  return `/announcementdetail/${uuid}`;
}

interface Texts {
  title: LocalizedText;
  text: LocalizedText;
  originalLanguage: Language;
}

/** Title and text in the reader's language, where there are both, else as they were written; and in which languages they are. */
export function headIn(reader: Language, { title, text, originalLanguage }: Texts) {
  const languages = LANGUAGES.filter((each) => title[each] !== undefined && text[each] !== undefined);
  const language = languages.includes(reader) ? reader : originalLanguage;
  return { title: title[language] ?? '', text: text[language] ?? '', language, originalLanguage, languages };
}

interface HeadOptions {
  origin: string;
  /** The reader's. */
  language: Language;
}

/**
 * The head of a posting that everybody may read. Those that are over say since when and are listed no more; after 90 days search
 * engines are told to forget them. Imported ones are the matter of the site that they come from.
 */
export function postingHead(
  posting: JobPostingView,
  { origin, language }: HeadOptions,
  now = new Date(),
): PageMetadata {
  const { uuid, company, originalLanguage, state, [TEXT]: texts } = posting;
  const {
    title,
    text: description,
    ...languages
  } = headIn(language, { ...texts, text: texts.description, originalLanguage });
  const path = postingPath(uuid);
  const isListed = state === 'OPEN' && company.uuid !== null;
  return {
    title: `${title} · ${company.companyName}`,
    description: previewOf(description),
    path,
    type: 'website',
    ...languages,
    image: company.logoFileUrl,
    isListed,
    isGone: now.getTime() - postingEnd(posting).getTime() > KEPT_DAYS * DAY_MS,
    data:
      company.uuid === null ? null : (address) => postingData({ ...posting, title, description }, { origin, address }),
  };
}
