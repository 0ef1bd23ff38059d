import type { Request } from 'express';
import { DEFAULT_LANGUAGE, type Language, languageOfHeader } from '@haiko/shared/i18n/languages';

export const ROLES = ['USER', 'PARTNER', 'MODERATOR', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in person of a request, read from the database on each one: a token alone proves no role. */
export interface Viewer {
  uuid: string;
  sessionUuid: string;
  /** When the account was made. */
  createdAt: Date;
  /** When the person last proved who they are, by password or provider. */
  authenticatedAt: Date;
  /** What counts: that of a user while `lockedRole` waits. */
  role: Role;
  /** A rank that does nothing in this session, because no second factor was used in it; in production alone. */
  lockedRole: Role | null;
  language: Language;
  /** Also read: texts written in these stay as they are. */
  readingLanguages: Language[];
  suspendedUntil: Date | null;
  /** Whether the address of the account is known to be the person's own; always where no mail can be sent. */
  isEmailConfirmed: boolean;
  followedNationalityUuids: string[];
  /** Whether anybody, or something they reported, is hidden from this person: most people's lists need not look. */
  hidesSomething: boolean;
}

/** Whether a role has rights over other people. */
export function isOverOthers(role: Role): boolean {
  return role === 'MODERATOR' || role === 'ADMIN';
}

/** The rank that does something in a session, and the one that waits for a passkey or a code. */
export function rankOf(role: Role, isProven: boolean): Pick<Viewer, 'role' | 'lockedRole'> {
  return isOverOthers(role) && !isProven ? { role: 'USER', lockedRole: role } : { role, lockedRole: null };
}

/** Whether a suspension is under way: whoever is suspended reads, and does nothing by rank. */
export function isSuspended({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>): boolean {
  return suspendedUntil !== null && suspendedUntil > new Date();
}

/** Whether somebody may use the rights of one of these ranks now. */
export function ranksAs(viewer: Viewer | null, ...ranks: Role[]): viewer is Viewer {
  return viewer !== null && ranks.includes(viewer.role) && !isSuspended(viewer);
}

/** Who reads, and in which language: what every view is shaped for. */
export interface Reader<Who extends Viewer | null = Viewer | null> {
  viewer: Who;
  language: Language;
}

/** Who wrote a text, in which language; null for what nobody here wrote. */
export interface Authorship {
  authorUuid: string | null;
  originalLanguage: Language;
}

/**
 * The languages beside their own in which a reader is shown a text as it was written: those that they have said they read, and
 * the one in which they wrote it themselves. None of visitors.
 */
export function alsoReadBy({ viewer }: Reader, { authorUuid, originalLanguage }: Authorship): readonly Language[] {
  if (!viewer) return [];
  return viewer.uuid === authorUuid ? [originalLanguage] : viewer.readingLanguages;
}

/** The charging of one call. */
export interface Spending {
  /** Charges what the call costs as far as that is known, more or less than before. */
  settle: () => void;
  /** Milliseconds until there is some of the allowance again, this call's own part left aside; 0 while there is some. */
  waitMs: () => number;
}

/** An Express request after the access guard has looked at it. */
export interface CallerRequest extends Request {
  id: string;
  /** Of the trace that it is a part of. */
  traceId?: string;
  viewer?: Viewer | null;
  /** Who is charged for the work: an account, known by its token alone, or a network. */
  payer?: string;
  /** What the work takes of the payer's allowance. */
  spending?: Spending;
  /** Sends its body once it is told to (`Expect: 100-continue`). */
  asksToGoOn?: boolean;
  /** Of its body, so far. */
  bytesReceived?: number;
  /** Of its answer, before it is packed; undefined while nothing of it has to be made. */
  bytesSent?: number;
  /** Letters of people's texts that rules have looked through for its answer. */
  lettersLookedThrough?: number;
  /** Of a page that was rendered for it, and not kept from before; 0 until it is made. */
  bytesRendered?: number;
  /** Has used up the allowance of the network and opens a page: gets the empty one. */
  comesBackInSeconds?: number;
  /** Nobody reads the answer: the server renders a page of it, for whoever will ask. */
  isRendering?: boolean;
  /**
   * What a query may be answered with, and how many lists it is made of; undefined for what is no query, or is answered from memory.
   */
  asked?: { rows: number; letters: number; fields: number };
  /** Whether a query writes nothing, whichever of its operations is meant; undefined for what is no query. */
  onlyReads?: boolean;
  /** The field of the schema that a query asks for, `several` where there are more; undefined for what is no query. */
  asksFor?: string;
  /** 403 or 429 where a field of a query was refused so, whatever the others got and whatever the status is. */
  refusedStatus?: number;
  /** Gives up the place among the requests in flight, before a wait for another service. */
  standAside?: () => void;
  /** Of its body, until something is made of them. */
  bodyBytes?: Buffer | undefined;
  /** Under which the answer to a visitor's query may be kept (visitor-answers.ts). */
  answerKey?: string | undefined;
  /** Why the body could not be read; told only to those who may call. */
  bodyError?: unknown;
}

/** The reader's language: the header that the web sends with every call, then the account's, then English. */
export function languageOf(request: CallerRequest): Language {
  return languageOfHeader(request.headers['accept-language']) ?? request.viewer?.language ?? DEFAULT_LANGUAGE;
}

/** The id that a request has in the log and in its error; '' before it got one. */
export function requestIdOf(request: CallerRequest): string {
  return String(request.id ?? '');
}

/** Who reads the answer to a request, and in which language. */
export function readerOf(request: CallerRequest): Reader {
  return { viewer: request.viewer ?? null, language: languageOf(request) };
}

/**
 * What stands in `Authorization`; undefined without the header, '' where it comes twice: of two, a proxy may have looked at the
 * other one.
 */
export function authorizationOf({ headers, rawHeaders }: Pick<Request, 'headers' | 'rawHeaders'>): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  // Node keeps the first of them.
  const isSecond = (name: string, index: number) =>
    index % 2 === 0 && name.length === 13 && /^authorization$/i.test(name);
  return rawHeaders.filter(isSecond).length > 1 ? '' : authorization;
}

/** The token of `Authorization: Bearer …`; null without the header, '' when it is something else. */
export function bearerOf(request: Request): string | null {
  const header = authorizationOf(request);
  if (header === undefined) return null;
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header.trim())?.[1] ?? '';
}
