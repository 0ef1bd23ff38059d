import { excerpt } from '@haiko/shared/rules/text';
import type { PageMetadata } from '../../platform/http/page-metadata.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';
import { postingData } from './posting-data.js';

const DESCRIPTION_LENGTH = 200;

/** The screens that say the same to everybody. All others are somebody's own, or hold what a search has found. */
export const LISTED_SCREENS = [
  '',
  'main',
  'home',
  'signin',
  'terms',
  'privacy',
  'notice',
  'info',
  'place',
  'announcement',
];

/** A text as a preview shows it: one line, not too long. */
export const previewOf = (text: string) => excerpt(text, DESCRIPTION_LENGTH);

/** Where the web app shows a posting. */
export function postingPath(uuid: string): string {
  return `/announcementdetail/${uuid}`;
}

/**
 * The head of a posting that everybody may read. Those that are over keep their page but are listed no more, and imported
 * ones are the matter of the site that they come from.
 */
export function postingHead(posting: JobPostingView, origin: string): PageMetadata {
  const { uuid, title, description, company, originalLanguage, state } = posting;
  const path = postingPath(uuid);
  const isListed = state === 'OPEN' && company.uuid !== null;
  return {
    title: `${title} · ${company.companyName}`,
    description: previewOf(description),
    path,
    type: 'website',
    language: originalLanguage,
    image: company.logoFileUrl,
    isListed,
    data: isListed ? postingData(posting, { origin, path }) : null,
  };
}
