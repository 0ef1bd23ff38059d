import { lazy } from 'react';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { useClosedWithScreen } from '#/ui/useClosedWithScreen.ts';
import { openedSuggestion } from './suggest.ts';

const SuggestSheet = lazy(async () => {
  const [{ SuggestSheet }] = await Promise.all([import('./SuggestSheet.tsx'), loadMoreMessages()]);
  return { default: SuggestSheet };
});

/** Shows what `suggest()` asks for; every opening begins with the translation as it is then. */
export function SuggestHost() {
  useClosedWithScreen(openedSuggestion);
  return (
    <OverlayHost opened={openedSuggestion}>
      {(subject, shown) => <SuggestSheet subject={subject} {...shown} />}
    </OverlayHost>
  );
}
