import type { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/board-factories.js';
import { query } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { aStandInPosting } from '../../../test/work24-stand-in.js';
import { idOf, Work24Stage } from '../../../test/work24-stage.js';
import { feedsOf } from '../job-imports/feed-address.js';
import { Work24Service } from './work24.service.js';
import { TAKE_TURN } from './work24.statements.js';

let stage: Work24Stage;
beforeEach(async () => {
  stage = await Work24Stage.set();
});
afterEach(async () => {
  vi.useRealTimers();
  await stage.close();
});

describe('the pace', () => {
  it('is one for all processes: turns follow each other by the time of the settings', async () => {
    const other = await stage.another();
    try {
      const milliseconds = 1_000_000;
      const take = (app: TestApp) => app.database.row(TAKE_TURN, { milliseconds });
      const turns = await Promise.all([take(stage.test), take(other), take(stage.test), take(other)]);
      const waits = turns.map((turn) => turn?.waitMs ?? NaN).sort((one, next) => one - next);
      // The time that the test itself takes is less than one turn.
      expect(waits.map((wait) => Math.ceil(wait / milliseconds))).toEqual([0, 1, 2, 3]);
    } finally {
      await other.stop();
    }
  });

  it('lets one process work at a time, and another one go on where it stopped', async () => {
    stage.putMany(450);
    const stop = new AbortController();
    stage.standIn.onCall = ({ page }) => (page === 3 ? stop.abort() : undefined);
    const other = await stage.another();
    try {
      await stage.test.app.get(Work24Service).work(stop.signal);
      stage.standIn.onCall = () => {};
      await stage.work(other);
    } finally {
      await other.stop();
    }
    // The third page came to nobody the first time.
    expect(stage.asked('L').map(({ page }) => page)).toEqual([1, 2, 3, 3, 4, 5]);
    expect(stage.asked('D')).toHaveLength(450);
    expect(await stage.run(`select created, error from job_imports`)).toEqual([{ created: 450, error: null }]);
  });
});

describe('without a key', () => {
  it('nobody is stage.asked, and no feed of the settings may have its name', async () => {
    await stage.restart({ WORK24_KEY: '' });
    await stage.work();
    expect(stage.standIn.calls).toEqual([]);
    expect(() => feedsOf('work24=https://jobs.example/feed.json', { isLocal: true })).toThrow('work24');
  });
});

describe('readWork24', () => {
  const STATE = `{ readWork24 { isOn postings wanted isReading readAt restUntil problem otherJobs { code name postings } } }`;

  it('requires signing in, and is for administrators alone', async () => {
    expect((await query(stage.test, STATE)).status).toBe(401);
    const { status, errors } = await query(stage.test, STATE, {}, await aUser(stage.test));
    expect([status, errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('tells how far it is, and which kinds of work are "other" here', async () => {
    const jobs = ['304000', '304000', '999999', '824100', '250100'];
    stage.standIn.put(...jobs.map((jobsCd, index) => aStandInPosting(index + 1, { jobsCd })));
    await stage.work();
    const { data } = await query(stage.test, STATE, {}, await anAdmin(stage.test));
    expect(data['readWork24']).toEqual({
      ...{
        isOn: true,
        postings: 5,
        wanted: 0,
        isReading: false,
        readAt: expect.any(String),
        restUntil: null,
        problem: null,
      },
      otherJobs: [
        { code: '304000', name: '간호사', postings: 2 },
        { code: '250100', name: '군인', postings: 1 },
        { code: '999999', name: '', postings: 1 },
      ],
    });
  });
});

describe('the page of a posting', () => {
  const SOURCE = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { source { name url notice } visasSaid extraInfo } }`;

  it('names its source in the words of the service, and says whether it names visas: those are quoted', async () => {
    const named = aStandInPosting(2, {}, { pfCond: 'F-4, F-6 비자 소지자 우대' });
    stage.standIn.put(aStandInPosting(1), named);
    await stage.work();
    const pages = [];
    for (const { uuid } of await stage.rows()) {
      pages.push((await query(stage.test, SOURCE, { uuid })).data['readJobPosting']);
    }
    const source = (number: number) => ({
      name: '고용24',
      url: `https://www.work24.go.kr/wk/a/b/1500/empDetailAuthView.do?wantedAuthNo=${idOf(number)}&infoTypeCd=VALIDATION&infoTypeGroup=tb_workinfoworknet`,
      notice: '본 자료는 고용노동부 고용24(www.work24.go.kr)에서 제공된 정보이며, 무단복제 및 배포를 금지합니다.',
    });
    expect(pages).toEqual([
      { source: source(1), visasSaid: false, extraInfo: '' },
      { source: source(2), visasSaid: true, extraInfo: '“F-4, F-6 비자 소지자 우대”' },
    ]);
  });
});
