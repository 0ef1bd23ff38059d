import request from 'supertest';
import type { TestApp } from './app.js';
import { PDF } from './company-factories.js';
import { query, rest } from './client.js';
import type { TestUser } from './factories.js';

const TEXTS = 'headline introduction experiences { title place text } skills';

export const RESUME = `uuid updatedAt originalLanguage headline headlineKo introduction introductionKo visaMainId visaSubId
  showVisa koreanLevel availableFrom skills skillsKo files { uuid name path url type size }
  experiences { title titleKo place placeKo text textKo from to }
  shown(language: ko) { language isTranslated state ${TEXTS} }`;

/** The body of a résumé as a Khmer welder writes it. */
export function resumeFields(changes: Record<string, unknown> = {}) {
  return {
    headline: 'ជាងផ្សារដែកមានបទពិសោធន៍ប្រាំឆ្នាំ',
    introduction: 'ខ្ញុំមកទាន់ពេល។',
    visaMainId: 18,
    visaSubId: 1804,
    showVisa: false,
    koreanLevel: 2,
    experiences: [
      { title: 'ជាងផ្សារដែក', place: 'រោងចក្រនៅភ្នំពេញ', from: '2019-03', to: '2023-11', text: 'ផ្សារបំពង់ និងស៊ុមដែក' },
      { title: 'ជំនួយការ', from: '2024-01' },
    ],
    skills: ['ផ្សារ TIG', 'អានគំនូរបច្ចេកទេស'],
    availableFrom: '2027-01-04',
    files: [],
    originalLanguage: 'km',
    ...changes,
  };
}

export const saveResume = (test: TestApp, changes: Record<string, unknown>, caller: { token?: string }) =>
  rest(test, 'put', '/api/resume', resumeFields(changes), caller);

/** The résumé that somebody has written through the API. */
export async function aResume(test: TestApp, owner: TestUser, changes: Record<string, unknown> = {}) {
  const reply = await saveResume(test, changes, owner);
  if (reply.status !== 200) throw new Error(`The résumé failed: ${reply.text}`);
  return reply.body as { uuid: string; updatedAt: string; [field: string]: unknown };
}

/** A paper that somebody has uploaded for a résumé; returns its path. */
export async function aResumeFile({ server }: TestApp, { token }: { token: string }): Promise<string> {
  const reply = await request(server)
    .post('/api/file/upload/one')
    .set('Authorization', `Bearer ${token}`)
    .field('purpose', 'resume')
    .attach('file', PDF, '용접기능사.pdf');
  if (reply.status !== 201) throw new Error(`The upload answered ${reply.status}: ${reply.text}`);
  return (reply.body as { path: string }).path;
}

/** One's own résumé, or null. */
export const readMyResume = async (test: TestApp, reader: { token?: string }) =>
  (await query(test, `{ readMyResume { ${RESUME} } }`, {}, reader)).data['readMyResume'];
