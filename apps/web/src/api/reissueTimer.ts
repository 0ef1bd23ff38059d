import { readSession } from './session.ts';

export const REISSUE_INTERVAL_MS = 3_000_000;

/** Renews the session every 50 minutes while somebody is signed in. Returns how to stop. */
export function startReissueTimer(): () => void {
  const timer = window.setInterval(() => void renew().catch(() => undefined), REISSUE_INTERVAL_MS);
  return () => window.clearInterval(timer);
}

async function renew(): Promise<void> {
  const session = readSession();
  if (!session) return;
  const { reissue } = await import('./reissue.ts');
  await reissue(session.accessToken);
}
