import { deviceStorage, isText } from '#/storage.ts';

/** Of requests' bodies, on this device. */
const STORED_KEY = 'firstQuestions';

export const FEED = 'Feed';
/** In the order in which they are wanted. */
const NAMES = [FEED, 'Me', 'PopularPosts', 'Today'];

/** As Apollo's client asks. */
export const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/graphql-response+json,application/json;q=0.9',
};

/** What has been asked before the code was there (src/beforePaint). */
export interface FirstReply {
  body: string;
  token: string;
  sentAt: number;
  reply: Promise<Response>;
}

declare global {
  interface Window {
    firstReplies?: readonly FirstReply[];
  }
}

/** What one's feed has asked last on this device: requests' bodies by the names of their queries. */
export function keptQuestions(): Map<string, string> {
  const bodies = deviceStorage.readList(STORED_KEY, isText);
  return new Map(bodies.map((body) => [nameOf(body), body] as const).filter(isNamed));
}

export function storeQuestions(questions: ReadonlyMap<string, string>): void {
  deviceStorage.write(
    STORED_KEY,
    NAMES.flatMap((name) => questions.get(name) ?? []),
  );
}

/** Of a first question; undefined of any other, of further pages, and of what cannot be read. */
export function nameOf(body: RequestInit['body']): string | undefined {
  try {
    const { operationName, variables } = JSON.parse(String(body)) as {
      operationName?: string;
      variables?: { skip?: number };
    };
    return operationName && NAMES.includes(operationName) && variables?.skip === undefined ? operationName : undefined;
  } catch {
    return undefined;
  }
}

function isNamed(question: readonly [string | undefined, string]): question is readonly [string, string] {
  return question[0] !== undefined;
}
