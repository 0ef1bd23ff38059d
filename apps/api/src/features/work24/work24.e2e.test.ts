import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { readPosting } from '../../../test/job-posting-factories.js';
import type { StandInFault } from '../../../test/work24-stand-in.js';
import { idOf, ids, Work24Stage } from '../../../test/work24-stage.js';
import { Work24Service } from './work24.service.js';

let stage: Work24Stage;
beforeEach(async () => {
  stage = await Work24Stage.set();
});
afterEach(async () => {
  vi.useRealTimers();
  await stage.close();
});

describe('the feed', () => {
  it('shows a posting from its list entry before its detail was read, and says all of it afterwards', async () => {
    stage.put(1);
    const stop = new AbortController();
    stage.standIn.onCall = ({ kind }) => (kind === 'D' ? stop.abort() : undefined);
    await stage.test.app.get(Work24Service).work(stop.signal);
    const seen = await stage.rows();
    const inShort = { id: idOf(1), title: expect.stringMatching(/^.{30}$/u), text: expect.stringContaining('업종') };
    expect(seen).toMatchObject([inShort]);
    stage.standIn.onCall = () => {};
    await stage.work();
    const [row] = await stage.rows();
    expect(row).toMatchObject({
      uuid: seen[0]?.uuid,
      title: '선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공, 1번)',
    });
    expect(await readPosting(stage.test, row?.uuid ?? '')).toMatchObject({
      url: expect.stringContaining(`wantedAuthNo=${idOf(1)}`),
      company: { companyName: '한빛조선(주)' },
      workingDays: 5,
      salaryAmountMin: 2_800_000,
      visas: [],
      contactName: '',
      contactPhone: '',
    });
    expect(await stage.run(`select from work24_postings where entry::text like '%김담당%'`)).toEqual([]);
    expect(await stage.lastRun()).toMatchObject({
      created: 1,
      updated: 1,
      refused_count: 0,
      error: null,
      finished_at: expect.any(Date),
    });
  });

  it('reads the detail of what is new or changed, and of nothing else', async () => {
    stage.put(1, 2, 3);
    await stage.work();
    expect(stage.asked('D').map(({ id }) => id)).toEqual(ids(1, 2, 3));
    stage.standIn.calls.length = 0;
    stage.standIn.change(idOf(2), { entry: { smodifyDtm: '202611231200' }, detail: { jobCont: '새 글' } });
    stage.put(4);
    await stage.later(7);
    expect(stage.asked('D').map(({ id }) => id)).toEqual(ids(2, 4));
    expect((await stage.rows())[1]?.text).toContain('새 글');
    stage.standIn.calls.length = 0;
    await stage.later(14);
    expect([stage.asked('L').length, stage.asked('D').length]).toEqual([1, 0]);
    expect(await stage.lastRun()).toMatchObject({ created: 0, updated: 0, unchanged: 4, closed: 0 });
  });

  it('reads the lists again after the hours of the settings, and not before', async () => {
    stage.put(1);
    await stage.work();
    await stage.later(5);
    expect(stage.asked('L')).toHaveLength(1);
    await stage.later(2);
    expect(stage.asked('L')).toHaveLength(2);
  });
});

describe('a posting is closed', () => {
  it.each([
    ['when its detail is gone', { isGone: true }, [1]],
    ['not when the list alone has lost it', { isGone: false }, [1, 2]],
  ])('%s', async (_name, gone, numbers) => {
    stage.put(1, 2);
    await stage.work();
    stage.standIn.remove(idOf(2), gone);
    await stage.later(7);
    expect(await stage.open()).toEqual(ids(...numbers));
    expect(await stage.lastRun()).toMatchObject({ closed: 2 - numbers.length });
  });

  it('when its last day comes to be over, and opens when it comes again', async () => {
    stage.put(1);
    await stage.work();
    const [yesterday, tomorrow] = [-1, 1].map((days) => seoulDayAfter(days, new Date()).slice(2));
    stage.standIn.change(idOf(1), { entry: { closeDt: yesterday ?? '' }, detail: { receiptCloseDt: yesterday ?? '' } });
    await stage.later(7);
    expect(await stage.open()).toEqual([]);
    stage.standIn.change(idOf(1), { entry: { closeDt: tomorrow ?? '' }, detail: { receiptCloseDt: tomorrow ?? '' } });
    await stage.later(14);
    expect(await stage.open()).toEqual(ids(1));
  });

  it('and opens in the next reading that has it again, unchanged', async () => {
    stage.putMany(4);
    await stage.work();
    stage.standIn.remove(idOf(3), { isGone: true });
    await stage.later(7);
    expect(await stage.open()).toEqual(ids(1, 2, 4));
    Object.assign(stage.standIn.postings.get(idOf(3)) ?? {}, { isListed: true, isGone: false });
    await stage.later(14);
    expect(await stage.open()).toEqual(ids(1, 2, 3, 4));
  });

  it('no longer than until the next reading where the list has it and its detail came late', async () => {
    stage.putMany(4);
    const late = stage.standIn.postings.get(idOf(2)) ?? {};
    Object.assign(late, { isGone: true });
    await stage.work();
    expect(await stage.open()).toEqual(ids(1, 3, 4));
    // Still not there: it stays closed, is asked for once a reading, and nothing is wrong with the service.
    stage.standIn.calls.length = 0;
    await stage.later(7);
    expect(await stage.open()).toEqual(ids(1, 3, 4));
    expect(stage.asked('D').map(({ id }) => id)).toEqual(ids(2));
    expect(await stage.lastRun()).toMatchObject({ error: null, refused: [] });
    Object.assign(late, { isGone: false });
    await stage.later(14);
    expect(await stage.open()).toEqual(ids(1, 2, 3, 4));
    expect((await stage.rows())[1]?.text).toContain('용접합니다');
  });

  it('not while the list has it, where it says no last day', async () => {
    stage.put(1);
    await stage.work();
    await stage.run(`update job_postings set deadline_date = current_date + 3`);
    await stage.later(7);
    expect(await stage.daysLeft()).toBeGreaterThanOrEqual(29);
  });

  it('not while the list has it, where its last day is too far away to be kept', async () => {
    stage.put(1);
    const far = seoulDayAfter(400, new Date());
    stage.standIn.change(idOf(1), { entry: { closeDt: far }, detail: { receiptCloseDt: far } });
    await stage.work();
    await stage.run(`update job_postings set deadline_date = current_date + 3`);
    await stage.later(7);
    expect(await stage.daysLeft()).toBeGreaterThanOrEqual(29);
  });

  it('not while the service has it, where the list alone has lost one without a last day', async () => {
    stage.put(1, 2);
    await stage.work();
    stage.standIn.remove(idOf(1), { isGone: false });
    await stage.run(`update job_postings set deadline_date = current_date + 3`);
    await stage.later(7);
    expect(await stage.daysLeft()).toBeGreaterThanOrEqual(29);
  });

  it('with the last day that its detail alone says, however long the list has it', async () => {
    stage.put(1);
    const day = seoulDayAfter(10, new Date());
    stage.standIn.change(idOf(1), { detail: { receiptCloseDt: day } });
    await stage.work();
    expect(await stage.daysLeft()).toBe(10);
    await stage.later(7);
    expect(await stage.daysLeft()).toBe(10);
    // Another entry, whose detail has not been read yet.
    stage.standIn.change(idOf(1), { entry: { smodifyDtm: '202611231200' }, detail: { receiptCloseDt: '' } });
    await stage.later(7);
    expect(await stage.daysLeft()).toBeGreaterThanOrEqual(29);
  });

  it('not where an administrator deleted it: it stays deleted', async () => {
    stage.put(1);
    await stage.work();
    await stage.run(`update job_postings set deleted_at = now()`);
    stage.standIn.change(idOf(1), { entry: { smodifyDtm: '202611231200' } });
    await stage.later(7);
    expect(await stage.run(`select from job_postings where deleted_at is null`)).toEqual([]);
  });

  it('not when its entry or its detail cannot be read once', async () => {
    stage.put(1, 2);
    await stage.work();
    const nowhere = { region: '', basicAddr: '', detailAddr: '', smodifyDtm: '202611231200' };
    stage.standIn.change(idOf(1), { entry: nowhere });
    stage.standIn.change(idOf(2), { entry: { smodifyDtm: '202611231200' }, detail: { wantedTitle: '' } });
    await stage.later(7);
    expect(await stage.open()).toEqual(ids(1, 2));
  });

  it('not when one that the list has is answered 404 and nothing else is: it is asked for again', async () => {
    stage.put(1);
    stage.standIn.faultOf = ({ kind, number }) => (kind === 'D' && number < 4 ? '404' : undefined);
    await stage.work();
    expect(await stage.open()).toEqual(ids(1));
    expect(stage.asked('D').length).toBeGreaterThan(1);
  });

  it('and the others are read where the list has more than half of some for good that no detail knows', async () => {
    stage.putMany(30);
    for (const id of ids(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) {
      Object.assign(stage.standIn.postings.get(id) ?? {}, { isGone: true });
    }
    const stop = new AbortController();
    stage.standIn.onCall = ({ number }) => (number > 60 ? stop.abort() : undefined);
    while (await stage.test.app.get(Work24Service).work(stop.signal));
    const read = (await stage.rows()).filter(({ text }) => text.includes('용접합니다')).map(({ id }) => id);
    expect(read).toEqual(ids(...Array.from({ length: 18 }, (_, index) => index + 13)));
  });

  it('not when all that the list has is answered 404: then the service is gone', async () => {
    stage.putMany(30);
    stage.standIn.faultOf = ({ kind, number }) => (kind === 'D' && number < 60 ? '404' : undefined);
    await stage.work();
    expect(await stage.open()).toHaveLength(30);
  });
});

describe('a call that fails says nothing', () => {
  it.each<[StandInFault]>([['error'], ['torn'], ['none'], ['429'], ['500'], ['404'], ['cut']])(
    'when a page is "%s" it is asked for again',
    async (fault) => {
      stage.putMany(220);
      stage.failing(fault, 2, 3);
      await stage.work();
      expect(await stage.open()).toHaveLength(220);
      expect(await stage.lastRun()).toMatchObject({ created: 220, closed: 0, refused_count: 0, error: null });
      expect(stage.asked('L').map(({ page }) => page)).toEqual([1, 2, 2, 2, 3]);
    },
  );

  it.each<[StandInFault, unknown[]]>([
    ['half', []],
    ['repeat', [{ record: 'list 1, page 2', reason: 'DUPLICATE page' }]],
  ])('when a page is "%s" what is missing is looked for by its detail', async (fault, refused) => {
    stage.putMany(220);
    await stage.work();
    stage.standIn.calls.length = 0;
    stage.standIn.faultOf = ({ kind, page }) => (kind === 'L' && page === 2 ? fault : undefined);
    await stage.later(7);
    expect(await stage.open()).toHaveLength(220);
    expect(stage.asked('D')).toHaveLength(fault === 'half' ? 50 : 100);
    expect(await stage.lastRun()).toMatchObject({ created: 0, closed: 0, refused });
  });

  it.each<StandInFault>(['half', 'repeat', 'none'])(
    'when a page is "%s" once, it is asked for again: nobody waits for the next reading',
    async (fault) => {
      stage.putMany(220);
      let isOnce = true;
      stage.standIn.faultOf = ({ kind, page }) => {
        if (kind !== 'L' || page !== 2 || !isOnce) return undefined;
        isOnce = false;
        return fault;
      };
      await stage.work();
      expect(await stage.open()).toHaveLength(220);
      expect(await stage.lastRun()).toMatchObject({ created: 220, closed: 0, refused: [] });
    },
  );

  it('when a page never comes it is passed over; when none does the reading ends and nothing follows from it', async () => {
    stage.putMany(650);
    await stage.work();
    stage.standIn.calls.length = 0;
    stage.standIn.faultOf = ({ kind, page }) => (kind === 'L' && page === 3 ? 'torn' : undefined);
    await stage.later(7);
    expect(await stage.lastRun()).toMatchObject({
      refused: [{ record: 'list 1, page 3', reason: 'TRUNCATED' }],
      refused_reasons: { TRUNCATED: 1 },
      error: null,
      closed: 0,
    });
    expect(stage.asked('D')).toHaveLength(100);
    stage.standIn.calls.length = 0;
    stage.standIn.faultOf = () => 'error';
    await stage.later(14);
    expect(stage.standIn.calls.map(({ kind, page }) => `${kind}${page}`)).toEqual(
      [1, 2, 3].flatMap((page) => Array(3).fill(`L${page}`)),
    );
    expect(await stage.lastRun()).toMatchObject({ error: 'SERVICE', finished_at: null, closed: 0 });
    expect(await stage.open()).toHaveLength(650);
  });

  it.each<[StandInFault]>([['error'], ['torn'], ['429'], ['500'], ['cut']])(
    'when a detail is "%s" it comes later',
    async (fault) => {
      stage.put(1, 2, 3);
      stage.failing(fault, 3, 4);
      await stage.work();
      expect((await stage.rows()).map(({ text }) => text.includes('용접합니다'))).toEqual([true, true, true]);
      expect(await stage.open()).toEqual(ids(1, 2, 3));
    },
  );

  it('and where the service wants to be left alone for long, nobody waits for that with work in hand', async () => {
    stage.put(1);
    stage.standIn.staysAway = 600;
    stage.failing('429', 1);
    await stage.work();
    await stage.later(1);
    expect(stage.standIn.calls).toHaveLength(1);
    await stage.run(`update work24_state set next_call_at = now()`);
    await stage.work();
    expect(await stage.open()).toEqual(ids(1));
  });

  it('and it rests at the pace of the settings before it calls again', async () => {
    await stage.restart({ WORK24_CALL_MILLISECONDS: '1' });
    stage.put(1);
    stage.standIn.faultOf = () => '500';
    vi.useFakeTimers({ toFake: ['Date'] });
    await stage.work();
    await stage.work();
    expect(stage.standIn.calls).toHaveLength(1);
    const [state] = await stage.run(`select rest_until > now() as rests, problem from work24_state`);
    expect(state).toMatchObject({ problem: 'STATUS' });
    await stage.later(1);
    expect(stage.standIn.calls).toHaveLength(2);
  });
});
