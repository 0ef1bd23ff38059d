// The phone that Lighthouse imagines, as a browser of its own.
import { chromium } from '@playwright/test';

/** Slow 4G as browsers throttle requests, not packets: Lighthouse's own figures for that (`mobileSlow4G`). */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;

/** Has a page compute as that phone does, or as this machine. */
export function slowDown(devtools, isSlow = true) {
  return devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWER : 1 });
}

/**
 * Has `work` do something on it; that is given the page, what came by then (type and bytes), the devtools, and how to begin with the slow
 * network.
 */
export async function onPhone({ launch, language, isOnline = false }, work) {
  const browser = await chromium.launch(launch);
  try {
    const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: language };
    const page = await browser.newPage(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const slowNetwork = () => devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    // Where it is the processor alone that counts, or not yet the network, that is this machine's.
    if (!isOnline) await slowNetwork();
    await slowDown(devtools);
    const types = new Map();
    const loaded = [];
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
      loaded.push({ type: types.get(requestId), bytes }),
    );
    page.setDefaultTimeout(120_000);
    return await work(page, () => loaded.slice(), devtools, slowNetwork);
  } finally {
    await browser.close();
  }
}
