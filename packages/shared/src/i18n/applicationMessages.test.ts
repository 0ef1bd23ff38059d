import { describe, expect, it } from 'vitest';
import { consentOf } from '../applications.ts';
import { consentText } from './applicationMessages.ts';
import { LANGUAGES } from './languages.ts';
import { leaves } from './leaves.ts';
import { readMessages } from './readMessages.ts';

const COMPANY = '한강조선 {{adultAge}} $&';

describe('what somebody who applies agrees to', () => {
  it.each(LANGUAGES)('is kept in %s as it was shown, line by line', (language) => {
    const { agree, ...consent } = readMessages('applications')[language].consent;
    const said: Record<string, string> = leaves(consent);
    const { parts, refusal } = consentOf(COMPANY, (key) => said[key] ?? '');
    const lines = consentText(COMPANY, language).split('\n');
    expect(lines).toEqual([...parts.flatMap(({ label, text }) => [label, text]), refusal]);
    expect(lines.filter((line) => line.trim() === '')).toEqual([]);
    // Nothing is said that is not kept, and the company's name is nobody's placeholder.
    expect(lines.toSorted()).toEqual([...Object.values(said), COMPANY].toSorted());
    expect(lines).not.toContain(agree);
  });
});
