import { replace } from 'react-router-dom';
import { withoutPastLanguage } from '#/i18n/i18n.ts';
import { handleOf } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { stepsBack } from '#/ui/backCloses.ts';
import { lastScreen } from './lastScreen.ts';

/** To the screen that the tab has shown before this address was typed or reloaded; to the main page where it is the tab's first. */
export async function goToScreenBefore(request: Request): Promise<never> {
  const steps = stepsToScreen();
  if (steps === undefined || request.signal.aborted) throw replace(openScreen(lastScreen()) ?? paths.main);
  window.history.go(-steps);
  // Whatever comes of the step is another loading.
  return new Promise<never>(() => undefined);
}

/** How far back the nearest open screen lies; undefined where there is none, or the browser does not say. */
function stepsToScreen(): number | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const index = navigation?.currentEntry?.index;
  if (!navigation || index === undefined) return undefined;
  const before = navigation
    .entries()
    .slice(0, index + 1 - stepsBack())
    .reverse();
  const steps = before.findIndex(({ url }) => url !== null && isOpenScreen(new URL(url).pathname));
  return steps === -1 ? undefined : steps + 1;
}

function openScreen(address: string | null): string | undefined {
  return address !== null && isOpenScreen(address.split('?')[0] ?? '') ? withoutPastLanguage(address) : undefined;
}

function isOpenScreen(pathname: string): boolean {
  const handle = handleOf(pathname) as { isGuarded?: boolean } | undefined;
  return handle?.isGuarded === false;
}
