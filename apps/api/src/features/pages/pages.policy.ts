import { seoulDay } from '@haiko/shared/format';
import { ANNUAL, DAILY, HOURLY, MONTHLY, WEEKLY } from '@haiko/shared/reference/salaryTypes';
import { excerpt } from '@haiko/shared/rules/text';
import type { PageHead } from '../../platform/http/page-heads.js';
import { escapeHtml } from '../../platform/http/render-head.js';
import type { JobPostingView } from '../job-postings/job-postings.views.js';

const DESCRIPTION_LENGTH = 200;

/** A text as a preview shows it: one line, not too long. */
export const previewOf = (text: string) => excerpt(text, DESCRIPTION_LENGTH);

export function postingPath(uuid: string): string {
  return `/announcementdetail/${uuid}`;
}

/**
 * The head of a posting that everybody may read. Those that are over keep their page but are listed no more, and imported
 * ones are the matter of the site that they come from.
 */
export function postingHead(posting: JobPostingView, origin: string): PageHead {
  const { uuid, title, description, company, originalLanguage, state } = posting;
  const isListed = state === 'OPEN' && company.uuid !== null;
  return {
    title: `${title} · ${company.companyName}`,
    description: previewOf(description),
    path: postingPath(uuid),
    type: 'website',
    language: originalLanguage,
    image: company.logoFileUrl,
    isListed,
    data: isListed ? postingData(posting, origin) : null,
  };
}

// By the ids of our own kinds; schema.org's have no freelancers.
const EMPLOYMENT: Record<number, string> = {
  1: 'FULL_TIME',
  2: 'CONTRACTOR',
  3: 'INTERN',
  4: 'CONTRACTOR',
  5: 'PART_TIME',
  6: 'PER_DIEM',
};
const PAID_BY: Record<number, string> = {
  [HOURLY]: 'HOUR',
  [DAILY]: 'DAY',
  [WEEKLY]: 'WEEK',
  [MONTHLY]: 'MONTH',
  [ANNUAL]: 'YEAR',
};

/** A posting as schema.org's JobPosting, with what the page itself shows. */
function postingData(posting: JobPostingView, origin: string): object {
  const { uuid, title, description, company, deadlineDate, employmentType, isRemote } = posting;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: escapeHtml(description).replaceAll('\n', '<br>'),
    url: origin + postingPath(uuid),
    identifier: { '@type': 'PropertyValue', name: company.companyName, value: uuid },
    datePosted: seoulDay(posting.createdAt),
    validThrough: `${deadlineDate}T23:59:59+09:00`,
    employmentType: EMPLOYMENT[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.companyName,
      ...(company.homepageUrl && { sameAs: company.homepageUrl }),
      ...(company.logoFileUrl && { logo: origin + company.logoFileUrl }),
    },
    jobLocation: posting.regions.map((region) => placeOf(region)),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'KR' },
    }),
    ...payOf(posting),
  };
}

function placeOf({ regionLevelOne, regionLevelTwo, regionOriginal }: JobPostingView['regions'][number]): object {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: regionLevelOne.nameKo,
      ...(regionLevelTwo && { addressLocality: regionLevelTwo.nameKo }),
      streetAddress: regionOriginal,
    },
  };
}

/** Nothing where pay is negotiable. */
function payOf({ salaryTypeId, salaryAmountMin, salaryAmountMax }: JobPostingView): object {
  const unitText = PAID_BY[salaryTypeId];
  if (!unitText) return {};
  const value = { '@type': 'QuantitativeValue', minValue: salaryAmountMin, maxValue: salaryAmountMax, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'KRW', value } };
}
