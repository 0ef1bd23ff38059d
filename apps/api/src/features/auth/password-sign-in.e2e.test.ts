import { startApp, type TestApp } from '../../../test/app.js';
import { rest } from '../../../test/client.js';
import { aSignUp, aUser } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('signing up by e-mail', () => {
  it('works', async () => {
    const user = await aUser(test);
    expect(user.uuid).toBeTruthy();
    expect((await rest(test, 'post', '/api/user/signup', aSignUp())).body).toEqual({});
  });
});
