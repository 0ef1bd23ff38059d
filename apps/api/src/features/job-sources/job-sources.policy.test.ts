import { FEED_CRON, nextFeedTick } from '../job-imports/feed-timetable.js';
import { conditionOf, type KnownSource, refusedByReason, type Work24Progress } from './job-sources.policy.js';

const NOW = new Date('2026-11-24T00:00:00Z');
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const lastImport = (parts: object) => ({
  ...{ source: 'ansan', startedAt: at('20:00'), finishedAt: at('20:01'), error: null, refused: [], refusedCount: 0 },
  ...{ created: 0, updated: 0, unchanged: 0, closed: 0, keptOpen: 0 },
  ...parts,
});
const FEED: KnownSource = {
  ...{ source: 'ansan', isSet: true, tableName: null, stoppedAt: null, failingSince: null },
  lastImport: lastImport({}),
};
const WORK24: Work24Progress = {
  ...{ isReading: false, readAt: at('22:00'), restUntil: null, problem: null, problemSince: null, listHours: 6 },
};

describe('when feeds are read next', () => {
  it.each([
    ['2026-11-23T23:22:59.999Z', '2026-11-23T23:23:00.000Z'],
    ['2026-11-23T23:23:00.000Z', '2026-11-24T03:23:00.000Z'],
    // Midnight in Seoul.
    ['2026-11-24T15:00:00.000Z', '2026-11-24T15:23:00.000Z'],
  ])(`after %s it is %s (${FEED_CRON} in Seoul)`, (now, next) => {
    expect(nextFeedTick(new Date(now)).toISOString()).toBe(next);
  });
});

describe('a feed', () => {
  it('runs by the timetable', () => {
    expect(conditionOf(FEED, WORK24, NOW)).toMatchObject({
      ...{ name: 'ansan', kind: 'FEED', state: 'RUNNING', failingSince: null, problem: null, isReading: false },
      nextReadAt: new Date('2026-11-24T03:23:00Z'),
    });
  });

  it('fails since the first import that failed, and for the reason of the last', () => {
    const known = { ...FEED, failingSince: at('08:00'), lastImport: lastImport({ finishedAt: null, error: 'STATUS' }) };
    const failing = conditionOf(known, WORK24, NOW);
    expect(failing).toMatchObject({ state: 'FAILING', failingSince: at('08:00'), problem: 'STATUS' });
    expect(failing.nextReadAt).not.toBeNull();
  });

  it('has nothing before it when it is stopped, or when only the command reads it', () => {
    const stopped = conditionOf({ ...FEED, stoppedAt: at('21:00') }, WORK24, NOW);
    expect(stopped).toMatchObject({ state: 'STOPPED', nextReadAt: null });
    const manual = conditionOf({ ...FEED, isSet: false }, WORK24, NOW);
    expect(manual).toMatchObject({ kind: 'COMMAND', state: 'MANUAL', nextReadAt: null });
    const table = conditionOf({ ...FEED, isSet: false, tableName: '안산시' }, WORK24, NOW);
    expect(table).toMatchObject({ name: '안산시', kind: 'TABLE', state: 'MANUAL', nextReadAt: null });
  });

  it('is being read while its import has no end', () => {
    const reading = conditionOf({ ...FEED, lastImport: lastImport({ finishedAt: null }) }, WORK24, NOW);
    expect(reading).toMatchObject({ isReading: true, state: 'RUNNING', nextReadAt: null });
  });
});

describe('a table', () => {
  it('is being read while it is sent, and not for ever where its page was closed', () => {
    const began = (startedAt: Date) => ({
      ...FEED,
      isSet: false,
      tableName: '안산시',
      lastImport: lastImport({ startedAt, finishedAt: null }),
    });
    expect(conditionOf(began(at('23:30')), WORK24, NOW)).toMatchObject({ kind: 'TABLE', isReading: true });
    expect(conditionOf(began(at('22:59')), WORK24, NOW)).toMatchObject({ kind: 'TABLE', isReading: false });
  });
});

describe('the public employment service', () => {
  const known = { ...FEED, source: 'work24' };

  it('is read some hours after its lists were, and not while it rests', () => {
    expect(conditionOf(known, WORK24, NOW)).toMatchObject({
      ...{ name: '고용24', kind: 'WORK24', nextReadAt: new Date('2026-11-24T04:00:00Z') },
    });
    const restUntil = new Date('2026-11-24T05:00:00Z');
    expect(conditionOf(known, { ...WORK24, restUntil }, NOW).nextReadAt).toEqual(restUntil);
    expect(conditionOf(known, { ...WORK24, readAt: at('01:00') }, NOW).nextReadAt).toEqual(NOW);
  });

  it('fails since its first call that failed', () => {
    const work24 = { ...WORK24, problem: 'SERVICE', problemSince: at('19:00') };
    expect(conditionOf(known, work24, NOW)).toMatchObject({
      ...{ state: 'FAILING', failingSince: at('19:00'), problem: 'SERVICE' },
    });
  });
});

describe('what was refused', () => {
  it('is told by reason, the most frequent first, with a few examples', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ record: `#${index + 1}`, reason: 'REQUIRED title' }));
    const refused = [{ record: 'ក', reason: 'EXPIRED validThrough' }, ...many];
    expect(refusedByReason({ refused, refusedReasons: {} })).toEqual([
      { reason: 'REQUIRED title', count: 7, examples: ['#1', '#2', '#3', '#4', '#5'] },
      { reason: 'EXPIRED validThrough', count: 1, examples: ['ក'] },
    ]);
  });

  it('counts all of them, not only the first hundred that are kept', () => {
    const refused = [{ record: '#1', reason: 'REQUIRED title' }];
    const refusedReasons = { 'REQUIRED title': 4_990, 'REQUIRED url': 10 };
    expect(refusedByReason({ refused, refusedReasons })).toEqual([
      { reason: 'REQUIRED title', count: 4_990, examples: ['#1'] },
      { reason: 'REQUIRED url', count: 10, examples: [] },
    ]);
  });
});
