import { Work24Service } from '../src/features/work24/work24.service.js';
import { startApp, type TestApp } from './app.js';
import { aStandInPosting, type StandInFault, Work24StandIn } from './work24-stand-in.js';

const HOUR_MS = 60 * 60 * 1_000;

/** An imported posting as the feed last wrote it. */
export interface FeedRow {
  uuid: string;
  id: string;
  isClosed: boolean;
  title: string;
  text: string;
}

export const idOf = (number: number) => aStandInPosting(number).entry['wantedAuthNo'] ?? '';
export const ids = (...numbers: number[]) => numbers.map(idOf);

/** The server beside a stand-in of the public employment service. Who sets its clock sets it back (`vi.useRealTimers`). */
export class Work24Stage {
  private constructor(
    readonly standIn: Work24StandIn,
    public test: TestApp,
  ) {}

  static async set(): Promise<Work24Stage> {
    const standIn = await new Work24StandIn().start();
    return new Work24Stage(standIn, await startApp(standIn.settings()));
  }

  async close(): Promise<void> {
    this.standIn.stop();
    await this.test.stop();
  }

  /** The server anew, with an empty database and other settings. */
  async restart(settings: Record<string, string>): Promise<void> {
    await this.test.stop();
    this.test = await startApp({ ...this.standIn.settings(), ...settings });
  }

  /** Another process of the same product. */
  another(): Promise<TestApp> {
    return startApp({ ...this.standIn.settings(), DATABASE_URL: this.test.databaseUrl });
  }

  run<Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.test.database.manager.query<Row[]>(sql, values);
  }

  put(...numbers: number[]): void {
    this.standIn.put(...numbers.map((number) => aStandInPosting(number)));
  }

  /** The numbers from 1 on. */
  putMany(count: number): void {
    this.put(...Array.from({ length: count }, (_, index) => index + 1));
  }

  /** Does all that there is to do now. */
  async work(app = this.test): Promise<void> {
    while (await app.app.get(Work24Service).work());
  }

  /** As it is after so many hours: only the clock of this process is set. */
  async later(hours: number): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
    await this.work();
  }

  rows(): Promise<FeedRow[]> {
    return this.run<FeedRow>(
      `select uuid, source_id as id, closed_at is not null as "isClosed", title ->> 'ko' as title, description ->> 'ko' as text
       from job_postings where source = 'work24' order by source_id`,
    );
  }

  /** The ids of those that are not closed. */
  async open(): Promise<string[]> {
    return (await this.rows()).filter(({ isClosed }) => !isClosed).map(({ id }) => id);
  }

  /** For how many days the first posting is open yet, by the database's day. */
  async daysLeft(): Promise<number | undefined> {
    const [row] = await this.run<{ left: number }>(`
      select deadline_date - (now() at time zone 'Asia/Seoul')::date as left from job_postings
      where source = 'work24' order by source_id limit 1`);
    return row?.left;
  }

  /** What is remembered of the last reading of the lists. */
  async lastRun(): Promise<Record<string, unknown> | undefined> {
    return (await this.run(`select * from job_imports where source = 'work24' order by uuid desc limit 1`))[0];
  }

  asked(kind: 'L' | 'D') {
    return this.standIn.calls.filter((call) => call.kind === kind);
  }

  /** Has the calls of these numbers fail. */
  failing(fault: StandInFault, ...numbers: number[]): void {
    this.standIn.faultOf = ({ number }) => (numbers.includes(number) ? fault : undefined);
  }
}
