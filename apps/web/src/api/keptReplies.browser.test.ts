import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetReplies, forgetRepliesOfOthers, forgetThing, keepReply, keepText, recallReply } from './keptReplies.ts';
import { keptQuery } from './keptFetch.ts';
import { offlineDb } from './offlineDb.ts';
import { clearSession, storeTokens } from './session.ts';

function signInAs(sub: string): void {
  const accessToken = `e30.${btoa(JSON.stringify({ sub }))}.signature`;
  storeTokens({ accessToken, refreshToken: 'r', accessExpire: 600, refreshExpire: 600 });
}

/** A query that is kept; the test fails where it is not. */
function kept(...query: Parameters<typeof keptQuery>) {
  const found = keptQuery(...query);
  if (!found) throw new Error(`${query[0]} is not kept`);
  return found;
}

const feed = () => kept('Feed', { language: 'km' });
const clear = async () => (await offlineDb()).clear('replies');
beforeEach(async () => {
  clearSession();
  await clear();
});
afterEach(clear);

describe('what was read', () => {
  it('is there again for the same question, and for nobody else', async () => {
    signInAs('mina');
    await keepText(feed(), 'ការងារ');
    expect(await recallReply(feed())).toBe('ការងារ');
    expect(await recallReply(kept('Feed', { language: 'bn' }))).toBeUndefined();
    signInAs('linh');
    expect(await recallReply(feed())).toBeUndefined();
    await forgetRepliesOfOthers('linh');
    signInAs('mina');
    expect(await recallReply(feed())).toBeUndefined();
  });

  it('makes room, all but who somebody is', async () => {
    signInAs('mina');
    await keepText(feed(), 'ការងារ');
    await keepText(kept('Me'), 'មីណា');
    await forgetReplies();
    expect(await recallReply(feed())).toBeUndefined();
    expect(await recallReply(kept('Me'))).toBe('មីណា');
  });

  it('goes where it tells of a thing that is gone, and lists it no more', async () => {
    signInAs('mina');
    const [troll, friend] = ['0a1b2c3d', 'e4f5a6b7'];
    const comment = (uuid: string, replies: unknown[] = []) => ({ content: 'মন্তব্য', user: { uuid }, replies });
    const [opened, comments] = [kept('PostDetail', { uuid: 'post' }), kept('Comments', { uuid: 'post' })];
    await keepText(feed(), JSON.stringify({ data: { page: { items: [comment(troll), comment(friend)] } } }));
    await keepText(opened, JSON.stringify({ data: { post: comment(troll) } }));
    await keepText(comments, JSON.stringify({ data: { page: { items: [comment(friend, [comment(troll)])] } } }));
    await keepText(kept('ConversationNotes', { partner: troll }), JSON.stringify({ data: { page: { items: [] } } }));
    await keepText(kept('Me'), JSON.stringify({ data: { me: { uuid: troll } } }));
    await forgetThing(troll);
    expect(await recallReply(feed())).toBe(JSON.stringify({ data: { page: { items: [comment(friend)] } } }));
    expect(await recallReply(opened)).toBeUndefined();
    expect(await recallReply(comments)).toBe(JSON.stringify({ data: { page: { items: [comment(friend)] } } }));
    expect(await recallReply(kept('ConversationNotes', { partner: troll }))).toBeUndefined();
    expect(await recallReply(kept('Me'))).toContain(troll);
  });

  it('is not kept where it was asked for before something was forgotten, and is where it was asked for since', async () => {
    const askedAt = performance.now();
    await forgetThing('0a1b2c3d');
    await keepReply(feed(), Response.json({ data: 'ទំនិញចាស់' }), askedAt);
    expect(await recallReply(feed())).toBeUndefined();
    await keepReply(feed(), Response.json({ data: 'ទំនិញថ្មី' }), performance.now() + 1);
    expect(await recallReply(feed())).toContain('ទំនិញថ្មី');
  });

  it('of somebody who has left meanwhile is not kept', async () => {
    signInAs('mina');
    const query = feed();
    clearSession();
    await keepText(query, 'অন্যের');
    expect(await recallReply(query)).toBeUndefined();
  });

  it('is no refusal, and nothing of the desk or of a form', async () => {
    await keepReply(feed(), Response.json({ errors: [{ message: 'no' }], data: null }), performance.now());
    expect(await recallReply(feed())).toBeUndefined();
    expect([keptQuery('DeskPeople'), keptQuery('PostToModify'), keptQuery('MyCompany')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the newest three hundred replies', async () => {
    for (let number = 0; number < 303; number += 1) await keepText(kept('PostDetail', { number }), String(number));
    expect(await (await offlineDb()).count('replies')).toBe(300);
    expect(await recallReply(kept('PostDetail', { number: 302 }))).toBe('302');
  });
});
