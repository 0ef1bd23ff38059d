import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, answer, refusalOf } from '../../../test/board-factories.js';
import { rest } from '../../../test/client.js';
import { aCompany, anAdmin, rejectCompany } from '../../../test/company-factories.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aPost } from '../../../test/post-factories.js';
import { caseOf, decideCase, people, report, thePost } from '../../../test/report-factories.js';
import { decideSuggestion } from '../../../test/suggestion-factories.js';

const HISTORY = `query ($uuid: ID!, $beside: ID) { readPersonHistory(uuid: $uuid, beside: $beside) {
  role suspendedUntil suspensions warnings cases upheld reports kept acceptedSuggestions rejectedSuggestions rejections
  pastCases { uuid targetType excerpt decision decisionReason } } }`;
const UNKNOWN = '0190f0f0-0000-7000-8000-000000000000';

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const historyOf = ({ uuid }: { uuid: string }, beside: string | null = null, who = moderator) =>
  answer(test, who, HISTORY, { uuid, beside });

/** A post of somebody's that this person reports, decided so; returns its case. */
async function decided(author: TestUser, reporter: TestUser, decision: string): Promise<string> {
  const target = thePost((await aPost(test, author, { content: NINE_SCRIPTS.km })).uuid);
  await report(test, reporter, target);
  const { uuid } = await caseOf(test, moderator, target);
  await decideCase(test, moderator, uuid, decision);
  return uuid;
}

describe('the history of a person', () => {
  it('is for moderators alone, and of whoever is there', async () => {
    const { uuid } = await aUser(test);
    expect((await refusalOf(test, {}, HISTORY, { uuid })).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), HISTORY, { uuid })).code).toBe('FORBIDDEN');
    expect((await refusalOf(test, moderator, HISTORY, { uuid: 'x' })).status).toBe(400);
    expect(await historyOf({ uuid: UNKNOWN })).toBeNull();
  });

  it('has what was decided of theirs, but for the case that is open, and how right their reports were', async () => {
    const [author = moderator, reporter = moderator] = await people(test, 2);
    const kept = await decided(author, reporter, 'KEEP');
    const warned = await decided(author, reporter, 'WARN');
    const open = await decided(author, reporter, 'SUSPEND');
    expect(await historyOf(author, open)).toMatchObject({
      ...{ role: 'USER', suspensions: 1, warnings: 1, cases: 2, upheld: 1, reports: 0, kept: 0, rejections: null },
      pastCases: [
        { uuid: warned, targetType: 'post', decision: 'WARN', decisionReason: null },
        { uuid: kept, decision: 'KEEP' },
      ],
    });
    expect((await historyOf(author)).suspendedUntil).not.toBeNull();
    expect((await historyOf(author)).pastCases[0].excerpt).toContain(NINE_SCRIPTS.km);
    expect(await historyOf(reporter)).toMatchObject({ suspensions: 0, cases: 0, reports: 3, kept: 1, pastCases: [] });
  });

  it('has how often companies of theirs were rejected, for administrators', async () => {
    const admin = await anAdmin(test);
    const { uuid, owner } = await aCompany(test);
    await rejectCompany(test, uuid, NINE_SCRIPTS.ko, admin);
    expect([(await historyOf(owner, null, admin)).rejections, (await historyOf(owner)).rejections]).toEqual([1, null]);
  });

  it('has what became of the translations that they suggested', async () => {
    const [author, suggester] = [await aUser(test), await aUser(test)];
    const { uuid: subjectUuid } = await aPost(test, author);
    for (const [language, decision] of [
      ['km', 'accept'],
      ['th', 'reject'],
    ] as const) {
      const suggestion = { subjectType: 'post', subjectUuid, field: 'title', language, text: NINE_SCRIPTS[language] };
      const { body } = await rest(test, 'post', '/api/translation/suggest', suggestion, suggester);
      await decideSuggestion(test, body.uuid, decision, author);
    }
    expect(await historyOf(suggester)).toMatchObject({ acceptedSuggestions: 1, rejectedSuggestions: 1 });
  });
});
