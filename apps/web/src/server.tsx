import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createClient } from '#/api/client.ts';
import { App } from '#/app/App.tsx';
import { isThere } from '#/renderedAddress.ts';
import { RENDERED_ID } from '#/renderedPage.ts';
import { routes } from '#/app/routes.tsx';
import { serverI18n } from '#/i18n/serverI18n.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { setRenderedSmall } from '#/ui/saveData.ts';

// What the server loads of the web app (`vite build --ssr`), and nothing of it runs in a browser.

export { addressToRender } from '#/renderedAddress.ts';

/** Answers a query as a visitor gets it. */
export type Ask = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

export interface Rendering {
  /** From the slash on: what `addressToRender` has said. */
  address: string;
  language: Language;
  /** Whether the reader wants to load little. */
  savesData: boolean;
  ask: Ask;
}

export interface RenderedHtml {
  /** In place of index.html's empty root. */
  html: string;
  /** Each thing that is told, by its type and uuid, and what the queries themselves were answered (`ROOT_QUERY`). */
  answers: Record<string, object>;
}

/** A page asks, at most, what its screen shows, then what hangs on that. */
const MOST_ROUNDS = 6;
/** Nobody sees it: a router wants whole addresses. */
const ORIGIN = 'http://localhost';
/** What React writes in the place of a part that it could not finish. */
const UNFINISHED = '<!--$!-->';

/**
 * The HTML of an address, with the answers from which the browser brings it to life. The screens know nothing of it: the page is
 * rendered until nothing of it waits any more. Each round is one piece of work, so that no other page's language or time comes
 * between. Undefined where there is not what the address asks for; rejects when something of it fails.
 */
export async function renderPage({ address, language, savesData, ask }: Rendering): Promise<RenderedHtml | undefined> {
  const at = serverNow();
  const asking = new Set<Promise<unknown>>();
  const client = createClient(linkTo(ask, asking));
  try {
    const app = await appOf(address, { language, client, at });
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      setRenderedSmall(savesData);
      const html = renderToString(app);
      if (asking.size === 0 && !html.includes(UNFINISHED)) {
        const page = withAnswers(html, { at, savesData, client });
        return isThere(address, page.answers) ? page : undefined;
      }
      await Promise.all(asking);
      // What has just been answered or loaded reaches the components by the next turn.
      await new Promise(setImmediate);
    }
    throw new Error(`The page is not finished after ${MOST_ROUNDS} rounds`);
  } finally {
    client.stop();
  }
}

async function appOf(
  address: string,
  { language, client, at }: { language: Language; client: ApolloClient; at: Date },
) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, ORIGIN)));
  if (context instanceof Response) throw new Error('The address leads elsewhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <I18nextProvider i18n={await serverI18n(language)}>
      <App client={client} renderedAt={at}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </I18nextProvider>
  );
}

/** Hands queries to `ask`, and keeps those in `asking` that wait for their answer. */
function linkTo(ask: Ask, asking: Set<Promise<unknown>>): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const answer = ask(print(query), variables).then(({ data, errors }) => {
          if (errors?.length) throw new Error(`A query failed: ${JSON.stringify(errors)}`);
          asking.delete(answer);
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        });
        asking.add(answer);
        answer.catch((error: unknown) => observer.error(error));
      }),
  );
}

function withAnswers(
  html: string,
  { at, savesData, client }: { at: Date; savesData: boolean; client: ApolloClient },
): RenderedHtml {
  const answers = client.cache.extract() as Record<string, object>;
  const data = JSON.stringify({ at: at.toISOString(), savesData, answers });
  // Nothing in it may end its element, or open a comment there.
  const safe = data.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    html: `<div id="root" class="in-data-own:hidden">${html}</div><script type="application/json" id="${RENDERED_ID}">${safe}</script>`,
    answers,
  };
}
