import { DESK_KINDS } from './desk.inputs.js';
import { isAtDeskOf } from './desk.policy.js';

describe('who decides about what at the desk', () => {
  it('is administrators about all, moderators about what people write, and nobody else', () => {
    const kindsOf = (role: 'USER' | 'MODERATOR' | 'ADMIN') => DESK_KINDS.filter((kind) => isAtDeskOf(role, kind));
    expect(kindsOf('ADMIN')).toEqual([...DESK_KINDS]);
    expect(kindsOf('MODERATOR')).toEqual(['REPORT', 'SUGGESTION']);
    expect(kindsOf('USER')).toEqual([]);
  });
});
