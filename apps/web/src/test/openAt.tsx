import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import { storeTokens } from '#/api/session.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';

/** Signs somebody in, as far as the browser knows. */
export function signInHere(): void {
  storeTokens({
    accessToken: `e30.${btoa(JSON.stringify({ sub: crypto.randomUUID() }))}.signature`,
    ...{ refreshToken: 'r', accessExpire: 600, refreshExpire: 600 },
  });
}

/** Shows an element at an address of the app; "Elsewhere" stands at all others. The address is left to whoever has changed it to restore. */
export async function openAt(address: string, element: ReactNode) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    { path: address, element },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
  const screen = await render(
    <ApolloProvider client={client}>
      <Suspense fallback={<p />}>
        <RouterProvider router={router} />
        <ConfirmHost />
      </Suspense>
    </ApolloProvider>,
  );
  return { screen, router };
}
