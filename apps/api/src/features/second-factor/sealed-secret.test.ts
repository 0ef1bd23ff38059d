import { SealedSecrets } from './sealed-secret.js';

const SECRET = 'a secret of the server, long enough';
const OWNER = '0199c0de-0000-7000-8000-000000000001';

describe('a sealed secret', () => {
  const seals = new SealedSecrets(SECRET, 'a purpose');

  it('is read by who has sealed it, and looks different each time', () => {
    const [one, other] = [seals.seal(OWNER, 'JBSWY3DP'), seals.seal(OWNER, 'JBSWY3DP')];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('JBSWY3DP')).toBe(false);
    expect([one, other].map((sealed) => seals.open(OWNER, sealed))).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  });

  it('is not read for somebody else, for another purpose, by another secret, nor once a bit of it has changed', () => {
    const sealed = seals.seal(OWNER, 'JBSWY3DP');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(seals.open(OWNER.replace(/1$/, '2'), sealed)).toBeUndefined();
    expect(new SealedSecrets(SECRET, 'another purpose').open(OWNER, sealed)).toBeUndefined();
    expect(new SealedSecrets(`${SECRET}!`, 'a purpose').open(OWNER, sealed)).toBeUndefined();
    for (const broken of [changed, sealed.subarray(0, 20), Buffer.alloc(0)])
      expect(seals.open(OWNER, broken)).toBeUndefined();
  });
});
