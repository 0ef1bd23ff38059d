// What a page or an answer tells of, in the words in which writes are told: `Post:<uuid>` for a thing, `Post` for a list of such things,
// `Post?` for what a search finds among them, `JobPosting:*` for each such thing that has a page of its own.

/** Of a page with a list in which nothing stands: any list may have changed. */
export const ANY_LIST = '*';

/** The tags of what a page's queries were answered, as Apollo's cache keeps it. */
export function tagsOf(answers: Record<string, object>): Set<string> {
  const { ROOT_QUERY: roots = {}, ...things } = answers;
  return new Set([
    ...Object.keys(things),
    ...Object.entries(roots).flatMap(([asked, answer]) => [
      ...listTag(answer),
      ...(isSearch(asked) ? listTag(answer).map((tag) => `${tag}?`) : []),
      ...ownTag(answer),
    ]),
  ]);
}

/** By words, by a list of what is chosen in a filter, or by the least pay. */
const SEARCHED_BY = /"keyword":"(?!")|"\w+":\[(?!\])|"minHourlyPay":\d/;

/** Whether a query searches, as Apollo's cache names it: with its arguments. */
function isSearch(asked: string): boolean {
  return SEARCHED_BY.test(asked);
}

function ownTag(answer: unknown): string[] {
  return isReference(answer) ? [answer.__ref.replace(/:.*/, ':*')] : [];
}

function isReference(answer: unknown): answer is { __ref: string } {
  return typeof answer === 'object' && answer !== null && '__ref' in answer && typeof answer.__ref === 'string';
}

function listTag(answer: unknown): string[] {
  const items = Array.isArray(answer) ? (answer as unknown[]) : itemsOf(answer);
  if (!items) return [];
  const [first] = items;
  return [isReference(first) ? first.__ref.replace(/:.*/, '') : ANY_LIST];
}

function itemsOf(answer: unknown): unknown[] | undefined {
  const isList = typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items);
  return isList ? (answer.items as unknown[]) : undefined;
}

/** The tags of what an answer tells of: each uuid in it, whatever it is the uuid of. */
export function uuidsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(uuidsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'uuid' && typeof value === 'string' ? [value] : uuidsIn(value),
  );
}

/** The tags of what a change concerns: of pages, which know of what a uuid is, and of answers, which do not. */
export function concernedBy(change: string): string[] {
  if (change.endsWith('?')) return [change, `${ANY_LIST}?`];
  const [, uuid] = change.split(':');
  return uuid === undefined ? [change, ANY_LIST] : [change, uuid];
}
