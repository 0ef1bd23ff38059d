const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Cron goes by the clock of Seoul, which knows no summer time. */
const SEOUL_HOURS = 9;
const EVERY_HOURS = 4;
const AT_MINUTE = 23;

/** When the feeds of the settings are imported by themselves. */
export const FEED_CRON = `${AT_MINUTE} */${EVERY_HOURS} * * *`;

/** When the feeds are imported by themselves after `now`. */
export function nextFeedTick(now: Date): Date {
  const period = EVERY_HOURS * HOUR_MS;
  const since = SEOUL_HOURS * HOUR_MS - AT_MINUTE * MINUTE_MS;
  return new Date((Math.floor((now.getTime() + since) / period) + 1) * period - since);
}
