// What the application has to know of the stand-in.

/** Where it is asked. */
export const STATUS_PATH = '/api/nts-businessman/v1/status';
/** Without it nobody is answered. With signs that an address has to escape, as real keys have. */
export const KEY = 'local+key/with=signs';

/** The settings that lead the application to the stand-in at `url`. */
export function environmentFor(url: string): Record<string, string> {
  return { BUSINESS_STATUS_URL: `${url}${STATUS_PATH}`, BUSINESS_STATUS_KEY: KEY };
}
