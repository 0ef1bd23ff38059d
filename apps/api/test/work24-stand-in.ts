import http from 'node:http';
import type { AddressInfo } from 'node:net';

// Also imported by apps/api/bench, which Node runs as it stands: nothing here may need a compiler.

type Fields = Record<string, string>;

/** A posting at the service: what its list says, what its detail says, and whether either has it. */
export interface StandInPosting {
  entry: Fields;
  detail: Fields;
  /** Whom to call there, which nobody may keep. */
  person: Fields;
  isListed: boolean;
  isGone: boolean;
}

/**
 * How a call goes wrong: an error element in a 200, too many calls, a reply that breaks off, half of a page or none of it, the page
 * before once more, no such posting, a broken server, a connection that is cut.
 */
export type StandInFault = 'error' | '429' | 'torn' | 'half' | 'none' | 'repeat' | '404' | '500' | 'cut';

export interface StandInCall {
  kind: 'L' | 'D';
  /** From 1; 0 of a detail. */
  page: number;
  id: string;
  /** Of all calls, from 1. */
  number: number;
}

export const STAND_IN_KEY = 'a key of the stand-in';
const BOM = '\ufeff';
const TITLE_MAX = 30;
const MOST_PAGES = 1_000;
const MOST_ENTRIES = 100;

/** Speaks as the public employment service does, with its failures. */
export class Work24StandIn {
  readonly postings = new Map<string, StandInPosting>();
  readonly calls: StandInCall[] = [];
  /** When they came, in milliseconds. */
  readonly times: number[] = [];
  /** What goes wrong with a call. */
  faultOf: (call: StandInCall) => StandInFault | undefined = () => undefined;
  /** For how many seconds who calls too often is to stay away. */
  staysAway = 0;
  /** Told before each answer. */
  onCall: (call: StandInCall) => void = () => {};
  /** Kept out of the calls, where there are very many. */
  keepsCalls = true;
  /** By parameters beside the page, for tests of several lists. */
  isChosen: (posting: StandInPosting, query: URLSearchParams) => boolean = () => true;
  #number = 0;
  #url = '';
  readonly #server = http.createServer((request, response) => this.#answer(request, response));

  /** On a port that is free, unless one is given. */
  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/wk`;
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The settings of a server that asks this service, with no pause between calls. */
  settings(): Record<string, string> {
    return { WORK24_KEY: STAND_IN_KEY, WORK24_URL: this.#url, WORK24_CALL_MILLISECONDS: '0' };
  }

  get count(): number {
    return this.#number;
  }

  put(...postings: StandInPosting[]): void {
    for (const posting of postings) this.postings.set(posting.entry['wantedAuthNo'] ?? '', posting);
  }

  /** What stands in the list is another one from now on, and the detail with it. */
  change(id: string, { entry, detail }: { entry?: Fields; detail?: Fields }): void {
    const posting = this.postings.get(id);
    if (posting)
      this.put({ ...posting, entry: { ...posting.entry, ...entry }, detail: { ...posting.detail, ...detail } });
  }

  /** Out of the list; its detail is a 404 from now on, unless it is only the list that lost it. */
  remove(id: string, { isGone = true } = {}): void {
    const posting = this.postings.get(id);
    if (posting) Object.assign(posting, { isListed: false, isGone });
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const query = new URL(request.url ?? '', this.#url).searchParams;
    const kind = query.get('callTp') === 'D' ? 'D' : 'L';
    const page = kind === 'L' ? Number(query.get('startPage')) : 0;
    const call = { kind, page, id: query.get('wantedAuthNo') ?? '', number: (this.#number += 1) } as const;
    if (this.keepsCalls) this.calls.push(call);
    if (this.keepsCalls) this.times.push(performance.now());
    this.onCall(call);
    const fault = this.faultOf(call);
    if (fault === 'cut') return void response.destroy();
    if (fault === '429') return void response.writeHead(429, { 'Retry-After': String(this.staysAway) }).end();
    if (fault === '500' || fault === '404') return void response.writeHead(Number(fault)).end();
    if (fault === 'error' || query.get('authKey') !== STAND_IN_KEY)
      return send(response, errorOf('개인회원은 이용할 수 없습니다.'));
    const xml = kind === 'L' ? this.#list(query, fault) : this.#detail(call.id);
    if (xml === undefined) return void response.writeHead(404).end();
    send(response, fault === 'torn' ? xml.slice(0, xml.length / 2) : xml);
  }

  #list(query: URLSearchParams, fault: StandInFault | undefined): string {
    const [page, display] = [Number(query.get('startPage')), Number(query.get('display'))];
    if (!(page >= 1 && page <= MOST_PAGES && display >= 1 && display <= MOST_ENTRIES)) return errorOf('요청 변수 오류');
    const listed = this.#listed(query);
    const first = (fault === 'repeat' ? Math.max(0, page - 2) : page - 1) * display;
    const length = fault === 'none' ? 0 : fault === 'half' ? Math.floor(display / 2) : display;
    const entries = listed.slice(first, first + length);
    const head = `<total>${listed.length}</total><startPage>${page}</startPage><display>${display}</display>`;
    const wanted = entries.map(({ entry }) => {
      // The list cuts titles.
      const title = [...(entry['title'] ?? '')].slice(0, TITLE_MAX).join('');
      return element('wanted', elements({ ...entry, title }));
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('wantedRoot', head + wanted.join(''))}`;
  }

  #cached: { key: string; size: number; listed: StandInPosting[] } | undefined;

  /** A list is asked for a page at a time. */
  #listed(query: URLSearchParams): StandInPosting[] {
    const rest = new URLSearchParams(query);
    rest.delete('startPage');
    const isFirst = query.get('startPage') === '1';
    const key = rest.toString();
    if (isFirst || this.#cached?.key !== key || this.#cached.size !== this.postings.size) {
      const listed = [...this.postings.values()].filter((each) => each.isListed && this.isChosen(each, query));
      this.#cached = { key, size: this.postings.size, listed };
    }
    return this.#cached.listed.filter(({ isListed }) => isListed);
  }

  #detail(id: string): string | undefined {
    const posting = this.postings.get(id);
    if (!posting || posting.isGone) return undefined;
    const { entry, detail, person } = posting;
    const parts = [
      element('corpInfo', elements({ corpNm: entry['company'] ?? '', reperNm: person['name'] ?? '' })),
      element('wantedInfo', `${elements(detail)}<keywordList><srchKeywordNm>용접</srchKeywordNm></keywordList>`),
      element('empchargeInfo', elements({ empChargerDpt: person['name'] ?? '', contactTelno: person['phone'] ?? '' })),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('wantedDtl', `<wantedAuthNo>${id}</wantedAuthNo>${parts.join('')}`)}`;
  }
}

/** A posting of the service; `number` makes its id. */
export function aStandInPosting(number: number, entry: Fields = {}, detail: Fields = {}): StandInPosting {
  const id = `K1511226${String(number).padStart(8, '0')}`;
  return {
    entry: {
      wantedAuthNo: id,
      company: '한빛조선(주)',
      busino: '1234567890',
      indTpNm: '강선 건조업',
      title: `선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공, ${number}번)`,
      salTpNm: '월급',
      sal: '280만원 ~ 340만원',
      minSal: '2800000',
      maxSal: '3400000',
      region: '경남 거제시',
      holidayTpNm: '주 5일 근무',
      minEdubg: '학력무관',
      maxEdubg: '',
      career: '관계없음',
      regDt: '26-11-20',
      closeDt: '채용시까지',
      infoSvc: 'VALIDATION',
      zipCd: '53261',
      basicAddr: '경남 거제시 장평로 12',
      detailAddr: '2동',
      empTpCd: '10',
      jobsCd: '824100',
      smodifyDtm: '202611200900',
      ...entry,
    },
    detail: {
      wantedTitle: entry['title'] ?? `선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공, ${number}번)`,
      jobsNm: '용접원',
      receiptCloseDt: entry['closeDt'] ?? '채용시까지',
      jobCont: `선박 블록을 용접합니다. ${number}번 공고입니다.\n기숙사를 제공합니다.`,
      salTpNm: '월급 280만원 이상',
      salTpCd: 'M',
      workdayWorkhrCont: '주 5일 근무, 08:00~17:00',
      pfCond: '',
      fourIns: '국민연금, 고용보험, 산재보험, 의료보험',
      ...detail,
    },
    person: { name: '김담당', phone: '055-639-0000' },
    isListed: true,
    isGone: false,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
const elements = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, text]) => element(name, escaped(text)))
    .join('');

/** In a 200. */
const errorOf = (message: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${element('error', message)}`;

function send(response: http.ServerResponse, xml: string): void {
  response.writeHead(200, { 'Content-Type': 'text/xml;charset=UTF-8' }).end(BOM + xml);
}
