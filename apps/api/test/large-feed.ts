import { Readable } from 'node:stream';
import { aJob, aRecord } from './feed-server.ts';
import { NINE_SCRIPTS } from './nine-scripts.ts';

// Also imported by apps/api/bench, which Node runs as it stands: nothing here may need a compiler.

export interface LargeFeed {
  format: 'json' | 'xml';
  records: number;
  /** How often each record says its sentence: about 150 bytes each. */
  sentences?: number;
  /** Which records say something else than before, by their numbers from 1. */
  isEdited?: (number: number) => boolean;
}

const TEXTS = Object.values(NINE_SCRIPTS);
const PLACES = [
  ['서울특별시', '강남구'],
  ['경기도', '화성시'],
  ['부산광역시', '해운대구'],
  ['경상남도', '거제시'],
  ['전라남도', '목포시'],
  ['제주특별자치도', '서귀포시'],
] as const;
const RECORDS_A_CHUNK = 50;

/** Streams a feed of any size, on one day always the same: its records are in all nine scripts and differ by their numbers. */
export function largeFeed(feed: LargeFeed): Readable {
  return Readable.from(chunks(feed), { objectMode: false });
}

function* chunks(feed: LargeFeed): Generator<Buffer> {
  const { format, records } = feed;
  const [open, between, close] =
    format === 'json' ? ['[', ',\n', ']'] : ['<?xml version="1.0"?>\n<source>', '\n', '</source>'];
  yield Buffer.from(open);
  for (let first = 1; first <= records; first += RECORDS_A_CHUNK) {
    const length = Math.min(RECORDS_A_CHUNK, records - first + 1);
    const written = Array.from({ length }, (_, index) => recordOf(feed, first + index));
    yield Buffer.from((first === 1 ? '' : between) + written.join(between));
  }
  yield Buffer.from(close);
}

function recordOf({ format, sentences = 3, isEdited }: LargeFeed, number: number): string {
  const text = TEXTS[number % TEXTS.length] ?? '';
  const title = `${isEdited?.(number) ? '★ ' : ''}${text} ${number}`;
  const description = `<p>${`${text} &amp; ${number}<br>`.repeat(sentences)}</p>`;
  const [region, city] = PLACES[number % PLACES.length] ?? [];
  const pay = 2_400_000 + (number % 20) * 50_000;
  const url = `https://jobs.example/large/${number}`;
  return format === 'json'
    ? json({ number, url, title, description, region, city, pay })
    : xml({ number, url, title, description, region, city, pay });
}

interface Values {
  number: number;
  url: string;
  title: string;
  description: string;
  region: string | undefined;
  city: string | undefined;
  pay: number;
}

function json({ number, url, title, description, region, city, pay }: Values): string {
  const address = {
    addressCountry: 'KR',
    addressRegion: region,
    addressLocality: city,
    streetAddress: `한길 ${number}`,
  };
  const value = { minValue: pay, maxValue: pay + 400_000, unitText: 'MONTH' };
  return JSON.stringify(
    aRecord({
      identifier: `L-${number}`,
      url,
      title,
      description,
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
      baseSalary: { '@type': 'MonetaryAmount', currency: 'KRW', value: { '@type': 'QuantitativeValue', ...value } },
    }),
  );
}

function xml({ number, url, title, description, region = '', city = '', pay }: Values): string {
  return aJob({
    referencenumber: `L-${number}`,
    url,
    title: `<![CDATA[${title}]]>`,
    description: `<![CDATA[${description}]]>`,
    state: region,
    city,
    streetaddress: `한길 ${number}`,
    salary: `월 ${pay}원~${pay + 400_000}원`,
    jobtype: 'fulltime',
  });
}
