const SEOUL_HOURS = 9;
const DAY_SECONDS = 86_400;
const EVENING = 21 * 3_600;
const MORNING = 8 * 3_600;

/** From 21:00 to 08:00 in Korea nothing is sent that advertises: the seconds until that is over, 0 by day. */
export function secondsUntilDay(now: Date): number {
  const second = Math.floor(now.getTime() / 1_000 + SEOUL_HOURS * 3_600) % DAY_SECONDS;
  if (second >= MORNING && second < EVENING) return 0;
  return (MORNING - second + DAY_SECONDS) % DAY_SECONDS;
}
