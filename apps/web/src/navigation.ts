type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;

// Before the router is there, it is enough to change where it will begin.
let navigate: Navigate = (to) => window.history.replaceState(null, '', to);

let askAgain: () => void | Promise<void> = () => undefined;

/** Called once, when the router is there. */
export function setRouter(router: { navigate: Navigate; revalidate: () => void | Promise<void> }): void {
  navigate = router.navigate;
  askAgain = router.revalidate;
}

/** Goes to a screen from code outside React (a guard, the end of a session); components use `useNavigate`. */
export function navigateTo(to: string, options?: { replace?: boolean }): void {
  void navigate(to, options);
}

/** Lets the guards of the shown screen ask once more. */
export function revalidate(): void {
  void askAgain();
}
