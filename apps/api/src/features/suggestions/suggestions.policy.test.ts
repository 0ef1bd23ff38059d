import { mayDecide } from './suggestions.policy.js';

const suggestion = { authorUuid: 'author', suggesterUuid: 'suggester' };
const ROLES = ['USER', 'PARTNER', 'MODERATOR', 'ADMIN'] as const;

describe('a suggestion', () => {
  it('is its author’s to decide, whatever their role', () => {
    expect(ROLES.map((role) => mayDecide({ uuid: 'author', role }, suggestion))).toEqual(Array(4).fill(true));
  });

  it('is for whoever moderates, and for nobody else', () => {
    expect(ROLES.map((role) => mayDecide({ uuid: 'somebody', role }, suggestion))).toEqual([false, false, true, true]);
  });

  it('is not for who suggested it, but for their own text', () => {
    expect(ROLES.map((role) => mayDecide({ uuid: 'suggester', role }, suggestion))).toEqual(Array(4).fill(false));
    const own = { authorUuid: 'suggester', suggesterUuid: 'suggester' };
    expect(ROLES.map((role) => mayDecide({ uuid: 'suggester', role }, own))).toEqual(Array(4).fill(true));
  });

  it('for a text of nobody here is for who moderates alone', () => {
    const imported = { ...suggestion, authorUuid: null };
    expect(ROLES.map((role) => mayDecide({ uuid: 'somebody', role }, imported))).toEqual([false, false, true, true]);
  });
});
