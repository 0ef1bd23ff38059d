import { useLocation, useSearchParams } from 'react-router-dom';

/** The token of the link that opened the screen, or undefined. */
export function useLinkToken(): string | undefined {
  const [search] = useSearchParams();
  return search.get('token') ?? undefined;
}

/** Whether that link is of the mail to an address that the account has left. */
export function useIsAddressLeft(): boolean {
  const [search] = useSearchParams();
  return search.has('left');
}

/** The address that the screen before has handed over, or ''. */
export function useHandedEmail(): string {
  const { state } = useLocation() as { state: unknown };
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
