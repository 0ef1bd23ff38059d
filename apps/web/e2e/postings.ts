import { randomBytes } from 'node:crypto';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import type { Page } from '@playwright/test';
import { expect, SAMPLE_PASSWORD } from './haiko.ts';

/** The body of a posting whose pay may be less than the law asks for. */
export function postingBody(title: string) {
  return {
    title,
    jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 107 }],
    description: '주말에 과일을 포장합니다.',
    salaryTypeId: 2,
    salaryAmountMin: 9_000,
    salaryAmountMax: 12_000,
    workingTime: 8,
    workingDays: 2,
    regions: [{ region: '경기 이천시 장호원읍 경충대로 1200', detailRegion: '제2하우스' }],
    career: 4,
    educationId: 1,
    visas: [{ visaMainId: 99 }],
    languageLevels: [101],
    employmentType: 5,
    deadlineDate: seoulDayAfter(30, new Date()),
    contactName: '김민호',
    contactMobile: '01012345678',
    contactPhone: '0311234567',
    contactEmail: 'farm@company.example',
    originalLanguage: 'ko',
  };
}

/** Publishes such a posting of the sample company. */
export async function publishPosting(page: Page): Promise<{ uuid: string; title: string }> {
  const signIn = { email: 'company@haiko.test', password: SAMPLE_PASSWORD };
  const { accessToken } = await (await page.request.post('/api/user/signin', { data: signIn })).json();
  const data = postingBody(`জরুরি 포장 ${randomBytes(3).toString('hex')}`);
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await page.request.post('/api/job-posting', { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
