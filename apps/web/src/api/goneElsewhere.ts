import { openChannel } from './channel.ts';

// What waits to be sent is known to every tab that shows it: what one has sent, or thrown away, waits in none.

type Listener = (id: string) => void;

const listeners: Listener[] = [];
let channel: BroadcastChannel | undefined;

/** Says who is told what another tab has sent or thrown away. */
export function onGoneElsewhere(listener: Listener): void {
  listeners.push(listener);
  // Where the server renders there are no tabs.
  if (!import.meta.env.SSR) toOthers();
}

/** Tells the other tabs that something waits no longer. */
export function tellGone(id: string): void {
  toOthers()?.postMessage(id);
}

function toOthers(): BroadcastChannel | undefined {
  if (channel) return channel;
  channel = openChannel('haiko-unsent');
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => listeners.forEach((tell) => tell(data)));
  return channel;
}
