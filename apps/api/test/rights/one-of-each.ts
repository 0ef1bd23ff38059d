import { CONSENT_VERSIONS } from '@haiko/shared/consents';
import { FORBIDDEN_WISH } from '../../src/features/job-search/job-search.facets.js';
import { JobPostingEngagementService } from '../../src/features/job-posting-engagement/job-posting-engagement.service.js';
import { PopularPostsService } from '../../src/features/posts/popular-posts.service.js';
import { ScamMarks } from '../../src/features/reports/scam-marks.service.js';
import { TranslationsService } from '../../src/features/translations/translations.service.js';
import { WordsInForce } from '../../src/features/watched-words/words-in-force.js';
import { anAdmin, answer, category, CREATE, notice, SAVE } from '../board-factories.js';
import { rest } from '../client.js';
import { aUser } from '../factories.js';
import { aFriendRequest, blocks } from '../friend-factories.js';
import { aPosting, postingFields } from '../job-posting-factories.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aComment, aPost } from '../post-factories.js';
import { aMatch, RULE } from './new-things.js';
import type { Besides, MadeStage } from './stage.js';

const SCAM = '기숙사에서 지내는 동안 여권은 회사에서 보관합니다.';

/** What the rows need besides: a list that nobody has anything in would not show that a filter is missing. */
export async function oneOfEach(stage: MadeStage): Promise<Besides> {
  await peopleOf(stage);
  await textsOf(stage);
  await boardsOf(stage);
  await aProposedReplacement(stage);
  await aMatch(stage);
  const { test, owner, partner } = stage;
  const scamPost = (await aPost(test, owner, { content: SCAM })).uuid;
  const watched = (await aPost(test, partner, { content: await aWatchedText(stage) })).uuid;
  await test.app.get(WordsInForce).read();
  for (const uuid of [scamPost, watched]) await test.app.get(ScamMarks).look({ type: 'post', uuid });
  const imported = await anImportedPosting(stage);
  await test.app.get(PopularPostsService).rank();
  await test.app.get(JobPostingEngagementService).rank();
  return { scamPost, imported };
}

/** Whom the owner blocks, asks and is asked by, and a company that invites them. */
async function peopleOf({ test, owner, company }: MadeStage): Promise<void> {
  await blocks(test, owner, await aUser(test));
  await aFriendRequest(test, owner, await aUser(test));
  await aFriendRequest(test, await aUser(test), owner);
  const { status, text } = await rest(
    test,
    'post',
    '/api/company/members',
    { nickname: owner.nickname },
    company.owner,
  );
  if (status !== 201) throw new Error(text);
  const { terms, privacy } = CONSENT_VERSIONS;
  await rest(test, 'put', '/api/user/consents', { terms, privacy }, owner);
}

/** What the owner likes, saves and suggests of others' texts, and an answer to their comment. */
async function textsOf({ test, owner, partner, company, post, comment }: MadeStage): Promise<void> {
  const theirs = await aPost(test, partner, { content: NINE_SCRIPTS.ko });
  await rest(test, 'post', `/api/likes_dislikes/${theirs.uuid}/like`, undefined, owner);
  await rest(test, 'post', `/api/scraps/${theirs.uuid}`, undefined, owner);
  const { uuid } = await aPosting(test, company);
  await rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, owner);
  await aComment(test, partner, { postUuid: post, parentCommentUuid: comment });
  const subject = { subjectType: 'post', subjectUuid: theirs.uuid } as const;
  await test.app.get(TranslationsService).translate(subject);
  const suggestion = { ...subject, field: 'content', language: 'vi', text: NINE_SCRIPTS.vi };
  await rest(test, 'post', '/api/translation/suggest', suggestion, owner);
}

async function boardsOf({ test, admin }: MadeStage): Promise<void> {
  const { uuid } = await answer(test, admin, CREATE, { input: notice() });
  await answer(test, admin, 'mutation ($uuid: ID!) { pinNotice(uuid: $uuid) { uuid } }', { uuid });
  for (const board of ['INFORMATION', 'PLACE']) {
    const { uuid: subBoardUuid } = await answer(test, admin, SAVE, { input: category({ board }) });
    const address = board === 'PLACE' ? { address: '경기 안산시 단원구 다문화길 16' } : {};
    await answer(test, admin, CREATE, { input: notice({ board, subBoardUuid, ...address }) });
  }
}

async function aProposedReplacement({ test }: MadeStage): Promise<void> {
  const admin = await anAdmin(test);
  const held = '{ readVisaRules(visa: "F-4", take: 50) { items { uuid from } } }';
  const [rule] = (await answer(test, admin, held)).items;
  const propose =
    'mutation ($input: VisaRuleInput!, $replaces: ID) { proposeVisaRule(input: $input, replaces: $replaces) { uuid } }';
  const input = { ...RULE, visa: 'F-4', job: 602, verdict: 'NO', from: rule.from };
  await answer(test, admin, propose, { input, replaces: rule.uuid });
}

async function aWatchedText({ test, admin }: MadeStage): Promise<string> {
  const word = `papers ${crypto.randomUUID()}`;
  await answer(test, admin, 'mutation ($word: String!) { watchWord(word: $word, why: "Papers") { uuid } }', { word });
  return `Call for ${word}`;
}

/** Of a city's table, with words that nobody may write here: what was imported before the rules knew them stays. */
async function anImportedPosting({ test, admin }: MadeStage): Promise<string> {
  const city = { name: '시흥시', url: 'https://siheung.example/jobs', notice: '시흥시 제공' };
  const table = (await rest(test, 'post', '/api/job-tables', city, admin)).body.uuid as string;
  const posting = postingFields({ title: '용접공 모집', originalLanguage: 'ko' });
  const rows = [{ reference: '1', companyName: '시흥조선', posting }];
  await rest(test, 'post', `/api/job-tables/${table}/rows`, { rows }, admin);
  await rest(test, 'post', `/api/job-tables/${table}/end`, { holdsAll: false, refused: [], refusedCount: 0 }, admin);
  const [row] = await test.database.manager.query<{ uuid: string }[]>(
    `with changed as (
       update job_postings p set description = jsonb_build_object(original_language, $1::text), facets = facets || $2
       from job_table_sources s where s.source = p.source and s.name = $3 returning p.uuid)
     select uuid from changed`,
    [`남성만 지원\n${SCAM}`, [FORBIDDEN_WISH], city.name],
  );
  if (!row) throw new Error('Nothing was imported');
  return row.uuid;
}
