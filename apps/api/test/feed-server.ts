import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';

type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => void;

/** A local server that has feeds, whole or in whatever state a test wants them. */
export class FeedServer {
  readonly #answers = new Map<string, Answer>();
  readonly #server = http.createServer((request, response) => {
    this.asked.push(request.url ?? '');
    const answer = this.#answers.get(request.url ?? '');
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  #url = '';

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Puts something under a path and returns its address: records as JSON, a text, bytes, or an answer of its own. */
  put(path: string, content: object[] | string | Buffer | Answer): string {
    const body = Array.isArray(content) ? JSON.stringify(content) : content;
    this.#answers.set(path, typeof body === 'function' ? body : (response) => response.end(body));
    return `${this.#url}${path}`;
  }

  redirect(path: string, to: string, status = 302): string {
    return this.put(path, (response) => response.writeHead(status, { Location: to }).end());
  }
}

/** A posting as schema.org and the documentation of search engines have it. */
export function aRecord(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: '한빛일자리', value: 'HB-1' },
    url: 'https://jobs.example/postings/1',
    title: '용접 기능공 모집',
    description: '<p>선박 블록을 용접합니다.</p><ul><li>기숙사 제공</li><li>주 5일</li></ul>',
    datePosted: seoulDayAfter(-2, new Date()),
    validThrough: seoulDayAfter(40, new Date()),
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: '한빛조선' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'KR',
        addressRegion: '경상남도',
        addressLocality: '거제시',
        streetAddress: '장평로 12',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'KRW',
      value: { '@type': 'QuantitativeValue', minValue: 2_800_000, maxValue: 3_400_000, unitText: 'MONTH' },
    },
    ...changes,
  };
}

/** So many postings that differ by their ids. */
export function records(count: number, changes: (number: number) => Record<string, unknown> = () => ({})) {
  return Array.from({ length: count }, (_, index) =>
    aRecord({ identifier: `R-${index + 1}`, url: `https://jobs.example/postings/${index + 1}`, ...changes(index + 1) }),
  );
}

/** A posting as job sites exchange them in XML. */
export function aJob(changes: Record<string, string> = {}): string {
  const fields = {
    title: '<![CDATA[물류센터 야간 분류]]>',
    date: '<![CDATA[Fri, 20 Nov 2026 09:00:00 GMT]]>',
    referencenumber: 'X-1',
    url: 'https://jobs.example/xml/1?from=a&amp;to=b',
    company: '<![CDATA[가온물류 & 친구들]]>',
    city: '이천시',
    state: '경기도',
    country: 'KR',
    description: '<![CDATA[<p>상자를 <b>분류</b>합니다.</p>]]>',
    salary: '시급 11,500원',
    jobtype: 'parttime',
    ...changes,
  };
  const elements = Object.entries(fields).map(([name, text]) => `<${name}>${text}</${name}>`);
  return `<job>${elements.join('')}</job>`;
}

export const xmlFeed = (...jobs: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>가온</publisher>${jobs.join('\n')}</source>`;

export const packed = (content: unknown) =>
  gzipSync(typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
