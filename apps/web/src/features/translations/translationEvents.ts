import type { ScreenEvent } from '#/api/live/liveEvents.ts';
import { i18n } from '#/i18n/i18n.ts';
import { refreshTranslation } from './translatedText.ts';

/** A text was translated while somebody may be looking at it: its words change where they stand. */
export function showNewTranslation(event: ScreenEvent): void {
  if (event.name !== 'translation' || event.lang !== i18n.language) return;
  void refreshTranslation({ type: event.kind, uuid: event.uuid }, event.lang);
}
