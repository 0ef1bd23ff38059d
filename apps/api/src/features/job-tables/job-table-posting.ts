import type { BodyOf } from '@haiko/shared/contract/call';
import type { sendJobTableRows } from '@haiko/shared/contract/jobTables';
import { detectLanguage } from '../../platform/detect-language.js';
import { hashOf, type ImportedPosting } from '../job-imports/imported-posting.js';
import { postingOf } from '../job-postings/new-posting.js';

type TableRow = BodyOf<typeof sendJobTableRows>['rows'][number];

/**
 * A row of a table as imports write it, by the rules of the form, but for whom to call there: that comes as far as a feed says it
 * (`SourcePosting`). `sourceUrl` is for rows without a page of their own.
 */
export function tablePosting({ reference, companyName, link, posting }: TableRow, sourceUrl: string): ImportedPosting {
  const { columns, regions, ...rest } = postingOf(posting, (text) => detectLanguage(text, 'ko'));
  const { jobCategories, visas, languageLevels } = rest;
  const said = { ...columns, isPublic: true };
  const parts = { url: link ?? sourceUrl, companyName, places: regions, jobCategories, visas, languageLevels };
  return {
    sourceId: reference,
    ...parts,
    columns: said,
    writtenAt: new Date(),
    hasDeadline: true,
    hash: hashOf([parts, said]),
  };
}
