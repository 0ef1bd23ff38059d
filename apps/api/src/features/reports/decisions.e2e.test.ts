import { REPORT_SUSPENSION_DAYS, REPORTERS_TO_HIDE } from '@haiko/shared/limits';
import { currentVersion } from '../../../test/current-version.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aModerator, anAdmin, answer, refusalOf, UNKNOWN } from '../../../test/board-factories.js';
import { query, rest } from '../../../test/client.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import {
  caseOf,
  DECIDE,
  decide,
  decideCase,
  hide,
  people,
  report,
  type Target,
  theComment,
  theNote,
  thePost,
  theUser,
} from '../../../test/report-factories.js';
import { begunBefore } from '../../../test/waiting.js';
import { correctLanguage } from '../translations/correct-language.js';
import { TranslationsService } from '../translations/translations.service.js';
import { TranslationSubjects } from '../translations/translation-subjects.js';

const HIDE_WELL = `mutation ($uuid: ID!, $seenAt: DateTime!) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: HIDE, reason: "NOTHING_WRONG") { uuid } }`;
const AUDIT = `query ($targetUuid: ID) { readAuditLog(targetUuid: $targetUuid) { items { action detail } } }`;

let test: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  test = await startApp();
  moderator = await aModerator(test);
});
afterAll(() => test.stop());

const canRead = async (uuid: string, reader?: { token: string }) =>
  (await query(test, 'query ($uuid: ID!) { readPost(uuid: $uuid) { uuid } }', { uuid }, reader)).data['readPost'] !==
  null;

describe('decideReport', () => {
  const someCase = async (): Promise<[Target, TestUser]> => {
    const author = await aUser(test);
    const target = thePost((await aPost(test, author)).uuid);
    await hide(test, target);
    return [target, author];
  };
  const auditOf = async (targetUuid: string) => (await answer(test, moderator, AUDIT, { targetUuid })).items;

  it('is for moderators and admins, of a case that is there', async () => {
    const variables = { uuid: UNKNOWN, seenAt: new Date().toISOString(), decision: 'KEEP' };
    expect((await refusalOf(test, {}, DECIDE, variables)).status).toBe(401);
    expect((await refusalOf(test, await aUser(test), DECIDE, variables)).code).toBe('FORBIDDEN');
    expect((await refusalOf(test, moderator, DECIDE, variables)).code).toBe('NOT_FOUND');
    expect((await refusalOf(test, moderator, DECIDE, { ...variables, uuid: 'x' })).code).toBe('VALIDATION_FAILED');
    expect((await refusalOf(test, moderator, DECIDE, { ...variables, decision: 'BAN' })).status).toBe(400);
    const found = await refusalOf(test, moderator, HIDE_WELL, variables);
    expect(found.fields).toEqual([{ path: 'reason', code: 'INVALID' }]);
  });

  it('is about the text that was seen, and not about what its author has made of it since', async () => {
    const [author, [reporter = moderator]] = [await aUser(test), await people(test, 1)];
    const post = await aPost(test, author);
    const comment = await aComment(test, author, { postUuid: post.uuid });
    const bodies = { title: '다른 제목', content: 'តើអ្នកសុខសប្បាយទេ?' };
    for (const [target, path, body] of [
      [thePost(post.uuid), `post/${post.uuid}`, bodies],
      [theComment(comment.uuid), `comment/${comment.uuid}`, { content: bodies.content }],
    ] as const) {
      await report(test, reporter, target);
      const { uuid, updatedAt: seenAt } = await caseOf(test, moderator, target);
      expect((await rest(test, 'put', `/api/${path}`, body, author)).status).toBe(200);
      const stale = await refusalOf(test, moderator, DECIDE, { uuid, seenAt, decision: 'KEEP' });
      expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
      expect(await decide(test, moderator, target, 'KEEP')).toMatchObject({ decision: 'KEEP' });
    }
  });

  it('is about what people said that the text means, too, and a new meaning can be reported anew', async () => {
    const author = await aUser(test, { language: 'km' });
    const [reporter = moderator] = await people(test, 1);
    const target = thePost((await aPost(test, author, { title: NINE_SCRIPTS.km, content: NINE_SCRIPTS.km })).uuid);
    const subject = { subjectType: 'post', subjectUuid: target.targetUuid, field: 'content', language: 'en' };
    const translate = (text: string) => rest(test, 'post', '/api/translation/suggest', { ...subject, text }, author);
    const { body: first } = await report(test, reporter, target);
    const { uuid, updatedAt: seenAt } = await caseOf(test, moderator, target);
    expect((await translate('Who knows a good dentist?')).status).toBe(201);
    const stale = await refusalOf(test, moderator, DECIDE, { uuid, seenAt, decision: 'KEEP' });
    expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    await decide(test, moderator, target, 'KEEP');
    expect((await report(test, reporter, target)).body.uuid).toBe(first.uuid);
    await translate('Pay me and I get you a visa.');
    expect((await report(test, reporter, target)).body.uuid).not.toBe(first.uuid);
    const CONTENT = 'query ($uuid: ID!) { readReportCase(uuid: $uuid) { content { field translation isByPeople } } }';
    const variables = { uuid: (await caseOf(test, moderator, target)).uuid };
    const { data } = await query(test, CONTENT, variables, { token: moderator.token, language: 'en' });
    expect(data['readReportCase'].content).toContainEqual({
      field: 'content',
      translation: 'Pay me and I get you a visa.',
      isByPeople: true,
    });
  });

  it.each(['post', 'comment'] as const)(
    'KEEP has not seen what was on its way into a %s, which can be reported anew',
    async (targetType) => {
      const author = await aUser(test, { language: 'km' });
      const [reporter = moderator] = await people(test, 1);
      const { uuid: postUuid } = await aPost(test, author, { content: NINE_SCRIPTS.km });
      const comment = await aComment(test, author, { postUuid, content: NINE_SCRIPTS.km });
      const targetUuid = targetType === 'post' ? postUuid : comment.uuid;
      const target = { targetType, targetUuid };
      const texts = {
        authorUuid: author.uuid,
        originalLanguage: 'km',
        fields: { content: { km: NINE_SCRIPTS.km } },
      } as const;
      const sayWhatItMeans = () =>
        test.app
          .get(TranslationsService)
          .markHuman({ subjectType: targetType, subjectUuid: targetUuid }, texts, [
            { field: 'content', language: 'bn' },
          ]);
      const sayItsLanguage = async () => {
        const subject = test.app.get(TranslationSubjects).get(targetType);
        if (subject) await correctLanguage(test.database, subject, { uuid: targetUuid, originalLanguage: 'km' }, 'bn');
      };
      const reported = new Set([(await report(test, reporter, target)).body.uuid]);
      for (const change of [sayWhatItMeans, sayWhatItMeans, sayItsLanguage]) {
        await begunBefore(test, () => decide(test, moderator, target, 'KEEP'), change);
        reported.add((await report(test, reporter, target)).body.uuid);
      }
      expect(reported.size).toBe(4);
    },
  );

  it('holds for what was seen, and not once there are more reports or another decision', async () => {
    const [author = moderator, first = moderator, second = moderator] = await people(test, 3);
    const target = thePost((await aPost(test, author)).uuid);
    await report(test, first, target);
    const { uuid, updatedAt: seenAt } = await caseOf(test, moderator, target);
    const late = { uuid, seenAt, decision: 'KEEP' };
    expect((await refusalOf(test, moderator, DECIDE, { uuid, decision: 'KEEP' })).status).toBe(400);
    expect((await report(test, second, target, { text: NINE_SCRIPTS.km })).status).toBe(201);
    expect(await refusalOf(test, moderator, DECIDE, late)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await auditOf(target.targetUuid)).toEqual([]);
    const { updatedAt } = await caseOf(test, moderator, target);
    const decided = await Promise.all(
      ['KEEP', 'HIDE'].map((decision) => query(test, DECIDE, { uuid, seenAt: updatedAt, decision }, moderator)),
    );
    expect(decided.map(({ errors }) => errors[0]?.extensions.code).sort()).toEqual(['CHANGED_MEANWHILE', undefined]);
    expect(await auditOf(target.targetUuid)).toHaveLength(1);
  });

  it('KEEP shows the thing again; three others can hide it once more, in a new case', async () => {
    const [target] = await someCase();
    expect(await decide(test, moderator, target, 'KEEP', 'Fine.')).toMatchObject({
      state: 'DECIDED',
      decidedBy: { uuid: moderator.uuid },
    });
    expect(await canRead(target.targetUuid)).toBe(true);
    expect(await auditOf(target.targetUuid)).toEqual([{ action: 'decideReport', detail: 'KEEP: Fine.' }]);
    await hide(test, target);
    expect(await canRead(target.targetUuid)).toBe(false);
    expect(await caseOf(test, moderator, target)).toMatchObject({ state: 'OPEN', reporters: REPORTERS_TO_HIDE });
  });

  it('KEEP answers who reported before with their report, until the thing is changed', async () => {
    const [author = moderator, reporter = moderator] = await people(test, 2);
    const { uuid } = await aPost(test, author);
    const { body: first } = await report(test, reporter, thePost(uuid));
    await decide(test, moderator, thePost(uuid), 'KEEP');
    expect((await report(test, reporter, thePost(uuid))).body).toEqual(first);
    const edit = { title: NINE_SCRIPTS.km, content: NINE_SCRIPTS.bn };
    expect((await rest(test, 'put', `/api/post/${uuid}`, edit, author)).status).toBe(200);
    const { body: second } = await report(test, reporter, thePost(uuid));
    expect(second.uuid).not.toBe(first.uuid);
    expect((await report(test, reporter, thePost(uuid))).body).toEqual(second);
    const { state, reporters, target } = await caseOf(test, moderator, thePost(uuid));
    expect([state, reporters, target.excerpt]).toEqual(['OPEN', 1, `${edit.title}\n${edit.content}`]);
  });

  it('of an older case does not show what a newer one hides', async () => {
    const [target] = await someCase();
    const { uuid } = await decide(test, moderator, target, 'KEEP');
    await hide(test, target);
    await decideCase(test, moderator, uuid, 'KEEP');
    expect(await canRead(target.targetUuid)).toBe(false);
    await decide(test, moderator, target, 'KEEP');
    expect(await canRead(target.targetUuid)).toBe(true);
  });

  it('HIDE leaves it to its author alone, and can be taken back', async () => {
    const [target, author] = await someCase();
    await decide(test, moderator, target, 'HIDE');
    expect([await canRead(target.targetUuid), await canRead(target.targetUuid, author)]).toEqual([false, true]);
    await decide(test, moderator, target, 'KEEP');
    expect(await canRead(target.targetUuid)).toBe(true);
  });

  it('DELETE removes it, once and for all', async () => {
    const [target, author] = await someCase();
    await decide(test, moderator, target, 'DELETE');
    await decide(test, moderator, target, 'DELETE');
    await decide(test, moderator, target, 'KEEP');
    expect(await canRead(target.targetUuid, author)).toBe(false);
    const { uuid: postUuid } = await aPost(test, author);
    const remark = theComment((await aComment(test, author, { postUuid })).uuid);
    await hide(test, remark);
    await decide(test, moderator, remark, 'DELETE');
    await decide(test, moderator, remark, 'DELETE');
    const { data } = await query(
      test,
      `{ readPost(uuid: "${postUuid}") { commentsCount comments { uuid } } }`,
      {},
      author,
    );
    expect(data['readPost']).toEqual({ commentsCount: 0, comments: [] });
  });

  it('WARN hides it and is noted of its author', async () => {
    const [target, author] = await someCase();
    await decide(test, moderator, target, 'WARN', NINE_SCRIPTS.vi);
    expect(await canRead(target.targetUuid)).toBe(false);
    expect(await auditOf(author.uuid)).toEqual([{ action: 'warnUser', detail: `WARN: ${NINE_SCRIPTS.vi}` }]);
  });

  it('SUSPEND hides it and suspends its author at once, in all sessions', async () => {
    const [target, author] = await someCase();
    await decide(test, moderator, target, 'SUSPEND');
    const { body } = await rest(test, 'post', '/api/post', { title: 'a', content: 'b' }, author);
    expect(body.code).toBe('ACCOUNT_SUSPENDED');
    const [{ days }] = await test.database.manager.query(
      'select round(extract(epoch from suspended_until - now()) / 86400)::int as days from users where uuid = $1',
      [author.uuid],
    );
    expect(days).toBe(REPORT_SUSPENSION_DAYS);
    expect((await auditOf(author.uuid))[0].action).toBe('suspendUser');
  });

  it('is nobody’s about what they wrote themselves, and of what moderators wrote an admin’s', async () => {
    const [judge, other, admin] = [await aModerator(test), moderator, await anAdmin(test)];
    const target = thePost((await aPost(test, judge, { content: NINE_SCRIPTS.ja })).uuid);
    await hide(test, target);
    const { uuid } = await caseOf(test, admin, target);
    for (const who of [judge, other])
      expect(
        await refusalOf(test, who, DECIDE, { ...(await currentVersion(test, 'case', uuid)), decision: 'KEEP' }),
      ).toEqual({
        status: 403,
        code: 'FORBIDDEN',
      });
    expect(await canRead(target.targetUuid)).toBe(false);
    const [own, profile] = [thePost((await aPost(test, admin)).uuid), theUser(admin.uuid)];
    for (const thing of [own, profile]) {
      await report(test, other, thing);
      const { uuid: ofAdmin } = await caseOf(test, admin, thing);
      for (const who of [admin, other])
        expect(
          (await refusalOf(test, who, DECIDE, { ...(await currentVersion(test, 'case', ofAdmin)), decision: 'KEEP' }))
            .code,
        ).toBe('FORBIDDEN');
    }
    await decide(test, admin, target, 'KEEP');
    expect(await canRead(target.targetUuid)).toBe(true);
  });

  it('changes nothing where the author may not be suspended', async () => {
    const admin = await anAdmin(test);
    const target = thePost((await aPost(test, admin)).uuid);
    await hide(test, target);
    const { uuid } = await caseOf(test, moderator, target);
    expect(
      (await refusalOf(test, moderator, DECIDE, { ...(await currentVersion(test, 'case', uuid)), decision: 'SUSPEND' }))
        .code,
    ).toBe('FORBIDDEN');
    expect(await caseOf(test, moderator, target)).toMatchObject({ state: 'OPEN' });
    expect(await auditOf(target.targetUuid)).toEqual([]);
  });

  it.each(['HIDE', 'DELETE'])('cannot %s a note, of which others see nothing', async (decision) => {
    const [sender = moderator, recipient = moderator] = await people(test, 2);
    const note = await aNote(test, sender, recipient, NINE_SCRIPTS.tl);
    const target = theNote(note.uuid);
    expect((await report(test, recipient, target)).status).toBe(201);
    const { uuid, target: reported } = await caseOf(test, moderator, target);
    expect(reported).toMatchObject({ excerpt: NINE_SCRIPTS.tl });
    const refusal = await refusalOf(test, moderator, DECIDE, {
      ...(await currentVersion(test, 'case', uuid)),
      decision,
    });
    expect(refusal.fields).toEqual([{ path: 'decision', code: 'INVALID' }]);
  });
});
