type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;

// Before the router is there, it is enough to change where it will begin.
let navigate: Navigate = (to) => window.history.replaceState(null, '', to);

/** Called once by the router. */
export function setNavigate(next: Navigate): void {
  navigate = next;
}

/** Goes to a screen from code outside React (a guard, the end of a session); components use `useNavigate`. */
export function navigateTo(to: string, options?: { replace?: boolean }): void {
  void navigate(to, options);
}
