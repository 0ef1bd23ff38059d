import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { RotateCw } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { RELOAD_WORDS } from '#/i18n/reloadWords.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Drawing } from '#/ui/Drawing.tsx';
import { attachLateFonts } from '#/ui/fonts/lateFonts.ts';
import { useRemovedShell } from './firstShell.ts';

/** When the app cannot start, as without a connection its messages do not come: offers a new try, and reports the reason. */
export function offerReload(reason: unknown): void {
  window.reportError(reason);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<NotStarted />);
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
        <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => window.location.reload()}>
          {RELOAD_WORDS[language]}
        </Button>
      </span>
    </main>
  );
}
