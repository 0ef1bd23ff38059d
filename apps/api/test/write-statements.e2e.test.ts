import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from './app.js';
import { rest } from './client.js';
import { statementsOf } from './count-statements.js';
import { aUser, type TestUser } from './factories.js';
import { aComment, aPicture, aPost } from './post-factories.js';
import { translationSettings } from './translation-server.js';

const WORDS = { title: 'First winter in Ansan', content: 'Where do you buy warm clothes?' };

// Who asks, and how often they did: what the guards want to know before any write.
const GUARDS = ['access.viewer', 'rateLimits.countCall'];

/** The statements of a write as the tests below name them. */
const NAMES: [RegExp, string][] = [
  [/^(START TRANSACTION|BEGIN)/, 'begin'],
  [/^COMMIT/, 'commit'],
  [/INTO jobs\./, 'jobs'],
];
const nameOf = (sent: string) => NAMES.find(([pattern]) => pattern.test(sent))?.[1] ?? sent;

/**
 * The round trips to the database that a writer waits for, one by one: nothing is read back that was sent, and what there is nothing of
 * costs nothing.
 */
describe.each([
  ['with a translator', translationSettings('http://localhost:1', 'deepl'), ['translations.want']],
  ['without one', {}, []],
])('%s, the statements of', (_, settings, wanted) => {
  let test: TestApp;
  let author: TestUser;
  let writer: TestUser;
  let postUuid: string;
  beforeAll(async () => {
    test = await startApp(settings);
    [author, writer] = [await aUser(test), await aUser(test)];
    postUuid = (await aPost(test, author)).uuid;
  });
  afterAll(() => test.stop());

  const sent = async (path: string, body?: object, key?: string) => {
    const caller = { token: writer.token, ...(key !== undefined && { key }) };
    const statements = await statementsOf(async () => {
      expect([200, 201]).toContain((await rest(test, 'post', path, body, caller)).status);
    });
    return statements.map(nameOf);
  };
  /** What a transaction of these takes in all. */
  const write = (...statements: string[]) => [...GUARDS, 'begin', ...statements, 'commit'];

  it('a post of words alone', async () => {
    const post = ['posts.insert', 'postSearch.save', ...wanted, 'jobs'];
    expect(await sent('/api/post', WORDS)).toEqual(write(...post));
    expect(await sent('/api/post', WORDS, randomUUID())).toEqual(write('requestKeys.claim', ...post));
  });

  it('a post with a file and a hashtag', async () => {
    const files = [{ name: 'coat.png', path: await aPicture(test, writer) }];
    const parts = ['files.attach', 'posts.setFiles', 'posts.addHashtags', 'posts.setHashtags'];
    expect(await sent('/api/post', { ...WORDS, files, hashtagNames: ['winter'] })).toEqual(
      write('posts.insert', ...parts, 'postSearch.save', ...wanted, 'jobs'),
    );
  });

  it('a comment', async () => {
    const translation = wanted.length > 0 ? [...wanted, 'jobs'] : [];
    expect(await sent('/api/comment', { postUuid, content: 'At the market.' })).toEqual(
      write('comments.countNew', 'comments.insert', ...translation, 'notifications.insert', 'events.emit'),
    );
  });

  it('a note to a partner', async () => {
    const path = `/api/notes/${author.uuid}`;
    await sent(path, { content: 'Hello' });
    expect(await sent(path, { content: 'Which market?' })).toEqual(write('notes.send', 'events.emit'));
  });

  it('a like', async () => {
    const told = ['notifications.insert', 'events.emit'];
    const path = `/api/likes_dislikes/${postUuid}/like`;
    expect(await sent(path)).toEqual(write('posts.lockVisible', 'postReactions.turn', ...told));
    expect(await sent(path)).toEqual(write('posts.lockVisible', 'postReactions.turn'));
    const { uuid } = await aComment(test, author, { postUuid });
    expect(await sent(`/api/comment_likes_dislikes/${uuid}/like`)).toEqual(
      write('comments.lockVisible', 'commentLikes.turn', ...told),
    );
  });
});
