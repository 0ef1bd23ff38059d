import type { ScreenEvent } from '#/api/live/liveEvents.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';

/** Reads again what is shown of one application, or of all, once either side or a colleague has done something. */
export function useApplicationNews(refresh: () => Promise<unknown>, uuid?: string): void {
  useLiveRefresh((event) => isNews(event, uuid), refresh);
}

function isNews(event: ScreenEvent, uuid: string | undefined): boolean {
  if (event.name === 'application') return uuid === undefined || event.uuid === uuid;
  return event.name === 'missed' || event.name === 'notification';
}
