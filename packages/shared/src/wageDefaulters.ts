/** Whether somebody who recruits here is the wage defaulter whose name they bear: nobody has looked, a person says yes, or no. */
export const MATCH_STATES = ['PROPOSED', 'CONFIRMED', 'REJECTED'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** The columns of a list of wage defaulters, with the titles that its first line may have. */
export const DEFAULTER_COLUMNS = {
  name: ['name', '성명'],
  representative: ['representative', '대표자'],
  business: ['business', '사업장명'],
  address: ['address', '주소'],
  amount: ['amount', '체불액'],
  publishedFrom: ['published from', '공개 시작일'],
  publishedUntil: ['until', '공개 종료일'],
} as const satisfies Record<string, readonly string[]>;
export type DefaulterColumn = keyof typeof DEFAULTER_COLUMNS;
