import sax from 'sax';
import { FeedError } from '../job-imports/feed-error.js';

/** What elements say, by their names. */
export type Work24Fields = Readonly<Record<string, string>>;

/** A reply of the service: what its root says itself, and the elements in it that have elements of their own. */
export interface Work24Reply {
  root: string;
  fields: Work24Fields;
  parts: { name: string; fields: Work24Fields }[];
}

const BOM = '\ufeff';
/** Deeper than a part's fields stand lists of attachments and of keywords, which nobody needs. */
const FIELD_DEPTH = 3;
const ERROR = 'error';

/** Takes a reply apart. Throws `FeedError` for one that is broken, breaks off, or is the service's own error. */
export function work24Reply(xml: string): Work24Reply {
  const reply = readReply(xml.startsWith(BOM) ? xml.slice(1) : xml);
  const error = reply.root === ERROR ? Object.values(reply.fields).join(' ') : reply.fields[ERROR];
  const part = reply.parts.find(({ name }) => name === ERROR);
  // An HTTP 200 all the same.
  if (reply.root === ERROR || error !== undefined || part) {
    throw new FeedError('SERVICE', error ?? Object.values(part?.fields ?? {}).join(' '));
  }
  return reply;
}

function readReply(xml: string): Work24Reply {
  const parser = sax.parser(true, { trim: true });
  const path: string[] = [];
  const own: Record<string, string> = {};
  const reply: Work24Reply = { root: '', fields: own, parts: [] };
  let part: Record<string, string> | null = null;
  parser.onopentag = ({ name }) => {
    path.push(name);
    if (path.length === 1) reply.root = name;
    if (path.length === 2) part = null;
    if (path.length === FIELD_DEPTH && !part) reply.parts.push({ name: path[1] ?? '', fields: (part = {}) });
  };
  const onText = (text: string) => {
    const [, first = '', second] = path;
    if (path.length === FIELD_DEPTH && part && second !== undefined) part[second] = (part[second] ?? '') + text;
    else if (path.length === 2) own[first] = (own[first] ?? '') + text;
    else if (path.length === 1 && reply.root === ERROR) own[ERROR] = (own[ERROR] ?? '') + text;
  };
  [parser.ontext, parser.oncdata] = [onText, onText];
  parser.onclosetag = () => void path.pop();
  parser.ondoctype = () => {
    throw new FeedError('DOCTYPE');
  };
  parser.onerror = ({ message }) => {
    throw new FeedError(/^(Unclosed|Unexpected end)/.test(message) ? 'TRUNCATED' : 'MALFORMED', message.split('\n')[0]);
  };
  parser.write(xml).close();
  if (reply.root === '') throw new FeedError('UNKNOWN_FORMAT');
  return reply;
}
