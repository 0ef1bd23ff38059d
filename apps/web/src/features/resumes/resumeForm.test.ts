import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { EMPTY_EXPERIENCE, EMPTY_RESUME, payloadOf, resumeSchema, skillsOf, type ResumeValues } from './resumeForm.ts';

const resume: ResumeValues = { ...EMPTY_RESUME, headline: 'ជាងផ្សារដែក' };
const job = { ...EMPTY_EXPERIENCE, title: 'Thợ hàn', from: '2020-03' };

function problemsOf(changes: Partial<ResumeValues>) {
  const { issues = [] } = v.safeParse(resumeSchema, { ...resume, ...changes });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('skills in one field', () => {
  it('are parted by the commas of every script, and none of them twice', () => {
    expect(skillsOf('용접, 도장、 焊接，ផ្សារ\n용접,, ওয়েল্ডিং ')).toEqual(['용접', '도장', '焊接', 'ផ្សារ', 'ওয়েল্ডিং']);
  });
});

describe('the form of a résumé', () => {
  it.each([
    ['is fine with a line alone', {}, []],
    ['needs that line', { headline: ' ' }, [['headline', 'fieldErrors.REQUIRED']]],
    [
      'counts skills',
      { skills: Array.from({ length: 21 }, (_, n) => `s${n}`).join() },
      [['skills', 'fieldErrors.TOO_MANY']],
    ],
    ['measures each skill', { skills: 'x'.repeat(31) }, [['skills', 'fieldErrors.TOO_LONG']]],
    ['takes a job that goes on', { experiences: [job] }, []],
    ['asks since when', { experiences: [{ ...job, from: '' }] }, [['experiences.0.from', 'fieldErrors.REQUIRED']]],
    [
      'lets no job end first',
      { experiences: [{ ...job, to: '2020-02' }] },
      [['experiences.0.to', 'resumes.form.endFirst']],
    ],
  ])('%s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('sends what stands in it, with the visa of the account', () => {
    const values = {
      ...resume,
      experiences: [job],
      koreanLevel: '0',
      skills: 'a, b',
      files: [{ name: 'n', path: '/p' }],
    };
    expect(payloadOf(values, { visaMainId: 18, visaSubId: null }, 'then')).toMatchObject({
      ...{ visaMainId: 18, koreanLevel: 0, skills: ['a', 'b'], files: ['/p'], availableFrom: null, updatedAt: 'then' },
      experiences: [{ title: 'Thợ hàn', from: '2020-03', to: null }],
    });
  });
});
