import { DEFAULT_LANGUAGE, HTML_LANG, isLanguage, type Language } from '@haiko/shared/i18n/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstMessages, moreMessages, nextMessages } from 'virtual:messages';
import { deviceStorage, tabStorage } from '#/storage.ts';
import { numbersInMessages } from './format.ts';
import { I18N_OPTIONS } from './options.ts';
import { pageLanguage } from './pageLanguage.ts';

const STORED_KEY = 'language';
const COOKIE_SECONDS = 31_536_000;

export const i18n = i18next;

const PARTS = [firstMessages, nextMessages, moreMessages];

/** How many of them what has been wanted so far says. */
let wantedParts = 1;

/**
 * Starts with the language of the page: the one of its address, else the stored one, else what the browser asks for, else English
 * (src/beforePaint and the server decide). No other language stands in for missing words: none are missing, or nothing compiles.
 */
export async function startI18n(): Promise<void> {
  let language = pageLanguage();
  // src/beforePaint has no other place for it than the browser's.
  if (new URLSearchParams(window.location.search).get('lang') === language) tabStorage.set(STORED_KEY, language);
  await i18n
    .use(initReactI18next)
    .use(numbersInMessages)
    .init({
      ...I18N_OPTIONS,
      lng: language,
      resources: {},
    });
  try {
    await load(language);
  } catch {
    // What cannot be loaded now stays stored: the next start tries again.
    language = DEFAULT_LANGUAGE;
    await load(language);
    await i18n.changeLanguage(language);
  }
  sayLanguage(language);
  // What is shown first is kept; the language of an address is the tab's alone.
  if (tabLanguage() === undefined && deviceStorage.get(STORED_KEY) === null) deviceStorage.set(STORED_KEY, language);
}

/** The language that an address has said for this tab, until another one is picked. */
export function tabLanguage(): Language | undefined {
  const said = tabStorage.get(STORED_KEY);
  return isLanguage(said) ? said : undefined;
}

/** Whether a language was ever picked on this device, by which the server renders pages. */
export function hasPickedLanguage(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${STORED_KEY}=`));
}

let choices = 0;

/**
 * Switches without a reload and remembers it; rejects when the language's messages cannot be loaded. False where another
 * language has been asked for meanwhile: the last choice holds, however slowly the ones before it load.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  const choice = ++choices;
  try {
    await load(language);
  } catch (error) {
    if (choice === choices) throw error;
  }
  if (choice !== choices) return false;
  // First: what is asked for in the new language says so (api/authFetch.ts).
  sayLanguage(language);
  await i18n.changeLanguage(language);
  remember(language);
  return true;
}

/** To the browser, which styles every element anew when it is told, also of the same language: a rendered page says its own. */
function sayLanguage(language: Language): void {
  const root = document.documentElement;
  const lang = HTML_LANG[language];
  if (root.lang !== lang) root.lang = lang;
  if (root.dataset.language !== language) root.dataset.language = language;
}

/** Here, and in a cookie of nothing else, by which the server renders pages; what an address has said for this tab is over. */
function remember(language: Language): void {
  deviceStorage.set(STORED_KEY, language);
  tabStorage.remove(STORED_KEY);
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${STORED_KEY}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  leaveLanguageOfAddress();
}

/** Takes out of the address what it says for this tab no longer: who loads it anew keeps the language that was picked. */
export function leaveLanguageOfAddress(): void {
  const { pathname, search, hash } = window.location;
  const kept = withoutPastLanguage(pathname + search);
  if (kept !== pathname + search) window.history.replaceState(window.history.state, '', kept + hash);
}

/** An address that may be older than the choice of a language, without what it says for this tab no longer. */
export function withoutPastLanguage(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  if (tabLanguage() !== undefined || !searchParams.has('lang')) return address;
  searchParams.delete('lang');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Loads what a visitor's next screens say, and errors, before such a screen is shown; rejects when that fails. */
export function loadNextMessages(): Promise<void> {
  return loadParts(2);
}

/** Loads what all screens say, before one is shown that is none of a visitor's first ones; rejects when that fails. */
export function loadMoreMessages(): Promise<void> {
  return loadParts(PARTS.length);
}

async function loadParts(count: number): Promise<void> {
  // Where the server renders, all of them are there (serverI18n.ts).
  if (import.meta.env.SSR) return;
  wantedParts = Math.max(wantedParts, count);
  const language = i18n.language;
  await load(isLanguage(language) ? language : DEFAULT_LANGUAGE);
}

type Load = (typeof firstMessages)['en'];

const loading = new Map<Load, Promise<void>>();

/** Loads what the app says in a language without speaking it; rejects when that fails. */
export async function loadLanguage(language: Language): Promise<void> {
  await load(language);
}

async function load(language: Language): Promise<void> {
  await Promise.all(PARTS.slice(0, wantedParts).map((part) => loadPart(part[language], language)));
}

/** Adds a part of a language's messages, once; one that failed is asked for again. */
function loadPart(part: Load, language: Language): Promise<void> {
  const known = loading.get(part);
  if (known) return known;
  const added = part().then(({ messages }) => {
    i18n.addResourceBundle(language, 'translation', messages, true);
  });
  added.catch(() => loading.delete(part));
  loading.set(part, added);
  return added;
}
