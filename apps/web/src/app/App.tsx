import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ConsentHost } from '#/features/legal/ConsentHost.tsx';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { ToastHost } from '#/ui/ToastHost.tsx';
import { CrashPage } from './CrashPage.tsx';

interface AppProps {
  client: ApolloClient;
  /** The router: the browser's, or the one of an address that the server renders. */
  children: ReactNode;
}

/** Everything around the router. The hosts stand beside it, so that a guard can ask before any screen is there. */
export function App({ client, children }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={CrashPage}>
      <ApolloProvider client={client}>
        {children}
        <ConsentHost />
        <ConfirmHost />
        <ToastHost />
      </ApolloProvider>
    </ErrorBoundary>
  );
}
