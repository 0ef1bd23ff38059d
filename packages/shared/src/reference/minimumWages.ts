interface MinimumWage {
  /** The first day of its validity, `YYYY-MM-DD` in Korea. */
  from: string;
  /** Won. */
  hourly: number;
  /** The Ministry's notice that says so. */
  source: string;
}

/** The legal minimum, newest last. Next year's is published by 5 August, and entered here. */
export const MINIMUM_WAGES: readonly MinimumWage[] = [
  { from: '2025-01-01', hourly: 10_030, source: 'Ministry of Employment and Labor, notice of 2024-08-05' },
  { from: '2026-01-01', hourly: 10_320, source: 'Ministry of Employment and Labor, notice of 2025-08-05' },
  { from: '2027-01-01', hourly: 10_700, source: 'Ministry of Employment and Labor, notice of 2026-08-05' },
];

/** The official page that announces it. */
export const MINIMUM_WAGE_URL = 'https://www.minimumwage.go.kr';
