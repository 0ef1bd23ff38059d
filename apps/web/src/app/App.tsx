import { ApolloProvider } from '@apollo/client/react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider } from 'react-router-dom';
import { client } from '#/api/client.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { ToastHost } from '#/ui/ToastHost.tsx';
import { CrashPage } from './CrashPage.tsx';
import type { createRouter } from './routes.tsx';

/** Everything around the router. The hosts stand beside it, so that a guard can ask before any screen is there. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <ErrorBoundary FallbackComponent={CrashPage}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </ApolloProvider>
    </ErrorBoundary>
  );
}
