import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { client } from '#/api/client.ts';
import { App } from '#/app/App.tsx';
import { createRouter, screenOf } from '#/app/routes.tsx';
import { followInstallPrompt } from '#/app/installOffer.ts';
import { askBeforeWrites } from '#/app/consentGate.ts';
import { chunkOf } from '#/app/chunks.ts';
import { offerReload } from '#/app/offerReload.tsx';
import { emptyRoot, rootElement, takeRenderedPage } from '#/renderedPage.ts';
import { reloadOnStaleChunk } from '#/app/staleChunks.ts';
import { followSession, startOfflineLater } from '#/app/start.ts';
import { startI18n } from '#/i18n/i18n.ts';
import { setRenderedAt } from '#/i18n/useNow.ts';
import { setRouter } from '#/navigation.ts';
import { attachLateFonts } from '#/ui/fonts/lateFonts.ts';
import '#/ui/tokens.css';

async function start(): Promise<void> {
  reloadOnStaleChunk();
  followInstallPrompt();
  const page = takeRenderedPage();
  const screen = page && screenOf(window.location.pathname);
  // A screen that cannot be loaded says so in its place.
  await Promise.all([startI18n(), screen && chunkOf(screen.handle.load).catch(() => undefined)]);
  const letters = attachLateFonts();
  // What stands there already is seen as it is.
  if (!page) await letters;
  // The session first: the router's guards run as soon as it exists.
  followSession();
  askBeforeWrites();
  const router = createRouter({ isRendered: page !== undefined });
  setRouter(router);
  const app = (
    <StrictMode>
      <App client={client}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (page) {
    client.cache.restore(page.answers);
    setRenderedAt(new Date(page.at));
    hydrateRoot(rootElement(), app);
  } else {
    createRoot(emptyRoot()).render(app);
  }
  startOfflineLater();
}

start().catch(offerReload);
