import type { Language } from '@haiko/shared/i18n/languages';
import type { CallerRequest } from '../access/caller.js';

/**
 * What resolvers see of a query that the server asks itself, for all visitors of a language; `ip` is the address of who is the first to
 * want it, and pays for it where that is limited.
 */
export function visitorRequest(
  language: Language,
  ip?: string,
): Pick<CallerRequest, 'id' | 'isRendering' | 'headers' | 'rawHeaders' | 'ip'> {
  return { id: 'page', isRendering: true, ip, headers: { 'accept-language': language }, rawHeaders: [] };
}
