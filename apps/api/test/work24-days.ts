import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { aStandInPosting, type StandInFault, type StandInPosting, Work24StandIn } from './work24-stand-in.ts';

// Also imported by apps/api/bench, which Node runs as it stands: nothing here may need a compiler.

/** A process that reads the service; `killed` where it was, before it was done. */
export interface Reader {
  ended: Promise<unknown>;
  kill(): void;
}

export interface Stage {
  standIn: Work24StandIn;
  /** How many postings there are on the first day. */
  postings: number;
  /** Starts a reader whose clock is so many days ahead. */
  startReader(daysAhead: number): Reader;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** What was wrong after a day, by ids, and what the day took. */
export interface DayReport {
  day: number;
  open: number;
  lost: string[];
  twice: string[];
  wronglyClosed: string[];
  stillOpen: string[];
  outdated: string[];
  calls: { list: number; detail: number };
  kills: number;
}

const DAYS = 3;
/** Of all postings a day. */
const CHANGED = 0.03;
const GONE = 0.02;
const OVER = 0.01;
const UNLISTED = 0.005;
const NEW = 0.025;
/** Of all calls, in turn. */
const FAULTS: readonly StandInFault[] = ['error', 'torn', 'half', '429', '500', 'repeat', 'cut', 'none'];
const FAULT_EVERY = 97;
const MOST_STARTS = 60;
/** Among the milliseconds that writing a page takes. */
const KILL_WITHIN_MS = 40;

/** Reads the service on three days one after another, each time killed on the way, and tells after each what is wrong. */
export async function threeDays(stage: Stage): Promise<DayReport[]> {
  const reports: DayReport[] = [];
  const town = new Town(stage.standIn, stage.postings);
  for (let day = 0; day < DAYS; day += 1) {
    if (day > 0) town.nextDay(day);
    const before = counted(stage.standIn);
    const kills = await readDay(stage, day);
    const judged = await judge(stage, day);
    const { list, detail } = counted(stage.standIn);
    reports.push({ day, ...judged, kills, calls: { list: list - before.list, detail: detail - before.detail } });
  }
  return reports;
}

const counts = new WeakMap<Work24StandIn, { list: number; detail: number }>();
const counted = (standIn: Work24StandIn) => ({ ...(counts.get(standIn) ?? { list: 0, detail: 0 }) });

/** Killed once among the pages and once among the details. */
async function readDay({ standIn, startReader, query }: Stage, day: number): Promise<number> {
  let kills = 0;
  let reader: Reader | undefined;
  const due = { L: 3, D: 20 };
  const seen = counts.get(standIn) ?? { list: 0, detail: 0 };
  counts.set(standIn, seen);
  standIn.onCall = ({ kind }) => {
    seen[kind === 'L' ? 'list' : 'detail'] += 1;
    due[kind] -= 1;
    if (due[kind] !== 0) return;
    kills += 1;
    setTimeout(() => reader?.kill(), Math.random() * KILL_WITHIN_MS);
  };
  standIn.faultOf = ({ number, kind }) => {
    const fault = number % FAULT_EVERY === 0 ? FAULTS[(number / FAULT_EVERY) % FAULTS.length] : undefined;
    // Half a page and the page before are of lists alone.
    return kind === 'D' && (fault === 'half' || fault === 'repeat' || fault === 'none') ? undefined : fault;
  };
  for (let start = 0; start < MOST_STARTS; start += 1) {
    reader = startReader(day);
    await reader.ended;
    if (await isDone(query, day)) return kills;
  }
  throw new Error('The day was not done');
}

async function isDone(query: Stage['query'], day: number): Promise<boolean> {
  const [row] = await query<{ done: boolean }>(
    `select page is null and coalesce(read_at > now() + make_interval(days => $1) - interval '12 hours', false)
       and not exists (select from work24_postings where wanted_at is not null) as done
     from work24_state`,
    [day],
  );
  return row?.done ?? false;
}

interface Kept {
  id: string;
  copies: number;
  isOpen: boolean;
  isClosed: boolean;
  title: string;
  text: string;
}

/** Holds what is kept against what the service has. */
async function judge({ standIn, query }: Stage, day: number): Promise<Omit<DayReport, 'day' | 'calls' | 'kills'>> {
  const today = seoulDayAfter(day, new Date());
  const rows = await query<Kept>(
    `select source_id as id, count(*)::int as copies, bool_or(closed_at is null and deadline_date >= $1::date) as "isOpen",
       bool_or(closed_at is not null) as "isClosed", min(title ->> 'ko') as title, min(description ->> 'ko') as text
     from job_postings where source = 'work24' group by 1`,
    [today],
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  const report = { lost: [], twice: [], wronglyClosed: [], stillOpen: [], outdated: [] } as Record<string, string[]>;
  let open = 0;
  for (const [id, posting] of standIn.postings) {
    const row = kept.get(id);
    const isOver = (posting.entry['closeDt'] ?? '') < shortDay(today) && posting.entry['closeDt'] !== ANY_DAY;
    const isThere = !posting.isGone && !isOver;
    if (row?.isOpen) open += 1;
    if (isThere && !row?.isOpen) report['lost']?.push(id);
    if (row && row.copies > 1) report['twice']?.push(id);
    if (isThere && row?.isClosed) report['wronglyClosed']?.push(id);
    if (!isThere && row?.isOpen) report['stillOpen']?.push(id);
    if (isThere && row && !saysTheSame(posting, row)) report['outdated']?.push(id);
  }
  const { lost = [], twice = [], wronglyClosed = [], stillOpen = [], outdated = [] } = report;
  return { open, lost, twice, wronglyClosed, stillOpen, outdated };
}

function saysTheSame({ detail }: StandInPosting, { title, text }: Kept): boolean {
  return title === detail['wantedTitle'] && text.includes((detail['jobCont'] ?? '').split('\n')[0] ?? '');
}

const ANY_DAY = '채용시까지';
const shortDay = (day: string) => day.slice(2);
const REGIONS = ['서울 강남구', '경기 화성시', '부산 해운대구', '경남 거제시', '전남 목포시', '제주 서귀포시'];
const JOBS = ['824100', '531200', '890100', '561101', '622300', '901100', '304000', '133100'];

/** The postings of the service, and what becomes of them from day to day. */
class Town {
  readonly #standIn: Work24StandIn;
  #number = 0;

  constructor(standIn: Work24StandIn, postings: number) {
    this.#standIn = standIn;
    this.#add(postings, 0);
  }

  nextDay(day: number): void {
    const listed = [...this.#standIn.postings].filter(([, { isListed }]) => isListed).map(([id]) => id);
    const share = (part: number, from: number) => {
      const step = Math.max(1, Math.round(1 / part));
      return listed.filter((_, index) => index % step === from);
    };
    for (const id of share(CHANGED, 0)) this.#change(id, day);
    for (const id of share(GONE, 1)) this.#standIn.remove(id);
    for (const id of share(UNLISTED, 2)) this.#standIn.remove(id, { isGone: false });
    // Over since yesterday, and out of the list.
    const yesterday = shortDay(seoulDayAfter(day - 1, new Date()));
    for (const id of share(OVER, 3)) {
      this.#standIn.change(id, { entry: { closeDt: yesterday }, detail: { receiptCloseDt: yesterday } });
      this.#standIn.remove(id, { isGone: day % 2 === 1 });
    }
    this.#add(Math.ceil(listed.length * NEW), day);
  }

  #add(count: number, day: number): void {
    for (let added = 0; added < count; added += 1) {
      const number = (this.#number += 1);
      const region = REGIONS[number % REGIONS.length] ?? '';
      const closeDt = number % 3 === 0 ? ANY_DAY : shortDay(seoulDayAfter(10 + (number % 50), new Date()));
      const regDt = shortDay(seoulDayAfter(day - (number % 20), new Date()));
      const jobsCd = JOBS[number % JOBS.length] ?? '';
      this.#standIn.put(
        aStandInPosting(number, { region, basicAddr: `${region} 장평로 ${number}`, closeDt, regDt, jobsCd }),
      );
    }
  }

  #change(id: string, day: number): void {
    const title = `바뀐 공고 ${id} ${day}일`;
    this.#standIn.change(id, {
      entry: { title, smodifyDtm: `20261123${String(day).padStart(4, '0')}`, minSal: String(2_900_000 + day) },
      detail: { wantedTitle: title, jobCont: `새로 쓴 글 ${id} ${day}일` },
    });
  }
}
