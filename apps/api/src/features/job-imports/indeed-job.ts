import type { JobFields } from './feed-records.js';
import { OWN_PROPERTIES } from './feed-terms.js';

const REMOTE = /fully remote|^remote|재택/i;

/** A `<job>` in the words of schema.org; what is empty is left out. */
export function schemaPosting(job: JobFields): Record<string, unknown> {
  const said = Object.fromEntries(Object.entries(job).filter(([, text]) => text.trim() !== ''));
  return {
    identifier: said['referencenumber'] ?? said['requisitionid'],
    url: said['url'],
    title: said['title'],
    description: said['description'],
    hiringOrganization: said['company'] ?? said['sourcename'],
    datePosted: said['date'],
    validThrough: said['expirationdate'],
    employmentType: said['jobtype']?.split(','),
    jobLocation: {
      address: {
        addressCountry: said['country'],
        addressRegion: said['state'],
        addressLocality: said['city'],
        streetAddress: said['streetaddress'],
      },
    },
    jobLocationType: REMOTE.test(said['remotetype'] ?? '') ? 'TELECOMMUTE' : undefined,
    baseSalary: said['salary'],
    educationRequirements: said['education'],
    experienceRequirements: said['experience'],
    ...Object.fromEntries(Object.keys(OWN_PROPERTIES).map((name) => [name, said[name.toLowerCase()]])),
  };
}
