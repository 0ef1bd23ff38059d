import { randomUUID } from 'node:crypto';
import type { ReportTargetType } from '@haiko/shared/reports';
import { currentVersion } from '../current-version.js';
import { applyTo } from '../application-factories.js';
import { anAdmin } from '../board-factories.js';
import { rest } from '../client.js';
import { aCompany, aMember, anApprovedCompany } from '../company-factories.js';
import { aSignUp, aUser } from '../factories.js';
import { aFriendRequest } from '../friend-factories.js';
import { aPosting, postingFields } from '../job-posting-factories.js';
import { aNote } from '../note-factories.js';
import { aComment, aPost } from '../post-factories.js';
import { hide, report, thePost } from '../report-factories.js';
import { aResume, resumeFields } from '../resume-factories.js';
import type { Giving } from './calls.js';
import { aDecidedCase, aSuggestion } from './new-things.js';
import { MAIL_REPORT_SECRET, PRIVATE_TEXTS, type RightsStage, type Someone } from './stage.js';

/** For what destroys something: each caller gets a new one of the owner's. */
const newPost = async ({ test, owner }: RightsStage) => ({ ids: [(await aPost(test, owner)).uuid] });
const newHiddenPost: Giving = async (stage) => {
  const { ids } = await newPost(stage);
  await Promise.all(ids.map((uuid) => hide(stage.test, thePost(uuid))));
  return { ids };
};
const newComment = async ({ test, owner, post }: RightsStage) => (await aComment(test, owner, { postUuid: post })).uuid;
const newNote = async ({ test, owner, partner }: RightsStage) => (await aNote(test, owner, partner, 'A new note')).uuid;
const newAnswer = async ({ test, owner, partner }: RightsStage) =>
  (await aNote(test, partner, owner, 'A new answer')).uuid;
const newRequest: Giving = async ({ test, owner }) => ({
  ids: [(await aFriendRequest(test, await aUser(test), owner)).uuid],
});
const newPosting: Giving = async ({ test, company }) => ({ ids: [(await aPosting(test, company)).uuid] });
const newSuggestion: Giving = async (stage) => {
  const uuid = await aSuggestion(stage);
  return { ids: [uuid], body: { seenAt: (await currentVersion(stage.test, 'suggestion', uuid)).seenAt } };
};
/** Signs the caller in once more, so that the session that ends is not the one of the other calls. */
const again = async ({ test }: RightsStage, { email, password }: Someone) => {
  if (!email) return undefined;
  const { body } = await rest(test, 'post', '/api/user/signin', { email, password });
  return body.accessToken as string;
};
const filed =
  (file: (stage: RightsStage) => string, prefix = '/files/'): Giving =>
  (stage) => ({ ids: [file(stage).slice(prefix.length)] });
const ADD_PASSKEY = `
  insert into passkeys (user_uuid, credential_id, public_key, counter, transports, device)
  values ($1, gen_random_uuid()::text, '', 0, '{}', '') returning uuid`;
const INVITE = `
  insert into company_invitations (company_uuid, user_uuid, expires_at) values ($1, $2, now() + interval '1 day')
  on conflict (company_uuid, coalesce(user_uuid::text, email)) do update set expires_at = excluded.expires_at returning uuid`;
/** An invitation of the approved company. */
const invited =
  (person: 'owner' | 'pending'): Giving =>
  async ({ test, company, people }) => {
    const { rows } = await test.database.execute(INVITE, [company.uuid, people[person].uuid]);
    return { ids: [(rows as { uuid: string }[])[0]?.uuid ?? ''] };
  };
const A_TABLE = { name: '안산시', url: 'https://ansan.example/jobs' };
/** One that is being sent; the next one ends it. */
const aTable = async ({ test }: RightsStage): Promise<string> => {
  const { body } = await rest(test, 'post', '/api/job-tables', A_TABLE, await anAdmin(test));
  return body.uuid as string;
};
const A_REPORT = { messageId: '<x@localhost>', kind: 'bounce' };
const LANGUAGE = { originalLanguage: 'ko' };
const POST = { title: '겨울 옷', content: '따뜻한 옷을 어디서 사나요?' };
const reported = (targetType: ReportTargetType, targetUuid: string) => ({
  body: { targetType, targetUuid, reason: 'FRAUD' },
});
const google = () => ({ ids: ['google'], body: {} });

/** What each route is called with, where it is more than its path; the rest brings nothing. */
export const ROUTE_CALLS: Record<string, Giving> = {
  'POST /api/user/signout': async (stage, who) => ({ token: await again(stage, who) }),
  'POST /api/user/auth/reissue': (_, { refreshToken }) => ({ token: refreshToken }),
  async 'DELETE /api/user/sessions/{uuid}'(stage) {
    const token = (await again(stage, stage.people.owner)) ?? '';
    const { body } = await rest(stage.test, 'get', '/api/user/sessions', undefined, { token });
    return { ids: [body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).uuid] };
  },
  'DELETE /api/user/sign-ins/{provider}': google,
  'POST /api/user/sign-ins/{provider}': google,
  'GET /api/user/signin/{provider}/step1': google,
  'GET /api/user/signin/{provider}/step2': google,
  'POST /api/user/signin/{provider}/step3': google,
  'POST /api/user/passkeys/options': () => ({ body: {} }),
  async 'DELETE /api/user/passkeys/{uuid}'({ test, owner }) {
    const { rows } = await test.database.execute(ADD_PASSKEY, [owner.uuid]);
    return { ids: [(rows as { uuid: string }[])[0]?.uuid ?? ''], body: {} };
  },
  'POST /api/mail/reports': () => ({ body: A_REPORT }),
  'POST /api/mail/reports · with the key of the mail server': () => ({ body: A_REPORT, token: MAIL_REPORT_SECRET }),
  'POST /api/user/signup': () => ({ body: aSignUp() }),
  // Of somebody new: so many sessions of the owner's would end that of the stage.
  'POST /api/user/signin': async ({ test }) => {
    const { email, password } = await aUser(test);
    return { body: { email, password } };
  },
  'POST /api/user/password/forgot': ({ owner: { email } }) => ({ body: { email } }),
  'POST /api/user/second-factor/options': () => ({ body: {} }),
  'POST /api/user/second-factor/recovery-codes': () => ({ body: {} }),
  'DELETE /api/user/second-factor': () => ({ body: {} }),
  'GET /api/mail/unsubscribe': () => ({ search: '?token=never-given' }),
  'GET /api/user/userInfo': () => ({ search: '?key=never-given' }),
  'PUT /api/user': () => ({ body: { language: 'ko' } }),
  'PUT /api/user/{id}': ({ owner }) => ({ ids: [owner.uuid], body: { language: 'ko' } }),
  'PUT /api/user/{id}/{role}': async ({ test }) => ({ ids: [(await aUser(test)).uuid, 'PARTNER'] }),
  'PUT /api/user/consents': () => ({ body: {} }),
  'POST /api/user/block/{id}': async ({ test }) => ({ ids: [(await aUser(test)).uuid] }),
  'DELETE /api/user/block/{id}': ({ partner }) => ({ ids: [partner.uuid] }),
  'PUT /api/wage-defaulters': () => ({ body: {} }),

  'GET /sitemap/:name': () => ({ ids: ['posts-1.xml'] }),
  'GET /files/{name}': filed(({ shownFile }) => shownFile),
  'GET /files/{name} · of a post that reports have hidden': filed(({ hiddenFile }) => hiddenFile),
  'GET /files/private-{name}': filed(({ resumeFile }) => resumeFile, '/files/private-'),
  "GET /files/private-{name} · a company's certificate": filed(({ certificate }) => certificate, '/files/private-'),
  'POST /api/push/subscriptions': ({ push }) => ({ body: push.aBrowser().subscription }),
  async 'DELETE /api/push/subscriptions'({ test, push, owner }) {
    const { subscription } = push.aBrowser();
    await rest(test, 'post', '/api/push/subscriptions', subscription, owner);
    return { body: { endpoint: subscription.endpoint } };
  },
  'PUT /api/resume': (_, { person }) => ({ body: person === 'owner' ? {} : resumeFields() }),
  'DELETE /api/resume': async ({ test }, { person }) =>
    person === 'owner' ? { token: (await aUser(test)).token } : {},

  'POST /api/friend/request/{id}': async ({ test }) => ({ ids: [(await aUser(test)).uuid] }),
  'PUT /api/friend/request/{id}/accept': newRequest,
  'PUT /api/friend/request/{id}/reject': newRequest,
  'DELETE /api/friend/{id}': ({ partner }) => ({ ids: [partner.uuid] }),
  'POST /api/notes/{id}': ({ partner }) => ({ ids: [partner.uuid], body: { content: 'Hello' } }),
  'POST /api/notes/message/{id}/translate': ({ answer }) => ({ ids: [answer], body: { language: 'vi' } }),
  'DELETE /api/notes/received': async (stage) => ({ body: { noteUuids: [await newAnswer(stage)] } }),
  async "DELETE /api/notes/received · with one of somebody else's"(stage) {
    const others = await aNote(stage.test, stage.owner, stage.partner, 'To the other one');
    return { body: { noteUuids: [await newAnswer(stage), others.uuid] } };
  },
  'DELETE /api/notes/sent': async (stage) => ({ body: { noteUuids: [await newNote(stage)] } }),
  'DELETE /api/notes/received/{id}': async (stage) => ({ ids: [await newAnswer(stage)] }),
  'DELETE /api/notes/sent/{id}': async (stage) => ({ ids: [await newNote(stage)] }),

  'POST /api/post': () => ({ body: POST }),
  'PUT /api/post/{id}': async (stage) => ({ ...(await newPost(stage)), body: POST }),
  'PUT /api/post/{id} · that reports have hidden': ({ hiddenPost, hiddenFile }) => ({
    ids: [hiddenPost],
    body: { ...POST, content: PRIVATE_TEXTS.hidden, files: [{ name: '비밀.png', path: hiddenFile }] },
  }),
  'DELETE /api/post/{id}': newPost,
  'DELETE /api/post/{id} · that reports have hidden': newHiddenPost,
  'PUT /api/post/{id}/language': async (stage) => ({ ...(await newPost(stage)), body: LANGUAGE }),
  'PUT /api/post/{id}/language · that reports have hidden': ({ hiddenPost }) => ({ ids: [hiddenPost], body: LANGUAGE }),
  'POST /api/post_view_logs': ({ post }) => ({ body: { postUuid: post } }),
  'PUT /api/post_view_logs/{id}': ({ viewLog }) => ({ ids: [viewLog], body: { duration: 3 } }),
  'POST /api/likes_dislikes/{id}/like': ({ post }) => ({ ids: [post] }),
  'POST /api/likes_dislikes/{id}/like · that reports have hidden': ({ hiddenPost }) => ({ ids: [hiddenPost] }),
  'POST /api/likes_dislikes/{id}/dislike': ({ post }) => ({ ids: [post] }),
  'POST /api/scraps/{id}': ({ post }) => ({ ids: [post] }),
  'DELETE /api/scraps/{id}': ({ post }) => ({ ids: [post] }),
  'POST /api/comment': ({ post }) => ({ body: { postUuid: post, content: '시장에서요.' } }),
  'POST /api/comment · that answers one': ({ post, comment }) => ({
    body: { postUuid: post, parentCommentUuid: comment, content: '시장에서요.' },
  }),
  'POST /api/comment · on a post that reports have hidden': ({ hiddenPost }) => ({
    body: { postUuid: hiddenPost, content: '시장에서요.' },
  }),
  'PUT /api/comment/{id}': ({ comment }) => ({ ids: [comment], body: { content: '역 앞 시장에서요.' } }),
  'PUT /api/comment/{id} · of a post that reports have hidden': ({ hiddenComment }) => ({
    ids: [hiddenComment],
    body: { content: '역 앞 시장에서요.' },
  }),
  'PUT /api/comment/{id}/language': ({ comment }) => ({ ids: [comment], body: LANGUAGE }),
  'DELETE /api/comment/bulk/{id}': async (stage) => ({
    ids: [stage.post],
    body: { commentUuids: [await newComment(stage)] },
  }),
  async "DELETE /api/comment/bulk/{id} · with one of somebody else's"(stage) {
    const others = await aComment(stage.test, stage.partner, { postUuid: stage.post });
    return { ids: [stage.post], body: { commentUuids: [await newComment(stage), others.uuid] } };
  },
  'DELETE /api/comment/{postId}/{commentId}': async (stage) => ({ ids: [stage.post, await newComment(stage)] }),
  async 'DELETE /api/comment/{postId}/{commentId} · of a post that reports have hidden'({ test, owner, hiddenPost }) {
    return { ids: [hiddenPost, (await aComment(test, owner, { postUuid: hiddenPost })).uuid] };
  },
  'POST /api/comment_likes_dislikes/{id}/like': ({ comment }) => ({ ids: [comment] }),
  // Another one: what somebody reports is hidden from them.
  async 'POST /api/report'(stage) {
    const { ids } = await newPost(stage);
    return { body: { targetType: 'post', targetUuid: ids[0], reason: 'OTHER' } };
  },
  "POST /api/report · of somebody else's note": ({ note }) => ({
    body: { targetType: 'note', targetUuid: note, reason: 'SPAM' },
  }),
  'POST /api/report · of an application': ({ application }) => reported('application', application),
  'POST /api/report · of a note about it': ({ applicationNote }) => reported('application-note', applicationNote),
  'POST /api/report · of the company that one applied to': ({ company }) => reported('company', company.uuid),
  async 'DELETE /api/report/{uuid}/hidden'({ test, owner, partner }) {
    const target = { targetType: 'post', targetUuid: (await aPost(test, partner)).uuid };
    return { ids: [(await report(test, owner, target)).body.uuid] };
  },
  'POST /api/report/{caseUuid}/appeal': async (stage) => ({
    ids: [await aDecidedCase(stage)],
    body: { text: '광고가 아닙니다.' },
  }),
  'POST /api/translation/suggest': ({ post }) => ({
    body: { subjectType: 'post', subjectUuid: post, field: 'content', language: 'vi', text: 'Mua ở đâu?' },
  }),
  'PUT /api/translation/suggestion/{id}/accept': newSuggestion,
  'PUT /api/translation/suggestion/{id}/reject': newSuggestion,

  'POST /api/company/register': () => ({ body: {} }),
  'PUT /api/company/update/{id}': ({ company }) => ({ ids: [company.uuid], body: company.fields }),
  'PUT /api/company/update/{id} · that waits': ({ pending }) => ({ ids: [pending.uuid], body: pending.fields }),
  // Its owner is a new one, too, for whom the approved company's stands here.
  async 'DELETE /api/company/delete/{id}'({ test }, { person }) {
    const { uuid, owner } = await aCompany(test);
    return { ids: [uuid], ...(person === 'company' && { token: owner.token }) };
  },
  'POST /api/company/members': ({ partner }) => ({ body: { nickname: partner.nickname } }),
  'DELETE /api/company/members/{id}': invited('owner'),
  'PUT /api/company/invitations/{id}/accept': invited('pending'),
  'DELETE /api/company/invitations/{id}': invited('owner'),
  // Who leaves is a new one.
  async 'DELETE /api/company/membership'({ test, company }, { person }) {
    return person === 'member' ? { token: (await aMember(test, company)).token } : {};
  },
  // As is the company that is handed over.
  async 'PUT /api/company/owner'({ test }, { person }) {
    const company = await anApprovedCompany(test);
    const { member } = await aMember(test, company);
    return { body: { memberUuid: member }, ...(person === 'company' && { token: company.owner.token }) };
  },
  'POST /api/job-posting': () => ({ body: postingFields() }),
  'POST /api/job-posting-rows': () => ({ body: { rows: [{ key: randomUUID(), posting: postingFields() }] } }),
  'POST /api/job-tables': () => ({ body: A_TABLE }),
  'POST /api/job-tables/{id}/rows': async (stage) => ({
    ids: [await aTable(stage)],
    body: { rows: [{ reference: '1', companyName: '한강조선', posting: postingFields() }] },
  }),
  'POST /api/job-tables/{id}/end': async (stage) => ({
    ids: [await aTable(stage)],
    body: { holdsAll: false, refused: [], refusedCount: 0 },
  }),
  'PUT /api/job-posting/{id}': ({ posting }) => ({ ids: [posting], body: postingFields() }),
  'PUT /api/job-posting/{id} · that is not public': ({ hiddenPosting }) => ({
    ids: [hiddenPosting],
    body: postingFields({ isPublic: false, extraInfo: PRIVATE_TEXTS.unlisted }),
  }),
  'PUT /api/job-posting/{id} · of the company that waits': ({ pendingPosting }) => ({
    ids: [pendingPosting],
    body: postingFields(),
  }),
  'DELETE /api/job-posting/{id}': newPosting,
  'PUT /api/job-posting/{id}/state': ({ posting }) => ({ ids: [posting], body: { state: 'OPEN' } }),
  'PUT /api/job-posting/{id}/language': ({ posting }) => ({ ids: [posting], body: LANGUAGE }),
  'POST /api/job-posting/{id}/views': ({ posting }) => ({ ids: [posting] }),
  'POST /api/scraps/job-postings/{id}': ({ posting }) => ({ ids: [posting] }),
  'POST /api/scraps/job-postings/{id} · that is not public': ({ hiddenPosting }) => ({ ids: [hiddenPosting] }),
  'POST /api/job-alerts': () => ({ body: { keyword: '용접' } }),
  async 'DELETE /api/job-alerts/{id}'({ test, owner }) {
    const { body } = await rest(test, 'post', '/api/job-alerts', { keyword: '요리' }, owner);
    return { ids: [body.uuid] };
  },
  'POST /api/job-posting/{id}/application': ({ posting }) => ({ ids: [posting], body: {} }),
  'POST /api/job-posting/{id}/application · that is not public': ({ hiddenPosting }) => ({
    ids: [hiddenPosting],
    body: { consent: true },
  }),
  'PUT /api/application/{id}/state': ({ application }) => ({
    ids: [application],
    body: { state: 'read', seenAt: '2026-01-01T00:00:00.000Z' },
  }),
  'POST /api/application/{id}/notes': ({ application }) => ({ ids: [application], body: { content: 'Hello' } }),
  'PUT /api/application/{id}/notes/read': ({ application }) => ({ ids: [application] }),
  async 'POST /api/application/{id}/block'({ test, posting }) {
    const seeker = await aUser(test);
    await aResume(test, seeker);
    return { ids: [(await applyTo(test, posting, seeker)).body.uuid] };
  },
  'DELETE /api/application/{id}/block': ({ application }) => ({ ids: [application] }),
};
