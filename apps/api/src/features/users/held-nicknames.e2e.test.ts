import { startApp, type TestApp } from '../../../test/app.js';
import { codeOf, query, rest } from '../../../test/client.js';
import { anAdmin } from '../../../test/company-factories.js';
import { aSignUp, aUser, type TestUser } from '../../../test/factories.js';
import { SignInCleanUpService } from '../accounts/sign-in-clean-up.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const TAKEN = [409, 'NICKNAME_TAKEN'];
const leave = ({ token, password }: TestUser) =>
  rest(test, 'delete', '/api/user', { posts: 'keep', password }, { token });
const signUpAs = (nickname: string) => rest(test, 'post', '/api/user/signup', aSignUp({ nickname }));
const isTaken = async (nickname: string) => {
  const { data } = await query(test, 'query ($n: String!) { checkNickname(nickname: $n) { isExist } }', {
    n: nickname,
  });
  return data['checkNickname'].isExist as boolean;
};

describe('the nickname of somebody who left', () => {
  it('is nobody else’s: not at a sign-up, not by a change, not by an administrator, and not in other letters', async () => {
    const [gone, user, admin] = [await aUser(test), await aUser(test), await anAdmin(test)];
    const { nickname } = gone;
    expect((await leave(gone)).status).toBe(204);
    expect(await isTaken(nickname)).toBe(true);
    expect(await codeOf(signUpAs(nickname))).toEqual(TAKEN);
    expect(await codeOf(signUpAs(nickname.toUpperCase()))).toEqual(TAKEN);
    expect(await codeOf(rest(test, 'put', '/api/user', { nickname }, user))).toEqual(TAKEN);
    expect(await codeOf(rest(test, 'put', `/api/user/${user.uuid}`, { nickname }, admin))).toEqual(TAKEN);
    const { data } = await query(test, '{ readUserInformation { nickname nicknameChangeableAt } }', {}, user);
    expect(data['readUserInformation']).toEqual({ nickname: user.nickname, nicknameChangeableAt: null });
  });

  it('is kept as a keyed hash alone, for thirty days', async () => {
    const gone = await aUser(test);
    await leave(gone);
    const kept = async () => {
      const { rows } = await test.database.execute('select * from users where uuid = $1', [gone.uuid]);
      return rows[0] as Record<string, unknown>;
    };
    expect((await kept())['nickname_hash']).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await kept())).not.toContain(gone.nickname);
    await test.database.manager.query(`update users set withdrawn_at = now() - interval '31 days' where uuid = $1`, [
      gone.uuid,
    ]);
    expect(await isTaken(gone.nickname)).toBe(false);
    expect((await signUpAs(gone.nickname)).status).toBe(201);
    await test.app.get(SignInCleanUpService).removeExpired();
    expect((await kept())['nickname_hash']).toBeNull();
  });

  it('is not caught in the moment of leaving', async () => {
    for (let round = 0; round < 5; round += 1) {
      const gone = await aUser(test);
      const [left, ...others] = await Promise.all([leave(gone), signUpAs(gone.nickname), signUpAs(gone.nickname)]);
      expect(left.status).toBe(204);
      for (const { body } of others) expect(body.code).toBe('NICKNAME_TAKEN');
    }
  });
});
