import { describe, expect, it } from 'vitest';
import { keywordOf } from '@haiko/shared/rules/text';
import { searchOf } from './postSearch.ts';

const of = (address: string) => searchOf(new URLSearchParams(address));

describe('the search of an address', () => {
  it('is of the community unless the news are wanted', () => {
    expect(of('q=비자')).toEqual({ keyword: '비자', tab: 'community', isSearchable: true });
    expect(of('tab=haikoNews')).toEqual({ keyword: '', tab: 'haikoNews', isSearchable: true });
    expect(of('tab=else').tab).toBe('community');
  });

  it('takes 50 characters of every script, and nothing that the server would refuse', () => {
    expect(of(`q=${'ក្មេ'.repeat(50)}`).isSearchable).toBe(true);
    expect(of(`q=${'a'.repeat(51)}`).isSearchable).toBe(false);
    expect(of('q=a%00').isSearchable).toBe(false);
  });

  it('knows what only looks like a keyword', () => {
    expect(keywordOf(' \u200b ')).toBe('');
    expect(keywordOf('  취업 비자 ')).toBe('취업 비자');
  });
});
