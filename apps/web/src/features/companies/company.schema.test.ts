import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  companySchema,
  EMPTY_COMPANY,
  isSavedCompany,
  payloadOf,
  reviewedChanges,
  type CompanyValues,
} from './company.schema.ts';

const WHOLE: CompanyValues = {
  companyName: '한강식품 ហានកាំង হানগাং',
  businessRegistrationNumber: '124-81-00998',
  homepageUrl: 'https://',
  logo: { name: '', path: '' },
  certificate: { name: '사업자등록증.pdf', path: '/files/a' },
  managerName: 'Trần Thị Hường',
  managerMobile: '01012345678',
  managerPhone: '0212345678',
  managerEmail: 'hire@hangang.example',
};
const problems = (changes: Partial<CompanyValues>) =>
  (v.safeParse(companySchema, { ...WHOLE, ...changes }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

describe('the form of a company', () => {
  it('needs everything but the homepage and the logo', () => {
    expect(problems({})).toEqual([]);
    expect(problems(EMPTY_COMPANY).map(([path]) => path)).toEqual([
      'companyName',
      'businessRegistrationNumber',
      'certificate',
      'managerName',
      'managerMobile',
      'managerPhone',
      'managerEmail',
    ]);
  });

  it('says what is wrong with what is there', () => {
    expect(problems({ businessRegistrationNumber: '124-8-00998' })).toEqual([
      ['businessRegistrationNumber', 'companies.form.invalidNumber'],
    ]);
    expect(problems({ managerPhone: '123' })).toEqual([['managerPhone', 'companies.form.invalidPhone']]);
    expect(problems({ homepageUrl: 'javascript:alert(1)' })).toEqual([
      ['homepageUrl', 'companies.form.invalidHomepage'],
    ]);
  });

  it('sends the untouched prefix of a homepage as none', () => {
    expect(payloadOf(WHOLE)).toMatchObject({
      homepageUrl: '',
      businessRegistrationFileUrl: '/files/a',
      logoFileUrl: '',
    });
  });

  it('is known as what was sent, in the letters in which the server stores it', () => {
    const sent = (changes: Partial<CompanyValues>) => isSavedCompany({ ...WHOLE, ...changes }, WHOLE);
    expect(sent({ homepageUrl: '', managerName: ' Trần Thị Hường ', managerEmail: 'Hire@Hangang.example' })).toBe(true);
    expect(sent({ certificate: { name: '사업자등록증.pdf', path: '/files/a?signature=1' } })).toBe(true);
    expect(sent({ managerName: 'សុខា' })).toBe(false);
    expect(sent({ homepageUrl: 'https://hangang.example' })).toBe(false);
  });

  it('knows what is reviewed again, and when a certificate must be new', () => {
    const after = (changes: Partial<CompanyValues>) => reviewedChanges(WHOLE, { ...WHOLE, ...changes });
    const file = { name: 'b.pdf', path: '/files/b' };
    expect(after({ managerName: '김하늘' })).toEqual({ isReviewed: false, needsCertificate: false });
    expect(after({ companyName: '새 이름' })).toEqual({ isReviewed: true, needsCertificate: true });
    expect(after({ companyName: '새 이름', certificate: file })).toEqual({ isReviewed: true, needsCertificate: false });
    expect(after({ businessRegistrationNumber: '124-81-00999' }).isReviewed).toBe(true);
  });
});
