type Navigate = (to: string, options?: { replace?: boolean }) => void | Promise<void>;

let navigate: Navigate = (to) => window.location.assign(to);

/** Called once by the router. */
export function setNavigate(next: Navigate): void {
  navigate = next;
}

/** Goes to a screen from code outside React (a guard, the end of a session); components use `useNavigate`. */
export function navigateTo(to: string, options?: { replace?: boolean }): void {
  void navigate(to, options);
}
