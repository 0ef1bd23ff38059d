import { idOf, Work24Stage } from '../../../test/work24-stage.js';

let stage: Work24Stage;
beforeEach(async () => {
  stage = await Work24Stage.set();
});
afterEach(async () => {
  vi.useRealTimers();
  await stage.close();
});

describe('several lists', () => {
  it('are read to their ends, a posting of two of them once', async () => {
    await stage.restart({ WORK24_LISTS: 'region=1 region=2' });
    stage.standIn.isChosen = ({ entry }, query) => entry['wantedAuthNo'] === idOf(1) || query.get('region') === '2';
    stage.putMany(130);
    await stage.work();
    expect(stage.asked('L')).toHaveLength(3);
    expect(await stage.rows()).toHaveLength(130);
    expect(await stage.lastRun()).toMatchObject({ created: 130, refused_count: 0 });
  });

  it('that overlap are read without a doubt: a page of what another list had is no page that came twice', async () => {
    await stage.restart({ WORK24_LISTS: 'region=1 region=2 region=3' });
    stage.standIn.isChosen = ({ entry }, query) => query.get('region') === '1' || entry['wantedAuthNo'] === idOf(2);
    stage.put(1, 2, 3);
    await stage.work();
    expect(stage.asked('L')).toHaveLength(3);
    expect(await stage.lastRun()).toMatchObject({ created: 3, refused: [], error: null });
    stage.standIn.calls.length = 0;
    await stage.later(7);
    expect(stage.asked('L')).toHaveLength(3);
    expect(await stage.lastRun()).toMatchObject({ refused: [], error: null });
  });
});
