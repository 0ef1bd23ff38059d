import type { BusinessStatus } from '@haiko/shared/companies';
import * as v from 'valibot';
import { boundedFetch } from '../../platform/http/bounded-fetch.js';

/** How many numbers the service takes at once. */
export const MOST_NUMBERS = 100;

/** What the tax office says of a registration number. */
export interface BusinessAnswer {
  status: Exclude<BusinessStatus, 'NOT_ASKED'>;
  /** `YYYY-MM-DD`: the day on which a closed business ended, where the office says it. */
  endedOn: string | null;
}

const STATUSES = { '': 'NOT_REGISTERED', '01': 'ACTIVE', '02': 'SUSPENDED', '03': 'CLOSED' } as const;

// Of a number that is not registered every field but `tax_type` is empty.
const REPLY = v.object({
  status_code: v.literal('OK'),
  data: v.array(
    v.object({
      b_no: v.string(),
      b_stt_cd: v.picklist(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
      end_dt: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * Asks the tax office's service for the status of these numbers (`123-45-67890`), at most `MOST_NUMBERS`. Throws when it does not
 * answer in time, says anything unexpected, or says nothing about one of them.
 */
export async function readBusinessStatuses(
  numbers: readonly string[],
  { url, key }: { url: string; key: string },
): Promise<Map<string, BusinessAnswer>> {
  const address = `${url}?serviceKey=${encodeURIComponent(key)}`;
  const { status, body } = await boundedFetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ b_no: numbers.map(digitsOf) }),
  });
  if (status !== 200) throw new Error(`The service for business statuses answered ${status}.`);
  const { data } = v.parse(REPLY, JSON.parse(body));
  const answers = new Map(data.map((record) => [record.b_no, record]));
  return new Map(
    numbers.map((number) => {
      const answer = answers.get(digitsOf(number));
      if (!answer) throw new Error('The service for business statuses left out a number.');
      return [number, { status: STATUSES[answer.b_stt_cd], endedOn: dayOf(answer.end_dt) }];
    }),
  );
}

const digitsOf = (number: string) => number.replaceAll('-', '');

/** `20261031` as `2026-10-31`; null for anything that is no day. */
function dayOf(digits: string): string | null {
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return v.is(v.pipe(v.string(), v.isoDate()), day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
