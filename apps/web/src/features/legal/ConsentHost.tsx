import { lazy } from 'react';
import { loadNextMessages } from '#/i18n/i18n.ts';
import { OverlayHost } from '#/ui/OverlayHost.tsx';
import { askedConsents } from './askedConsents.ts';

// Not with the first screens: who has agreed is not asked.
const ConsentSheet = lazy(async () => {
  const [{ ConsentSheet }] = await Promise.all([import('./ConsentSheet.tsx'), loadNextMessages()]);
  return { default: ConsentSheet };
});

/** Shows what `askConsents()` asks for. Stands once, at the root. */
export function ConsentHost() {
  return (
    <OverlayHost opened={askedConsents}>
      {(asked, { isOpen }) => <ConsentSheet asked={asked} isOpen={isOpen} />}
    </OverlayHost>
  );
}
