import type { ApolloCache } from '@apollo/client';
import * as contract from '@haiko/shared/contract/posts';
import type { Post } from '@haiko/shared/contract/views.generated';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { EXCERPT_LENGTH } from '@haiko/shared/limits';
import { excerpt } from '@haiko/shared/rules/text';
import { townName } from '@haiko/shared/rules/town';
import { client } from '#/api/client.ts';
import { ApiError } from '#/api/apiError.ts';
import { ModifiedPostFragmentDoc, PostToModifyDocument, type ModifiedPostFragment } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { changeUnsent, isStillWanted, type NewUnsent, type Unsent, type UnsentPicture } from '#/api/unsent.ts';
import { preparePicture, uploadPicture } from '#/features/files/uploadPicture.ts';
import type { PostPayload } from './postForm.ts';
import type { PostToModify } from './usePostForm.ts';

/** What a saved post shows anew. */
type SavedPost = Pick<Post, Exclude<keyof ModifiedPostFragment, '__typename'> | 'region'>;

/** Lists in which a new post appears: they are loaded afresh when they are shown next. */
const LISTS = ['readPosts', 'readOwnedPosts', 'readPostsByKeyword'];

/** Posts as the account that has said so, and returns the new post's uuid. */
export async function createPost(payload: PostPayload, account: string | undefined): Promise<string> {
  const { uuid } = await rest.callIdempotent(contract.createPost, { body: payload, account });
  loadListsAfresh();
  return uuid;
}

/** A post that could not be sent, with the pictures that the server does not have either. */
export async function unsentPost(payload: PostPayload, pictures: Unsent['pictures']): Promise<NewUnsent> {
  const id = await rest.takeKey(contract.createPost, { body: payload });
  return { id, kind: 'post', place: '', body: payload, pictures };
}

/** Sends a post that has waited, its pictures first: each once, as it is the same post only with the same ones. */
export async function sendUnsentPost(write: Unsent): Promise<boolean> {
  try {
    return await sendWithPictures(write);
  } catch (error) {
    const isPictureGone = error instanceof ApiError && error.code === 'FILE_NOT_FOUND';
    if (!isPictureGone || !write.pictures.some(isSpare)) throw error;
    // It has waited for longer than the server keeps what nothing shows.
    const pictures = write.pictures.map((one) => (isSpare(one) ? { ...one, path: undefined } : one));
    return sendWithPictures({ ...write, pictures });
  }
}

/** Whether both sides have it. */
const isSpare = ({ path, file }: UnsentPicture) => path !== undefined && file !== undefined;

async function sendWithPictures(write: Unsent): Promise<boolean> {
  const { id, account, body } = write;
  const files: PostPayload['files'] = [];
  const pictures = [...write.pictures];
  for (const [index, { name, alt, file, ...stored }] of write.pictures.entries()) {
    // Pictures take their time.
    if (!(await isStillWanted(write))) return false;
    const path = stored.path ?? (file && (await uploaded(file, account)));
    if (path === undefined) continue;
    files.push({ name, path, alt });
    pictures[index] = { name, alt, path, file };
    await changeUnsent(id, { pictures });
  }
  if (!(await isStillWanted(write))) return false;
  await rest.call(contract.createPost, { body: { ...(body as PostPayload), files }, key: id, account });
  loadListsAfresh();
  return true;
}

async function uploaded(picture: File, account: string): Promise<string> {
  return (await uploadPicture(await preparePicture(picture), { account })).path;
}

function loadListsAfresh(): void {
  LISTS.forEach((fieldName) => client.cache.evict({ id: 'ROOT_QUERY', fieldName }));
  client.cache.gc();
}

/** A post as it is on the server now. Rejects when it cannot be read. */
export async function loadPostToModify(uuid: string): Promise<PostToModify> {
  const { data } = await client.query({
    query: PostToModifyDocument,
    variables: { uuid },
    fetchPolicy: 'network-only',
  });
  if (!data?.readPost) throw new Error('There is no such post any more.');
  return data.readPost;
}

/** Saves a changed post; every list and the detail show it without asking again. */
export async function updatePost(uuid: string, payload: PostPayload, before: TextOfPost): Promise<void> {
  const saved = await rest.call(contract.updatePost, { params: { id: uuid }, body: payload });
  showModified(client.cache, saved, before);
}

interface TextOfPost {
  title: string;
  content: string;
}

/** Writes a saved post into the cache. A changed text has lost its translations: everybody reads the original now. */
export function showModified(cache: ApolloCache, saved: SavedPost, before: TextOfPost): void {
  const { uuid, title, content, originalLanguage, thumbnailImageUrl } = saved;
  cache.writeFragment({
    fragment: ModifiedPostFragmentDoc,
    data: {
      __typename: 'Post',
      ...{ uuid, title, content, originalLanguage, thumbnailImageUrl },
      hashtags: saved.hashtags.map((tag) => ({ __typename: 'Hashtag', uuid: tag.uuid, name: tag.name })),
      post_files: saved.post_files.map((file) => ({
        __typename: 'PostFile',
        ...{ uuid: file.uuid, name: file.name, alt: file.alt, path: file.path, width: file.width, height: file.height },
      })),
    },
  });
  showTown(cache, saved);
  if (title === before.title && content === before.content) return;
  const original = {
    title,
    content,
    excerpt: excerpt(content, EXCERPT_LENGTH),
    language: originalLanguage,
    isTranslated: false,
    state: 'SOURCE',
  };
  cache.modify({
    id: `Post:${uuid}`,
    // Called for each language that a list or the detail has asked for.
    fields: { shown: (shown: object) => ({ ...shown, ...original }) },
  });
}

/** In each language that a list or the detail has asked for, as its key in the cache says. */
function showTown(cache: ApolloCache, { uuid, region }: Pick<SavedPost, 'uuid' | 'region'>): void {
  const nameIn = (key: string) => {
    const language = LANGUAGES.find((each) => key.includes(`"${each}"`));
    return region && language ? townName(region.id, language) : null;
  };
  cache.modify({
    id: `Post:${uuid}`,
    fields: { shown: (shown: object, { storeFieldName }) => ({ ...shown, town: nameIn(storeFieldName) }) },
  });
}
