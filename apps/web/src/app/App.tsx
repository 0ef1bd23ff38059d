import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadedApollo } from '#/api/loadedApollo.ts';
import { ConsentHost } from '#/features/legal/ConsentHost.tsx';
import { AsRendered } from '#/i18n/AsRendered.tsx';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { releaseBack } from '#/ui/backCloses.ts';
import { ToastHost } from '#/ui/ToastHost.tsx';
import { CrashPage } from './CrashPage.tsx';

interface AppProps {
  /** Whom a page asks that the server renders; in a browser it is the browser's own. */
  client?: ApolloClient;
  /** When the server rendered the page; left out where it did not. */
  renderedAt?: Date | undefined;
  /** The router: the browser's, or the one of an address that the server renders. */
  children: ReactNode;
}

const ApolloContext = getApolloContext();

/** It may come later than the app (api/loadApollo.ts): whatever uses it brings it along (api/apollo.ts). */
const OF_BROWSER = {
  get client() {
    return loadedApollo()?.client;
  },
};

/** Everything around the router. The hosts stand beside it, so that a guard can ask before any screen is there. */
export function App({ client, renderedAt, children }: AppProps) {
  // The router listens by then, whatever became of the screen.
  useEffect(releaseBack, []);
  return (
    <ErrorBoundary FallbackComponent={CrashPage}>
      <ApolloContext value={client ? { client } : OF_BROWSER}>
        <AsRendered at={renderedAt}>{children}</AsRendered>
        <ConsentHost />
        <ConfirmHost />
        <ToastHost />
      </ApolloContext>
    </ErrorBoundary>
  );
}
