import { matchRoutes, type RouteObject } from 'react-router-dom';

type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;
type Address = Pick<Location, 'pathname' | 'search'>;

/** What of the router is used outside React. */
interface Router {
  navigate: Navigate;
  revalidate: () => void | Promise<void>;
  routes: RouteObject[];
  state: { location: Address & { key: string }; navigation: { location?: Address | undefined } };
}

/** Of a router's entry that it has not made itself. */
const FIRST_KEY = 'default';

let router: Router | undefined;

/** Called once, when the router is there. */
export function setRouter(made: Router): void {
  router = made;
}

/** Goes to a screen from code outside React (a guard, the end of a session); components use `useNavigate`. */
export function navigateTo(to: string, options?: { replace?: boolean }): void {
  // Before the router is there, it is enough to change where it will begin.
  if (router) void router.navigate(to, options);
  else window.history.replaceState(null, '', to);
}

/** Lets the guards of the shown screen ask once more. */
export function revalidate(): void {
  void router?.revalidate();
}

/** The address that is shown, or the one on its way: a tap of a moment ago counts before its screen is there. */
export function wantedAddress(): Address {
  return router ? (router.state.navigation.location ?? router.state.location) : window.location;
}

/** The address of the screen that is shown; before there is one, that of the page. */
export function shownAddress(): Address {
  return router?.state.location ?? window.location;
}

/** Whether the history stands at the entry of the screen that is shown, by the entry's key, and is not on its way to another one. */
export function isShownEntry(key = FIRST_KEY): boolean {
  return router?.state.location.key === key;
}

/** What the route of an address says of its screen; undefined where there is none. */
export function handleOf(pathname: string): unknown {
  return router && matchRoutes(router.routes, pathname)?.at(-1)?.route.handle;
}
