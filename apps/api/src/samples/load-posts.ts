import { hashtagKey } from '@haiko/shared/rules/hashtag';
import { sourceHash } from '../features/translations/translations.policy.js';
import { chosenPeople } from './chosen-people.js';
import { nationalityOf } from './load-people.js';
import { districtIdOf, inLanguages, type Loading, type Row } from './loading.js';
import { minutesOf, type SamplePost } from './read-samples.js';

/** Loads the posts of the community and of the boards with what belongs to them, and the categories of the boards. */
export async function loadPosts(loading: Loading): Promise<void> {
  const { uuidOf, insert } = loading;
  const { categories, posts } = loading.samples;
  await insert('sub_boards', categories, ({ key, board, names }, position) => ({
    ...{ uuid: uuidOf('category', key), board, names, position },
  }));
  await insert('posts', posts, (post) => postRow(post, loading));
  await insert('post_files', posts, (post) => fileRows(post, loading));
  await insert('post_reactions', posts, (post) => reactionRows(post, 'like', post.likes, loading));
  await insert('post_scraps', posts, (post) => reactionRows(post, 'scrap', post.scraps, loading));
  await insert('translation_suggestions', posts, (post) => suggestionRows(post, loading));
  const pinned = posts.filter(({ isPinned }) => isPinned);
  await insert('pinned_notice', pinned, ({ key }) => ({ is_pinned: true, post_uuid: uuidOf('post', key) }));
  await insertHashtags(loading);
}

function postRow(post: SamplePost, { samples, uuidOf, moment }: Loading): Row {
  const { key, board, category, author, language, views, texts, address = null, mapUrl = null } = post;
  const created = moment(minutesOf(post.ago));
  return {
    ...{ uuid: uuidOf('post', key), board, sub_board_uuid: uuidOf('category', category), address, map_url: mapUrl },
    ...{ created_at: created, updated_at: created, view_count: views, original_language: language },
    region_id: districtIdOf(post.town),
    ...{ author_uuid: uuidOf('person', author), author_nationality_uuid: nationalityOf(samples, author) },
    title: inLanguages(texts, ({ title }) => title),
    content: inLanguages(texts, ({ content }) => content),
  };
}

function fileRows({ key, images, documents }: SamplePost, { uuidOf }: Loading): Row[] {
  const files = [
    ...images.map((image) => ({ source: `pictures/${image}.svg`, name: `${image}.webp` })),
    ...documents.map(({ file, name }) => ({ source: `documents/${file}`, name })),
  ];
  return files.map(({ source, name }, position) => ({
    ...{ post_uuid: uuidOf('post', key), file_uuid: uuidOf('file', source), name, position },
  }));
}

function reactionRows({ key, author }: SamplePost, purpose: 'like' | 'scrap', count: number, loading: Loading): Row[] {
  const { samples, uuidOf } = loading;
  return chosenPeople(samples, `${key} ${purpose}`, count, author).map((person) => ({
    ...{ post_uuid: uuidOf('post', key), user_uuid: uuidOf('person', person) },
    ...(purpose === 'like' && { type: 'Like' }),
  }));
}

/** Better titles that wait for who wrote the post, or for the sample moderator. */
function suggestionRows({ key, author, language, texts, suggestions }: SamplePost, { uuidOf, moment }: Loading): Row[] {
  return suggestions.map((suggestion) => ({
    ...{ subject_type: 'post', subject_uuid: uuidOf('post', key), field: 'title' },
    ...{ language: suggestion.language, text: suggestion.title },
    source_hash: sourceHash(texts[language]?.title ?? '', language),
    ...{ author_uuid: uuidOf('person', author), suggester_uuid: uuidOf('person', suggestion.from) },
    created_at: moment(minutesOf(suggestion.ago)),
  }));
}

/** Hashtags that are there already are used. */
async function insertHashtags({ manager, samples, uuidOf }: Loading): Promise<void> {
  const used = samples.posts.flatMap(({ key: post, hashtags }) =>
    hashtags.map((name, position) => ({ post_uuid: uuidOf('post', post), key: hashtagKey(name), name, position })),
  );
  await manager.query(
    `insert into hashtags (key, name)
     select distinct on (key) key, name from jsonb_to_recordset($1) as used(key varchar, name varchar)
     on conflict (key) do nothing`,
    [JSON.stringify(used)],
  );
  await manager.query(
    `insert into post_hashtags (post_uuid, hashtag_uuid, position)
     select used.post_uuid, h.uuid, used.position
     from jsonb_to_recordset($1) as used(post_uuid uuid, key varchar, position smallint) join hashtags h using (key)`,
    [JSON.stringify(used)],
  );
}
