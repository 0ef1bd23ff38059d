import { isLanguage } from '@haiko/shared/i18n/languages';
import { deviceStorage, tabStorage } from '#/storage.ts';
import { BAR_COLOR, THEME_KEY } from '#/ui/themes.ts';
import { fillPage } from './fillPage.ts';
import { offerReloadLater } from './offerReload.ts';
import { wakeRenderedPage } from './wakeRenderedPage.ts';

// Runs before the first paint: one script, of this and all that it imports, stands in the built page (vite.beforePaint.ts), in each one
// that is kept. So it imports little, and nothing of a library.

const root = document.documentElement;

offerReloadLater();
keepInstallPrompt();
chooseReader();
chooseShell();
applyTheme();
if (root.dataset.rendered === undefined) fillPage();
else wakeRenderedPage();

/** The browser's question whether to install comes once, and may come before the app (src/app/installOffer.ts). */
function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.earlyInstallPrompt = event as NonNullable<typeof window.earlyInstallPrompt>;
  });
}

/**
 * For whom the page is. What the server has rendered for visitors, or in another language, is not for somebody with something of their own:
 * not seen at all, the app shows them that.
 */
function chooseReader(): void {
  const understood = root.dataset.language;
  const language = chosenLanguage(understood);
  if (isOwn() || (language && language !== understood)) {
    root.dataset.own = '';
    delete root.dataset.rendered;
  }
  // Back may lead to another screen of the tab before the app is there.
  if (root.dataset.rendered !== undefined) root.dataset.rendered = location.pathname + location.search;
  if (language) root.dataset.language = language;
}

/** Of the address for this tab, else chosen or shown before; undefined where it is as the server has understood the browser. */
function chosenLanguage(understood: string | undefined): string | undefined {
  const said = /[?&]lang=(\w+)(&|$)/.exec(location.search)?.[1];
  // The server has understood another one where the address names two.
  const ofAddress = isLanguage(said) && (understood === undefined || understood === said) ? said : undefined;
  if (ofAddress) tabStorage.set('language', ofAddress);
  return ofAddress ?? (tabStorage.get('language') || deviceStorage.get('language')?.toLowerCase());
}

/** Somebody's own feed, or of the countries or the language that a visitor has chosen, or what was searched for on this device. */
function isOwn(): boolean {
  return Boolean(
    deviceStorage.get('accessToken') ||
    tabStorage.get('followNationalityUuids') ||
    tabStorage.get('feedFilter') ||
    (location.pathname === '/searchresult' && deviceStorage.get('recentSearches')),
  );
}

/**
 * What index.html shows until the app is there: `feed`, `form` (no bottom bar) or `screen`; nothing where the app has no header, or where
 * the page is rendered.
 */
function chooseShell(): void {
  const path = location.pathname;
  if (root.dataset.rendered !== undefined) return;
  if (path === '/' || path === '/main') root.dataset.shell = 'feed';
  else if (/^\/(writing|modify|nicknamemodify|withdrawal)(\/|$)/.test(path)) root.dataset.shell = 'form';
  else if (!/^\/(home|signin|signup|terms|privacy)(\/|$)/.test(path)) root.dataset.shell = 'screen';
}

function applyTheme(): void {
  if (deviceStorage.get(THEME_KEY) !== 'dark') return;
  root.dataset.theme = 'dark';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOR.dark);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', 'dark');
}
