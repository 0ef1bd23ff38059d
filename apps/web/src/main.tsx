import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#/app/App.tsx';
import { createRouter } from '#/app/routes.tsx';
import { offerReload } from '#/app/offerReload.tsx';
import { reloadOnStaleChunk } from '#/app/staleChunks.ts';
import { followSession } from '#/app/start.ts';
import { startI18n } from '#/i18n/i18n.ts';
import { setRouter } from '#/navigation.ts';
import { attachLateFonts } from '#/ui/fonts/lateFonts.ts';
import '#/ui/tokens.css';

async function start(): Promise<void> {
  reloadOnStaleChunk();
  await startI18n();
  await attachLateFonts();
  // The session first: the router's guards run as soon as it exists.
  followSession();
  const router = createRouter();
  setRouter(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

start().catch(offerReload);
