import type { CDPSession, Page } from '@playwright/test';

/** A phone's own lock, as Chrome plays it; nobody touches it until `touch`. */
export async function lockOf(page: Page) {
  const chrome: CDPSession = await page.context().newCDPSession(page);
  await chrome.send('WebAuthn.enable');
  const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    chrome.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { touch: () => touch(true), leave: () => touch(false) };
}
