/** A way to tell the other tabs of this browser; undefined where it refuses that along with its storage: no tab hears of another one then. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
