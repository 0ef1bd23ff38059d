import { unlessLate } from '#/api/connection.ts';
import { clearSignedInMark } from '#/worker/signedIn.ts';

const PATIENCE_MS = 1_000;

let isUnderWay = false;

/** Loads this page anew, or the one at `address`, from the server: what the device has of Haiko does not work. */
export async function loadFromServer(address?: string): Promise<void> {
  isUnderWay = true;
  await unlessLate(clearSignedInMark(), PATIENCE_MS, undefined).catch(() => undefined);
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}

/** Whether this page goes for one of the server's: nothing may say any more that the next one is on the device. */
export const isLoadingFromServer = (): boolean => isUnderWay;
