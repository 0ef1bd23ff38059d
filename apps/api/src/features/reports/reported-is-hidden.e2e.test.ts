import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { anApprovedCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aPosting } from '../../../test/job-posting-factories.js';
import { aNote, conversationsOf, messagesOf } from '../../../test/note-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { people, report, theComment, theNote, thePost } from '../../../test/report-factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const showAgain = (who: TestUser, uuid: string) =>
  rest(test, 'delete', `/api/report/${uuid}/hidden`, undefined, { token: who.token });

/** The lists and the address that show a post, or not. */
const PLACES = `query ($uuid: ID!, $author: ID!, $word: String!) {
  feed: readPosts(take: 50) { items { uuid } }
  search: readPostsByKeyword(keyword: $word) { items { uuid } totalCount }
  saved: readScrappedPosts { items { uuid } }
  person: readPostsOfUser(uuid: $author) { items { uuid } }
  post: readPost(uuid: $uuid) { uuid }
}`;

async function placesOf(post: { uuid: string }, author: TestUser, reader: TestUser): Promise<Record<string, boolean>> {
  const { data } = await query(test, PLACES, { uuid: post.uuid, author: author.uuid, word: 'qwertzuiop' }, reader);
  const { post: detail, ...lists } = data;
  const listed = Object.entries(lists as Record<string, { items: { uuid: string }[] }>).map(
    ([name, { items }]) => [name, items.some(({ uuid }) => uuid === post.uuid)] as const,
  );
  return { ...Object.fromEntries(listed), detail: detail !== null };
}

describe('what somebody reports is hidden from them at once', () => {
  it('a post in every list and by its address, for them alone, until they ask to see it again', async () => {
    const [author, reporter, other] = await Promise.all([aUser(test), aUser(test), aUser(test)]);
    const post = await aPost(test, author, { content: 'The word is qwertzuiop' });
    await rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, reporter);
    const everywhere = { feed: true, search: true, saved: true, person: true, detail: true };
    expect(await placesOf(post, author, reporter)).toEqual(everywhere);

    const { uuid } = (await report(test, reporter, thePost(post.uuid))).body;
    expect(await placesOf(post, author, reporter)).toEqual({
      feed: false,
      search: false,
      saved: false,
      person: false,
      detail: false,
    });
    expect(await placesOf(post, author, other)).toEqual({ ...everywhere, saved: false });
    expect(await placesOf(post, author, author)).toEqual({ ...everywhere, saved: false });

    expect((await showAgain(other, uuid)).body.code).toBe('NOT_FOUND');
    expect((await showAgain(reporter, uuid)).status).toBe(204);
    expect(await placesOf(post, author, reporter)).toEqual(everywhere);
    // The report stands: sent again it is the same one, and hides once more.
    expect((await report(test, reporter, thePost(post.uuid))).body.uuid).toBe(uuid);
    expect((await placesOf(post, author, reporter)).detail).toBe(false);
  });

  it('a comment, whose place is kept while others have answered it', async () => {
    const [author, troll, reporter] = await Promise.all([aUser(test), aUser(test), aUser(test)]);
    const { uuid: postUuid } = await aPost(test, author);
    const alone = await aComment(test, troll, { postUuid });
    const answered = await aComment(test, troll, { postUuid, content: 'Rude words' });
    await aComment(test, author, { postUuid, parentCommentUuid: answered.uuid, content: 'Please be kind' });
    for (const { uuid } of [alone, answered]) await report(test, reporter, theComment(uuid));
    const COMMENTS =
      'query ($uuid: ID!) { readPost(uuid: $uuid) { comments { uuid isDeleted content childComments { content } } } }';
    const commentsFor = async (who: TestUser) =>
      (await query(test, COMMENTS, { uuid: postUuid }, who)).data['readPost'].comments;
    expect(await commentsFor(reporter)).toEqual([
      { uuid: answered.uuid, isDeleted: true, content: '', childComments: [{ content: 'Please be kind' }] },
    ]);
    expect(await commentsFor(author)).toHaveLength(2);
  });

  it('a note in its conversation and in the list of them', async () => {
    const [sender, receiver] = await people(test, 2);
    if (!sender || !receiver) throw new Error('Two people');
    await aNote(test, sender, receiver, 'Good morning');
    const rude = await aNote(test, sender, receiver, 'Rude words');
    const { uuid } = (await report(test, receiver, theNote(rude.uuid))).body;
    const textsFor = async (who: TestUser, partner: TestUser) =>
      (await messagesOf(test, who, partner)).items.map(({ content }: { content: string }) => content);
    expect(await textsFor(receiver, sender)).toEqual(['Good morning']);
    expect(await textsFor(sender, receiver)).toEqual(['Rude words', 'Good morning']);
    expect((await conversationsOf(test, receiver)).items[0].lastMessage.content).toBe('…');
    await showAgain(receiver, uuid);
    expect(await textsFor(receiver, sender)).toEqual(['Rude words', 'Good morning']);
  });

  it('a job posting in the list, in a search, among the saved ones and by its address', async () => {
    const company = await anApprovedCompany(test);
    const [reporter, other] = await Promise.all([aUser(test), aUser(test)]);
    const { uuid: posting } = await aPosting(test, company);
    await rest(test, 'post', `/api/announcement_scraps/${posting}`, undefined, reporter);
    const JOBS = `query ($uuid: ID!) {
      all: readJobPostings(take: 50) { items { uuid } totalCount }
      jobPosting: readJobPosting(uuid: $uuid) { uuid }
    }`;
    const seenBy = async (who: TestUser) => {
      const { all, jobPosting } = (await query(test, JOBS, { uuid: posting }, who)).data;
      return [all.items.some(({ uuid }: { uuid: string }) => uuid === posting), jobPosting !== null];
    };
    expect(await seenBy(reporter)).toEqual([true, true]);
    await report(test, reporter, { targetType: 'job-posting', targetUuid: posting });
    expect(await seenBy(reporter)).toEqual([false, false]);
    expect(await seenBy(other)).toEqual([true, true]);
    expect(await seenBy(company.owner)).toEqual([true, true]);
  });
});
