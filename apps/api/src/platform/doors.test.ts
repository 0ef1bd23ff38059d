import fs from 'node:fs';
import { DOORS, doorOf, SHELL } from './doors.js';
import { SHARE } from './rate-limit/cpu-allowance.js';
import { PRICES } from './rate-limit/prices.js';

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

const { paths } = JSON.parse(fs.readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

interface Known {
  name?: string;
  isSlow?: true;
  isOfWebApp?: true;
  isEntrance?: true;
}

describe('the table of doors', () => {
  it('gives to those that stand open no more, all together, than a caller may take', () => {
    const shares = new Map([...DOORS, SHELL].flatMap(({ ownShare: own }) => (own ? [[own.name, own.share]] : [])));
    const sum = [...shares.values()].reduce((all, share) => all + share, 0);
    expect(sum).toBeLessThanOrEqual(SHARE);
    for (const { ownShare: own } of DOORS) if (own) expect(shares.get(own.name)).toBe(own.share);
  });

  it('has each of its routes at the door that names it', () => {
    for (const door of DOORS)
      for (const route of door.routes ?? []) expect(doorOf(`/${route.replace('*path', 'a/b')}`)).toBe(door);
  });

  it('charges for a hash whoever may send a password', () => {
    const takesPassword = ({ requestBody }: Operation) =>
      Object.values(requestBody?.content ?? {}).some(({ schema }) =>
        Object.keys(schema.properties ?? {}).some((field) => /password$/i.test(field)),
      );
    const taking = Object.entries(paths).filter(([, methods]) => Object.values(methods).some(takesPassword));
    const prices = taking.map(([path]) => [path, doorOf(path.replace(/\{\w+\}/g, 'a')).price]);
    expect(prices).toEqual(taking.map(([path]) => [path, PRICES.signIn]));
    expect(taking.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/api/user', '/api/user/signin', '/api/user/password', '/api/user/passkeys/{uuid}']),
    );
  });

  it('charges for a call that writes twenty postings, however it is written', () => {
    for (const address of ['/api/job-posting-rows', '/API/Job-Posting-Rows/', '/api/job-tables/a/rows'])
      expect(doorOf(address).price).toBe(PRICES.postingRows);
  });

  it.each<[string, Known]>([
    ['/api/user/signin/google/step2', { isSlow: true, isEntrance: true, name: 'sign-in' }],
    ['/API/User/SignIn/google/STEP2/', { isSlow: true, isEntrance: true, name: 'sign-in' }],
    ['/api/user/signin', { isEntrance: true, name: 'sign-in' }],
    ['/api/user/signin/passkey', { isEntrance: true, name: 'sign-in' }],
    ['/api/user/userInfo', { name: 'sign-in' }],
    ['/api/user/signup/', { isEntrance: true, name: 'sign-in' }],
    ['/api/user/auth/reissue', { name: 'sign-in' }],
    ['/api/user/signing', {}],
    ['/api/file/upload/many/', { isSlow: true }],
    ['/api/file/upload/many/more', {}],
    ['/api/notes/message/1/translate', { isSlow: true }],
    ['/api', {}],
    ['/api/a.js', {}],
    ['/files/a.webp', { name: 'files' }],
    ['/health/live', { name: 'health' }],
    ['/robots.txt', { name: 'sitemap' }],
    ['/sitemap.xml', { name: 'sitemap' }],
    ['/sitemap/posts-0.xml', { name: 'sitemap' }],
    ['/visa-rules.json', {}],
    ['/graphql', {}],
    ['/mailbox.json', {}],
    ['/assets/main-1.js', { name: 'built', isOfWebApp: true }],
    ['/favicon.ico', { name: 'built', isOfWebApp: true }],
    ['/apiary', { isOfWebApp: true }],
    ['/main', { isOfWebApp: true }],
    ['/', { isOfWebApp: true }],
  ])('says of %s what is known of it', (address, { name, ...more }) => {
    const { isSlow, isOfWebApp, isEntrance, ownShare } = doorOf(address);
    expect({ isSlow, isOfWebApp, isEntrance, name: ownShare?.name }).toEqual({
      isSlow: undefined,
      isEntrance: undefined,
      isOfWebApp: undefined,
      ...more,
      name,
    });
  });
});
