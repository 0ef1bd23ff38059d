import { DOORS, doorOf, SHELL } from './doors.js';
import { SHARE } from './rate-limit/cpu-allowance.js';

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
