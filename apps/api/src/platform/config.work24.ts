import * as v from 'valibot';
import { atLeast, digits, optional, setting, url } from './config.shapes.js';

/** The settings of the feed of the public employment service. */
export const WORK24_SETTINGS = {
  WORK24_KEY: setting(
    optional,
    'The key of the public employment service (고용24, 채용정보 목록·상세) for its postings; without it none are read. It is given to companies and institutions.',
  ),
  WORK24_URL: setting(
    v.optional(url, 'https://www.work24.go.kr/cm/openApi/call/wk'),
    'Where that service is called, without a slash at the end.',
  ),
  WORK24_LISTS: setting(
    v.optional(v.string(), 'empTpGb=1'),
    'Which of its lists are read, each chosen by parameters of the service (`region=11000&empTpGb=1`), separated by spaces. Of one list it gives 100,000 postings at most: larger ones are cut by region.',
  ),
  WORK24_LIST_HOURS: setting(
    v.optional(v.pipe(atLeast(1), v.maxValue(24, 'must be at most 24')), '6'),
    'How many hours after its lists were read they are read again; what a posting says in full is read in between.',
  ),
  WORK24_CALL_MILLISECONDS: setting(
    v.optional(digits, '1000'),
    'How long after a call to it the next one may follow, of all processes together; in production a second or more.',
  ),
  WORK24_DESCRIPTIONS: setting(
    v.optional(v.picklist(['translated', 'as-written']), 'as-written'),
    'Whether the descriptions of its postings may be translated: only where its operator has said so. Titles are in any case.',
  ),
};
