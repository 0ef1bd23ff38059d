type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;
type Address = Pick<Location, 'pathname' | 'search'>;

/** What of the router is used outside React. */
interface Router {
  navigate: Navigate;
  revalidate: () => void | Promise<void>;
  state: { location: Address; navigation: { location?: Address | undefined } };
}

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
