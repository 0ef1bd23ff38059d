import './early.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { hasFirstAnswers } from '#/api/firstQuestions.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { App } from '#/app/App.tsx';
import { createRouter, screenOf } from '#/app/routes.tsx';
import { followInstallPrompt } from '#/app/installOffer.ts';
import { askBeforeWrites } from '#/app/consentGate.ts';
import { chunkOf, type LoadScreen } from '#/app/chunks.ts';
import { runScreenCode } from '#/app/screenCode.ts';
import { offerReload } from '#/app/offerReload.tsx';
import { emptyRoot, isAtRenderedAddress, leaveRenderedScreen, rootElement, takeRenderedPage } from '#/renderedPage.ts';
import { reloadOnStaleChunk } from '#/app/staleChunks.ts';
import { followSession, startLinksInLanguage, startOfflineLater } from '#/app/start.ts';
import { startI18n } from '#/i18n/i18n.ts';
import { setRouter } from '#/navigation.ts';
import { followBack, holdBack } from '#/ui/backCloses.ts';
import { awaitFirstContent } from '#/ui/firstContent.ts';
import { nextTask } from '#/ui/nextTask.ts';
import { attachLateFonts } from '#/ui/fonts/lateFonts.ts';
import { setRenderedSmall } from '#/ui/saveData.ts';
import '#/ui/tokens.css';

async function start(): Promise<void> {
  // Evaluating the modules was a piece of work of its own.
  await nextTask();
  reloadOnStaleChunk();
  followInstallPrompt();
  const page = takeRenderedPage();
  if (hasFirstAnswers()) awaitFirstContent();
  const isKnown = page !== undefined || hasFirstAnswers();
  const first = isKnown ? screenOf(window.location.pathname) : undefined;
  if (page) await nextTask();
  // Before all that loads words of its own: it says in which language.
  const words = startI18n();
  // Not where what is shown first comes with the page, or was asked before the code was there: Apollo may come later.
  const apollo = isKnown ? undefined : loadApollo();
  apollo?.catch(() => undefined);
  await Promise.all([words, first && firstChunk(first.handle.load)]);
  const letters = attachLateFonts();
  // What stands there already is seen as it is, or waits for its letters by itself.
  if (!page) await letters;
  if (page) await nextTask();
  // The session first: the router's guards run as soon as it exists.
  followSession();
  askBeforeWrites();
  followBack();
  const router = createRouter(first);
  setRouter(router);
  const standing = page && isAtRenderedAddress() ? page : undefined;
  const app = (
    <StrictMode>
      <App renderedAt={standing && new Date(standing.at)}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (standing) {
    setRenderedSmall(standing.savesData);
    holdBack();
    // As a transition it is done in pieces, between which a finger is answered.
    startTransition(() => void hydrateRoot(rootElement(), app));
  } else {
    // What stands there is of the screen that Back has left.
    if (page) leaveRenderedScreen();
    await (page ? loadApollo() : apollo);
    const root = createRoot(emptyRoot());
    // So what has been answered meanwhile is shown without boxes before it: index.html has them already.
    startTransition(() => root.render(app));
  }
  startLinksInLanguage();
  startOfflineLater();
}

/** A screen that cannot be loaded says so in its place. */
async function firstChunk(load: LoadScreen): Promise<void> {
  await runScreenCode();
  await chunkOf(load).catch(() => undefined);
}

start().catch(offerReload);
