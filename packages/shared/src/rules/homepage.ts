import { HOMEPAGE_URL_MAX } from '../limits.ts';
import { fitsLimit, hasUnseenCharacters, normalizeText } from './text.ts';

/** What the form's field holds before anybody types: it means "none". */
export const HOMEPAGE_PREFIX = 'https://';

/** A homepage as it is stored: as a browser reads it, so that what is shown is where it leads; '' for none. */
export function homepageOf(text: string): string {
  const url = normalizeText(text);
  if (url === HOMEPAGE_PREFIX || url === 'http://') return '';
  if (hasUnseenCharacters(url) || !URL.canParse(url)) return url;
  const { href, origin } = new URL(url);
  return href === `${origin}/` && !url.endsWith('/') ? origin : href;
}

/** Why a homepage cannot be shown as a link, or null: http and https alone, with a host that has a dot. */
export function homepageProblem(text: string): 'TOO_LONG' | 'INVALID' | null {
  const url = homepageOf(text);
  if (url === '') return null;
  if (!fitsLimit(url, HOMEPAGE_URL_MAX)) return 'TOO_LONG';
  return leadsWhereItSays(url) ? null : 'INVALID';
}

/** Whether an address is one of the web that shows its host: with a dot, no name before it, and nothing in it that nobody sees. */
export function leadsWhereItSays(url: string): boolean {
  if (hasUnseenCharacters(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  return hostname.includes('.') && username === '' && password === '';
}
