/** The legal minimum in won an hour, and the first day of its validity (`YYYY-MM-DD`, Korea). Newest last. */
export const MINIMUM_WAGES: readonly { from: string; hourly: number }[] = [
  { from: '2025-01-01', hourly: 10_030 },
  { from: '2026-01-01', hourly: 10_320 },
];

/** The official page that announces it. */
export const MINIMUM_WAGE_URL = 'https://www.minimumwage.go.kr';
