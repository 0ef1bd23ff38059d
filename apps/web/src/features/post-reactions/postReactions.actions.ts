import { likePost, scrapPost, unscrapPost } from '@haiko/shared/contract/posts';
import { PostReactionsFragmentDoc, type PostReactionsFragment } from '#/api/generated.ts';
import { loadApollo } from '#/api/loadApollo.ts';
import { loadedCache } from '#/api/loadedApollo.ts';
import { loadRest } from '#/api/loadRest.ts';
import { createToggle } from '#/api/toggle.ts';
import { isLiked, sendLike, withLike } from '#/features/likes/likes.ts';
import { putOnTop } from '#/features/posts/ownLists.ts';

// What a tap wishes is read from the cache, not from what was rendered: taps can be faster than the screen.

const OWN_SCRAP = { __typename: 'Scrap', uuid: 'own' } as const;

const postLike = createToggle({
  show: (uuid, isOn) =>
    updatePost(uuid, (post) => {
      const { likes, marks } = withLike(post.likes, post.likes_dislikes, isOn);
      return { ...post, likes, likes_dislikes: marks };
    }),
  send: async (uuid, isOn) => {
    const { likes } = await sendLike(likePost, uuid, isOn);
    updatePost(uuid, (post) => (isLiked(post.likes_dislikes) === isOn ? { ...post, likes } : post));
    if (isOn) putOnTop(loadedCache(), 'readLikedPosts', uuid);
  },
});

const postScrap = createToggle({
  show: (uuid, isOn) => updatePost(uuid, (post) => ({ ...post, scraps: isOn ? [OWN_SCRAP] : [] })),
  send: async (uuid, isOn) => {
    const rest = await loadRest();
    await rest.call(isOn ? scrapPost : unscrapPost, { params: { id: uuid } });
    if (isOn) putOnTop(loadedCache(), 'readScrappedPosts', uuid);
  },
});

/** Likes a post or takes the like back; shown in every list and detail at once. */
export async function togglePostLike(uuid: string): Promise<void> {
  const { client } = await loadApollo();
  const post = client.cache.readFragment({ id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc });
  if (post) await postLike.set(uuid, !isLiked(post.likes_dislikes));
}

/** Saves a post or forgets it. */
export async function togglePostScrap(uuid: string): Promise<void> {
  const { client } = await loadApollo();
  const post = client.cache.readFragment({ id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc });
  if (post) await postScrap.set(uuid, post.scraps.length === 0);
}

/** Likes a post whatever the reader has seen of it. */
export async function likeOnce(uuid: string): Promise<void> {
  await loadApollo();
  await postLike.set(uuid, true);
}

/** Saves a post whatever the reader has seen of it. */
export async function saveOnce(uuid: string): Promise<void> {
  await loadApollo();
  await postScrap.set(uuid, true);
}

function updatePost(uuid: string, update: (post: PostReactionsFragment) => PostReactionsFragment): void {
  const target = { id: `Post:${uuid}`, fragment: PostReactionsFragmentDoc };
  loadedCache().updateFragment(target, (post) => post && update(post));
}
