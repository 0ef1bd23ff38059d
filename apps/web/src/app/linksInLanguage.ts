import { tabLanguage } from '#/i18n/i18n.ts';

const MOMENTS = ['pointerdown', 'focusin', 'contextmenu'];
/** What the server sends as it is, in no language. */
const NO_SCREEN = /^\/(api|files)\//;

/**
 * Links carry the language that an address has said, wherever a reader takes them: into another tab, into a message to somebody.
 * It is written into a link when a finger or the focus comes to it. The app itself follows a link without its `href`, and
 * pages are rendered without it.
 */
export function keepLanguageInLinks(): void {
  for (const moment of MOMENTS) {
    document.addEventListener(moment, ({ target }) => nameLanguage(target), { capture: true, passive: true });
  }
  // The focus may have come before this did.
  nameLanguage(document.activeElement);
}

function nameLanguage(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link) return;
  const address = new URL(link.href);
  if (address.origin !== window.location.origin || NO_SCREEN.test(address.pathname)) return;
  const language = tabLanguage();
  if (language) address.searchParams.set('lang', language);
  else address.searchParams.delete('lang');
  link.setAttribute('href', address.pathname + address.search + address.hash);
}
