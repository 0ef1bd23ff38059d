import { HOMEPAGE_URL_MAX } from '../limits.ts';
import { fitsLimit, normalizeText } from './text.ts';

/** What the form's field holds before anybody types: it means "none". */
export const HOMEPAGE_PREFIX = 'https://';

/** A homepage as it is stored; '' for none. */
export function homepageOf(text: string): string {
  const url = normalizeText(text);
  return url === HOMEPAGE_PREFIX || url === 'http://' ? '' : url;
}

/** Why a homepage cannot be shown as a link, or null: http and https alone, with a host that has a dot. */
export function homepageProblem(text: string): 'TOO_LONG' | 'INVALID' | null {
  const url = homepageOf(text);
  if (url === '') return null;
  if (!fitsLimit(url, HOMEPAGE_URL_MAX)) return 'TOO_LONG';
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return 'INVALID';
  const { hostname, username, password } = new URL(url);
  return hostname.includes('.') && username === '' && password === '' ? null : 'INVALID';
}
