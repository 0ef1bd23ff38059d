import { ApolloProvider } from '@apollo/client/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import type { PostCardFragment } from '#/api/generated.ts';
import { ConfirmHost } from '#/ui/ConfirmHost.tsx';
import { openQuestions } from '#/ui/confirm.ts';
import { PostCard } from './PostCard.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { CARD_BODY_LINES } from '#/ui/measures.ts';

const LONG = 'ខ្ញុំមកដល់ប៉ូឆុនបានមួយខែហើយ។ ថ្ងៃដំបូង គេស្រែក តាមពិតគេនិយាយជាមួយគ្នាទេ។ '.repeat(5);

function aPost(changes: Partial<PostCardFragment> = {}): PostCardFragment {
  return {
    __typename: 'Post',
    uuid: 'post',
    createdAt: new Date().toISOString(),
    views: 1,
    likes: 2,
    commentsCount: 3,
    thumbnailImageUrl: null,
    originalLanguage: 'km',
    likes_dislikes: [],
    scraps: [],
    user: {
      __typename: 'User',
      uuid: 'dara',
      nickname: 'ដារ៉ា',
      profileImageUrl: null,
      isWithdrawn: false,
      nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
    },
    hashtags: [{ __typename: 'Hashtag', uuid: 'tag', name: 'E-9' }],
    shown: {
      __typename: 'ShownPost',
      title: 'មួយខែដំបូង',
      excerpt: LONG,
      language: 'km',
      isTranslated: false,
      town: null,
    },
    ...changes,
  };
}

async function show(post: PostCardFragment, me?: string) {
  const router = createMemoryRouter(
    [
      { path: '/main', element: <PostCard post={post} me={me} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/main'] },
  );
  const screen = await render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </ApolloProvider>,
  );
  return { router, card: screen.container.querySelector('article') };
}

beforeEach(() => {
  localStorage.clear();
  openQuestions.set([]);
});

it('a tap anywhere on a card opens the post, a tap on a hashtag the search for it', async () => {
  const { router, card } = await show(aPost());
  const box = card?.getBoundingClientRect();
  if (!box) throw new Error('no card');
  const target = document.elementFromPoint(box.left + box.width / 2, box.bottom - 60);
  expect(target?.closest('a')?.getAttribute('href')).toBe('/postdetail/post');
  await page.getByRole('link', { name: '#E-9' }).click();
  expect(router.state.location).toMatchObject({ pathname: '/searchresult', search: '?q=%23E-9' });
});

it('a visitor who likes or scraps is asked to sign in, and nothing changes', async () => {
  await show(aPost());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('Log in to save this for later')).toBeVisible();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText('Log in to like this and find it again later'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'false');
});

it('an author is offered no scrap of their own post', async () => {
  await show(aPost(), 'dara');
  await expect.element(page.getByRole('button', { name: /^Like/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).query()).toBeNull();
});

it('a text carries its language, which is said when it is not the reader’s, and so is a translation', async () => {
  await show(aPost());
  await expect.element(page.getByText('In Khmer')).toBeVisible();
  expect(page.getByText('មួយខែដំបូង').element().closest('h2')?.lang).toBe('km');
  const english = {
    title: 'The first month',
    excerpt: 'I have been here.',
    language: 'en',
    isTranslated: true,
    town: null,
  } as const;
  await show(aPost({ shown: { __typename: 'ShownPost', ...english } }));
  await expect.element(page.getByRole('button', { name: /^Translated from Khmer/ })).toBeVisible();
});

it('three lines of Khmer are cut below their lowest signs', async () => {
  const { card } = await show(aPost());
  const excerpt = card?.querySelector('p[lang]');
  if (!excerpt) throw new Error('no excerpt');
  const { lineHeight, fontSize } = getComputedStyle(excerpt);
  expect(excerpt.clientHeight).toBeCloseTo(CARD_BODY_LINES * Number.parseFloat(lineHeight), -1);
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.87);
});

it('somebody who has withdrawn is named so', async () => {
  const { user } = aPost();
  await show(aPost({ user: { ...user, nickname: '', isWithdrawn: true } }));
  await expect.element(page.getByText('Deleted account')).toBeVisible();
});

it('a hashtag is a target of at least 44 pixels in height', async () => {
  await show(aPost());
  const tag = page.getByRole('link', { name: '#E-9' }).element().getBoundingClientRect();
  expect(document.elementFromPoint(tag.left + 5, tag.top + 1)?.closest('a')?.textContent).toBe('#E-9');
  expect(tag.height).toBeGreaterThanOrEqual(44);
});

it('a thousand cards are never more than 1,500 elements of the page, wherever one is in them', async () => {
  const MOST_ELEMENTS = 1_500;
  const posts = Array.from({ length: 1_000 }, (_, index) => aPost({ uuid: `post ${index}` }));
  const feed = (
    <InfiniteList
      items={posts}
      keyOf={({ uuid }) => uuid}
      renderItem={(post) => <PostCard post={post} me={undefined} />}
      hasMore={false}
      loadMore={() => Promise.resolve()}
      empty={null}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: feed }]);
  const { container } = await render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  const elements = () => container.querySelectorAll('*').length;
  const inView = () =>
    [...container.querySelectorAll('article')].some((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
  await expect.poll(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  const end = document.documentElement.scrollHeight;
  expect(end).toBeGreaterThan(100_000);
  for (const part of [0.2, 0.5, 0.9]) {
    window.scrollTo(0, end * part);
    await expect.poll(inView).toBe(true);
    await expect.poll(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
  }
});
