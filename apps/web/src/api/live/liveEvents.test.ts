import { describe, expect, it } from 'vitest';
import { liveEventsOf } from './liveEvents.ts';

const eventsOf = (name: string, data: unknown) => liveEventsOf({ id: undefined, name, data: JSON.stringify(data) });

describe('what a message of the stream tells', () => {
  it('is the counts, and that something was missed where the stream could not go on', () => {
    const counts = { notes: 1, notifications: 2, suggestions: 4, company: 3 };
    expect(eventsOf('badge', counts)).toEqual([{ name: 'badge', ...counts }]);
    expect(eventsOf('badge', { ...counts, isResumed: true })).toEqual([{ name: 'badge', ...counts }]);
    expect(eventsOf('badge', { ...counts, isResumed: false })).toEqual([
      { name: 'badge', ...counts },
      { name: 'missed' },
    ]);
  });

  it('is a note, a notification or a translation', () => {
    const note = { kind: 'new', uuid: 'n', partnerUserUuid: 'p' };
    expect(eventsOf('note', note)).toEqual([{ name: 'note', ...note }]);
    const ofApplication = { ...note, applicationUuid: 'a' };
    expect(eventsOf('note', ofApplication)).toEqual([{ name: 'note', ...ofApplication }]);
    expect(eventsOf('notification', { uuid: 'n', type: 'Scrap' })).toEqual([
      { name: 'notification', uuid: 'n', type: 'Scrap' },
    ]);
    const translation = { kind: 'post', uuid: 'p', lang: 'km' };
    expect(eventsOf('translation', translation)).toEqual([{ name: 'translation', ...translation }]);
  });

  it.each([
    ['note', { kind: 'eaten', uuid: 'n', partnerUserUuid: 'p' }],
    ['note', { kind: 'new' }],
    ['badge', { notes: '1', notifications: 2, suggestions: 4, company: 3 }],
    ['notification', null],
    ['notification', 'text'],
    ['of a later release', { uuid: 'n' }],
  ])('is nothing for a %s that makes no sense', (name, data) => {
    expect(eventsOf(name, data)).toEqual([]);
  });

  it('is nothing for what is no JSON', () => {
    expect(liveEventsOf({ id: '1', name: 'note', data: '<html>' })).toEqual([]);
  });
});
