import { seoulDay } from '@haiko/shared/format';
import { ANNUAL, DAILY, HOURLY, MONTHLY, WEEKLY } from '@haiko/shared/reference/salaryTypes';
import { isStatePlaced } from '@haiko/shared/reference/visas';
import { escapeHtml } from '../../platform/http/render-head.js';
import { CLOSED_AT, type JobPostingView } from '../job-postings/job-postings.views.js';

// By the ids of our own kinds, in the words that job searches know.
const EMPLOYMENT: Record<number, string> = {
  1: 'FULL_TIME',
  // An employee for a fixed term; a contractor is in business for themselves.
  2: 'TEMPORARY',
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
/** A graduation that is asked for; the others ask for none. */
const CREDENTIALS: Record<number, string> = {
  3: 'high school',
  4: 'associate degree',
  5: 'bachelor degree',
  6: 'postgraduate degree',
  7: 'postgraduate degree',
};
const EXPERIENCED = 2;
const NO_REQUIREMENTS = 'no requirements';

/**
 * A posting as schema.org's JobPosting in the form that job searches read, with nothing but what the page itself shows.
 * `origin` has no last slash; `address` is the page's own.
 */
export function postingData(posting: JobPostingView, { origin, address }: { origin: string; address: string }): object {
  const { uuid, title, company, employmentType, regions } = posting;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(posting),
    url: address,
    identifier: { '@type': 'PropertyValue', name: company.companyName, value: uuid },
    datePosted: seoulDay(posting.createdAt),
    validThrough: isClosed(posting) ? postingEnd(posting).toISOString() : lastMoment(posting),
    employmentType: EMPLOYMENT[employmentType],
    directApply: takesApplications(posting),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.companyName,
      ...(company.homepageUrl && { sameAs: company.homepageUrl }),
      ...(company.logoFileUrl && { logo: origin + company.logoFileUrl }),
    },
    jobLocation: regions.map((region) => placeOf(region)),
    ...requirementsOf(posting),
    ...remoteOf(posting),
    ...payOf(posting),
  };
}

/** Whether somebody can apply on the page itself, with a résumé that is kept here: not where the state alone places people. */
function takesApplications({ state, url, visas }: JobPostingView): boolean {
  const isPlacedByState = visas.length > 0 && visas.every(({ visaMainId }) => isStatePlaced(visaMainId));
  return state === 'OPEN' && url === '' && !isPlacedByState;
}

/** When nobody can apply any more: at its deadline, or once its company has closed it before. */
export function postingEnd(posting: JobPostingView): Date {
  return isClosed(posting) ? posting[CLOSED_AT] : new Date(lastMoment(posting));
}

function isClosed(posting: JobPostingView): posting is JobPostingView & { [CLOSED_AT]: Date } {
  const closedAt = posting[CLOSED_AT];
  return closedAt !== null && closedAt < new Date(lastMoment(posting));
}

/** The whole last day in Korea counts. */
const lastMoment = ({ deadlineDate }: JobPostingView) => `${deadlineDate}T23:59:59+09:00`;

/** What the page says of the job, as the HTML that is asked for. */
function descriptionOf({ description, extraInfo }: JobPostingView): string {
  const paragraphs = [description, extraInfo].filter((text) => text !== '');
  return paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('');
}

function requirementsOf({ educationId, career, careerLabel }: JobPostingView): object {
  const credentialCategory = CREDENTIALS[educationId];
  return {
    educationRequirements: credentialCategory
      ? { '@type': 'EducationalOccupationalCredential', credentialCategory }
      : NO_REQUIREMENTS,
    // How long the experience must be is not asked of companies, so that there are no months to tell.
    experienceRequirements: career === EXPERIENCED ? careerLabel : NO_REQUIREMENTS,
  };
}

function remoteOf({ isRemote }: JobPostingView): object {
  if (!isRemote) return {};
  const applicantLocationRequirements = { '@type': 'Country', name: 'South Korea' };
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements };
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
function payOf({ salaryTypeId, salaryAmountMin: minValue, salaryAmountMax: maxValue }: JobPostingView): object {
  const unitText = PAID_BY[salaryTypeId];
  if (!unitText) return {};
  const amount = minValue === maxValue ? { value: minValue } : { minValue, maxValue };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'KRW', value } };
}
