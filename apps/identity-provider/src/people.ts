import { createHash } from 'node:crypto';
import type { ProviderName } from './clients.ts';

/** Somebody who can sign in here. */
export interface Person {
  /** What `?as=` names. */
  account: string;
  name: string;
  givenName: string;
  familyName: string;
  /** Null for a person who shares none. */
  email: string | null;
  /** Whether Apple hides the address behind a relay. */
  usesRelay: boolean;
  /** BCP 47, for the `lang` of the name on the consent page. */
  language: string;
}

type Names = [familyName: string, givenName: string, name: string];

const sample = (account: string, language: string, ...[familyName, givenName, name]: Names): Person => ({
  account,
  name,
  givenName,
  familyName,
  email: `${account}@example.test`,
  usesRelay: false,
  language,
});

/** The people of the consent page: a name in each of the nine languages, one more who hides or withholds the e-mail. */
export const SAMPLE_PEOPLE: readonly Person[] = [
  sample('minjun', 'ko', '김', '민준', '김민준'),
  sample('emma', 'en', 'Wilson', 'Emma', 'Emma Wilson'),
  sample('xiaoyu', 'zh-Hans', '李', '晓雨', '李晓雨'),
  sample('haruka', 'ja', '佐藤', '春香', '佐藤 春香'),
  sample('somchai', 'th', 'ใจดี', 'สมชาย', 'สมชาย ใจดี'),
  sample('linh', 'vi', 'Nguyễn', 'Thị Linh', 'Nguyễn Thị Linh'),
  sample('sokha', 'km', 'ចាន់', 'សុខា', 'ចាន់ សុខា'),
  sample('maria', 'fil', 'Santos', 'Maria', 'Maria Santos'),
  sample('rahim', 'bn', 'উদ্দিন', 'রহিম', 'রহিম উদ্দিন'),
  { ...sample('nusrat', 'bn', 'জাহান', 'নুসরাত', 'নুসরাত জাহান'), usesRelay: true },
  { ...sample('andrei', 'en', 'Petrov', 'Andrei', 'Andrei Petrov'), email: null },
];

const BY_ACCOUNT = new Map(SAMPLE_PEOPLE.map((person) => [person.account, person]));

/** What stands before a name that is given as it is. */
const NAMED = 'named:';

/**
 * The person behind an account name. An unknown name becomes a made-up person, always the same one; a name that ends
 * in `-no-email` shares no e-mail, one that ends in `-relay` hides it behind Apple's relay, and what follows `named:` is their name, letter by
 * letter.
 */
export function personFor(account: string): Person {
  if (!account.startsWith(NAMED)) return BY_ACCOUNT.get(account) ?? makeUp(account);
  const name = account.slice(NAMED.length);
  return { ...makeUp(account), name, givenName: name, familyName: '' };
}

function makeUp(account: string): Person {
  const words = account.split(/[\s._:@/-]+/u).filter(Boolean);
  const [givenName = account, ...rest] = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    account,
    name: [givenName, ...rest].join(' '),
    givenName,
    familyName: rest.join(' '),
    email: account.endsWith('-no-email') ? null : `${slug(account)}@example.test`,
    usesRelay: account.endsWith('-relay'),
    language: 'und',
  };
}

/** Two accounts never share an address: whatever the slug loses is made up for by a piece of the name's hash. */
function slug(account: string): string {
  const plain = account
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return plain === account ? plain : `${plain || 'person'}-${digest('email', account).slice(0, 8)}`;
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** The provider's own stable identifier for an account, in the form that the real provider gives it. */
export function subjectFor(provider: ProviderName, account: string): string {
  const hash = digest(provider, account);
  const forms: Record<ProviderName, () => string> = {
    google: () => `1${BigInt(`0x${hash}`).toString().slice(0, 20)}`,
    // Kakao's is a number in JSON: it must stay below 2^53.
    kakao: () => String(1_000_000_000 + (parseInt(hash.slice(0, 12), 16) % 9_000_000_000)),
    line: () => `U${hash.slice(0, 32)}`,
    naver: () => Buffer.from(hash, 'hex').toString('base64url'),
    payco: () => hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    apple: () => `00${hash.slice(0, 4)}.${hash.slice(4, 36)}.${hash.slice(36, 40)}`,
  };
  return forms[provider]();
}

/** The address that Apple gives: the real one, a relay, or none. */
export function appleEmail(person: Person): string | null {
  if (!person.email || !person.usesRelay) return person.email;
  return `${digest('relay', person.account).slice(0, 10)}@privaterelay.example.test`;
}
