import { ApolloLink, gql, type InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { loadPage } from './loadPage.ts';
import { readsUnderWay } from './readsUnderWay.ts';

interface Feed {
  page: { __typename: string; items: { __typename: string; uuid: string; title: string }[]; hasMore: boolean };
}

const FEED: TypedDocumentNode<Feed, { skip?: number }> = gql`
  query Feed($skip: Int) {
    page: readPosts(skip: $skip, take: 10) {
      items {
        uuid
        title
      }
      hasMore
    }
  }
`;
const PAGES = 30;
const ROWS = 10;

const rowsFrom = (skip: number) =>
  Array.from({ length: ROWS }, (_, row) => ({
    __typename: 'Post',
    uuid: `${skip + row}`,
    title: `បង្ហោះ ${skip + row}`,
  }));

/** A client whose server has pages without an end, and how often its cache has read a row. */
function aClient() {
  const client = createClient(
    new ApolloLink(({ variables }) =>
      of({
        data: { page: { __typename: 'PostPage', items: rowsFrom(Number(variables['skip'] ?? 0)), hasMore: true } },
      }),
    ),
  );
  let reads = 0;
  const read = (title: string) => {
    reads += 1;
    return title;
  };
  (client.cache as InMemoryCache).policies.addTypePolicies({ Post: { fields: { title: { read } } } });
  return { client, reads: () => reads };
}

describe('a page of a list', () => {
  it('is appended for whoever follows the list, and its rows are read no more often than those of the first ones', async () => {
    const { client, reads } = aClient();
    let shown: readonly string[] = [];
    const following = client.watchQuery({ query: FEED, variables: {} }).subscribe(({ data, dataState }) => {
      if (dataState === 'complete') shown = data.page.items.map(({ uuid }) => uuid);
    });
    await client.query({ query: FEED, variables: {} });
    for (let page = 1; page < PAGES; page += 1)
      await loadPage(client, { query: FEED, variables: { skip: page * ROWS } });
    await expect.poll(() => shown).toEqual(Array.from({ length: PAGES * ROWS }, (_, row) => `${row}`));
    // Apollo reads what is new of a followed list twice.
    expect(reads()).toBeLessThanOrEqual(2 * PAGES * ROWS);
    following.unsubscribe();
  });

  it('is waited for until the cache has it', async () => {
    const { client } = aClient();
    await client.query({ query: FEED, variables: {} });
    void loadPage(client, { query: FEED, variables: { skip: ROWS } });
    await readsUnderWay();
    expect(client.readQuery({ query: FEED })?.page.items).toHaveLength(2 * ROWS);
  });

  it('starts the list over with its first page', async () => {
    const { client } = aClient();
    await client.query({ query: FEED, variables: {} });
    await loadPage(client, { query: FEED, variables: { skip: ROWS } });
    await loadPage(client, { query: FEED, variables: { skip: 0 } });
    expect(client.readQuery({ query: FEED })?.page.items).toHaveLength(ROWS);
  });
});
