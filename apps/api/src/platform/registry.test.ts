import { Registry } from './registry.js';

class Counters extends Registry<'notes' | 'posts', () => number> {}

describe('a registry', () => {
  it('gives what was registered, by name and in order', () => {
    const counters = new Counters();
    const [one, two] = [() => 1, () => 2];
    counters.register('posts', one);
    counters.register('notes', two);
    expect(counters.names).toEqual(['posts', 'notes']);
    expect(counters.values).toEqual([one, two]);
    expect(counters.entries).toEqual([
      ['posts', one],
      ['notes', two],
    ]);
    expect(counters.get('notes')).toBe(two);
    expect([counters.has('posts'), counters.has('friends')]).toEqual([true, false]);
    expect(counters.get('friends')).toBeUndefined();
  });

  it('refuses a name that is taken', () => {
    const counters = new Counters();
    counters.register('notes', () => 1);
    expect(() => counters.register('notes', () => 2)).toThrow('Counters has "notes" already');
    expect(counters.get('notes')?.()).toBe(1);
  });
});
