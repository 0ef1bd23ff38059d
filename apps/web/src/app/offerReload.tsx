import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { RotateCw } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { RELOAD_WORDS } from '#/i18n/reloadWords.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { emptyRoot } from '#/renderedPage.ts';
import { Button } from '#/ui/Button.tsx';
import { Drawing } from '#/ui/Drawing.tsx';
import { attachLateFonts } from '#/ui/fonts/lateFonts.ts';
import { useRemovedShell } from './firstShell.ts';
import { loadFromServer } from './loadFromServer.ts';

/**
 * When the app cannot start, as without a connection its messages do not come: reports the reason, and offers a new try where there
 * is nothing else to see.
 */
export function offerReload(reason: unknown): void {
  window.reportError(reason);
  // What the server has rendered can be read, and its links lead on.
  if (document.documentElement.dataset.rendered !== undefined) return;
  createRoot(emptyRoot()).render(<NotStarted />);
  void attachLateFonts();
}

function NotStarted() {
  const language = useLanguage();
  useRemovedShell();
  return (
    <main
      lang={HTML_LANG[language]}
      className="mx-auto flex min-h-dvh max-w-column flex-col items-center justify-center gap-5 bg-page px-8 text-center"
    >
      <Drawing name="broken" />
      <span role="alert">
        <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => void loadFromServer()}>
          {RELOAD_WORDS[language]}
        </Button>
      </span>
    </main>
  );
}
