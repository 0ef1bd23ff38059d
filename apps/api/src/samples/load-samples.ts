import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { TERMS_VERSION } from '@haiko/shared/limits';
import { NATIONALITIES } from '@haiko/shared/reference/nationalities';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { FileStore } from '../features/files/file-store.js';
import { JobPostingSearchService } from '../features/job-postings/job-posting-search.service.js';
import { PopularPostsService } from '../features/posts/popular-posts.service.js';
import { PostSearchService } from '../features/posts/post-search.service.js';
import type { AppConfig } from '../platform/config.js';
import { withAdvisoryLock } from '../platform/database/advisory-lock.js';
import { Database } from '../platform/database/database.js';
import { loadDocuments, writeSampleDocuments } from './board-documents.js';
import { insertHashtags, insertRows, type Row } from './insert-rows.js';
import { loadBoards } from './load-boards.js';
import { loadCompanies, writeCompanyFiles } from './load-companies.js';
import { loadReports } from './load-reports.js';
import { loadFriends } from './load-friends.js';
import { loadJobAlerts } from './load-job-alerts.js';
import { loadJobFeeds } from './load-job-feeds.js';
import { loadJobPostings } from './load-job-postings.js';
import { loadNews } from './load-news.js';
import { loadNotes } from './load-notes.js';
import { loadSuggestions } from './load-suggestions.js';
import { people, personByKey } from './people.js';
import { posts } from './posts.js';
import { drawSamplePictures } from './sample-pictures.js';
import type { SampleComment, SamplePost } from './samples.types.js';

type Pictures = Awaited<ReturnType<typeof drawSamplePictures>>;

/** What loading needs besides the database. */
interface Means {
  store: FileStore;
  config: AppConfig;
  /** Of the one password of all sample accounts. */
  passwordHash: string;
}

/** What the rows refer to each other by. */
interface Keys {
  people: Map<string, string>;
  posts: Map<string, string>;
  moment: (minutesAgo: number) => string;
}

/**
 * Imports the sample postings of other job sites, then loads the sample people, posts and pictures in one transaction; does
 * nothing (and answers false) where these are already. Takes up to three connections.
 */
export function loadSamples(dataSource: DataSource, { store, config, passwordHash }: Means): Promise<boolean> {
  // Two starts at once: the second waits and then finds everything in place.
  return withAdvisoryLock(dataSource, 'haiko-samples', async () => {
    if (await areLoaded(dataSource.manager)) return false;
    // First, because it can be repeated: what comes last says that everything is there.
    await loadJobFeeds(dataSource, config);
    const pictures = await drawSamplePictures(store);
    const documents = await writeSampleDocuments(store);
    const companyFiles = await writeCompanyFiles(store);
    await dataSource.transaction(async (manager) => {
      await load(manager, pictures, passwordHash);
      await loadDocuments(manager, documents);
      await loadReports(manager);
      await loadCompanies(manager, companyFiles);
      await loadJobPostings(manager);
    });
    // Search and the carousel are there at once; afterwards jobs look after them.
    const database = new Database(dataSource);
    await new PostSearchService(database).fill();
    await new JobPostingSearchService(database).fill();
    await new PopularPostsService(database).rank();
    return true;
  });
}

async function load(manager: EntityManager, pictures: Pictures, passwordHash: string): Promise<void> {
  const now = Date.now();
  const keys: Keys = {
    people: new Map(people.map(({ key }) => [key, randomUUID()])),
    posts: new Map(posts.map(({ key }) => [key, randomUUID()])),
    moment: (minutesAgo) => new Date(now - minutesAgo * 60_000).toISOString(),
  };
  await loadPeople(manager, keys, pictures, passwordHash);
  await loadPosts(manager, keys, pictures);
  await loadComments(manager, keys);
  await countEverything(manager);
  await loadFriends(manager, keys);
  await loadNotes(manager, keys);
  await loadSuggestions(manager, keys);
  await loadNews(manager);
  await loadJobAlerts(manager, keys);
  await loadBoards(manager, { adminUuid: keys.people.get('admin'), images: pictures.images, moment: keys.moment });
}

async function areLoaded(manager: EntityManager): Promise<boolean> {
  const first = people[0]?.email;
  return (await manager.query(`select from identities where provider = 'password' and sub = $1`, [first])).length > 0;
}

async function loadPeople(manager: EntityManager, keys: Keys, pictures: Pictures, passwordHash: string): Promise<void> {
  const rows = people.map((person) => ({
    uuid: keys.people.get(person.key),
    created_at: keys.moment(60 * 24 * 60),
    nickname: person.nickname,
    nickname_key: nicknameKey(person.nickname),
    name: person.nickname,
    gender: person.gender,
    birth_date: person.birthDate,
    purpose: person.purpose || null,
    nationality_uuid: NATIONALITIES.find(({ code }) => code === person.nationality)?.uuid,
    language: person.language,
    profile_image_url: pictures.portraits.get(person.key)?.path ?? null,
    role: person.role,
    terms_version: TERMS_VERSION,
  }));
  await insertRows(manager, 'users', rows);
  await insertRows(
    manager,
    'identities',
    people.map(({ key, email }) => ({
      user_uuid: keys.people.get(key),
      provider: 'password',
      sub: email,
      email,
      password_hash: passwordHash,
    })),
  );
  const files = [...pictures.portraits.values(), ...pictures.images.values()];
  const attached = { type: 'image/webp', attached_at: keys.moment(0) };
  await insertRows(
    manager,
    'files',
    files.map(({ owner, ...file }) => ({ ...file, ...attached, owner_uuid: keys.people.get(owner) })),
  );
}

async function loadPosts(manager: EntityManager, keys: Keys, pictures: Pictures): Promise<void> {
  await insertRows(
    manager,
    'posts',
    posts.map((post) => postRow(post, keys)),
  );
  const images = posts.flatMap(({ key, images: drawn }) =>
    drawn.map((drawing, position) => ({
      post_uuid: keys.posts.get(key),
      file_uuid: pictures.images.get(drawing)?.uuid,
      name: `${drawing}.webp`,
      position,
    })),
  );
  await insertRows(manager, 'post_files', images);
  await insertHashtags(
    manager,
    posts.map(({ key, hashtags }) => ({ uuid: keys.posts.get(key) ?? '', names: [...hashtags] })),
  );
  const marks = (chosen: 'likedBy' | 'scrappedBy', extra: Row) =>
    posts.flatMap((post) =>
      post[chosen].map((person) => ({
        post_uuid: keys.posts.get(post.key),
        user_uuid: keys.people.get(person),
        ...extra,
      })),
    );
  await insertRows(manager, 'post_reactions', marks('likedBy', { type: 'Like' }));
  await insertRows(manager, 'post_scraps', marks('scrappedBy', {}));
}

function postRow(post: SamplePost, keys: Keys): Row {
  const texts = Object.entries({ ...post.translations, [post.language]: post });
  const created = keys.moment(post.minutesAgo);
  return {
    uuid: keys.posts.get(post.key),
    created_at: created,
    updated_at: created,
    author_uuid: keys.people.get(post.author),
    author_nationality_uuid: NATIONALITIES.find(({ code }) => code === personByKey(post.author).nationality)?.uuid,
    original_language: post.language,
    title: Object.fromEntries(texts.map(([language, text]) => [language, text.title])),
    content: Object.fromEntries(texts.map(([language, text]) => [language, text.content])),
    view_count: post.viewCount,
  };
}

async function loadComments(manager: EntityManager, keys: Keys): Promise<void> {
  const comments: Row[] = [];
  const likes: Row[] = [];
  const add = (comment: SampleComment, postUuid: string | undefined, parentUuid: string | null): void => {
    const uuid = randomUUID();
    const created = keys.moment(comment.minutesAgo);
    comments.push({
      uuid,
      post_uuid: postUuid,
      parent_uuid: parentUuid,
      author_uuid: keys.people.get(comment.author),
      original_language: comment.language,
      content: { ...comment.translations, [comment.language]: comment.content },
      created_at: created,
      updated_at: created,
    });
    likes.push(...comment.likedBy.map((person) => ({ comment_uuid: uuid, user_uuid: keys.people.get(person) })));
    for (const reply of comment.replies) add(reply, postUuid, uuid);
  };
  for (const post of posts) for (const comment of post.comments) add(comment, keys.posts.get(post.key), null);
  await insertRows(manager, 'comments', comments);
  await insertRows(manager, 'comment_likes', likes);
}

async function countEverything(manager: EntityManager): Promise<void> {
  await manager.query(`
    update posts p set
      like_count = (select count(*) from post_reactions r where r.post_uuid = p.uuid and r.type = 'Like'),
      scrap_count = (select count(*) from post_scraps s where s.post_uuid = p.uuid),
      comment_count = (select count(*) from comments c where c.post_uuid = p.uuid and c.deleted_at is null)`);
  await manager.query(`
    update comments c set like_count = (select count(*) from comment_likes l where l.comment_uuid = c.uuid)`);
}
