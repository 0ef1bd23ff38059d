import { authFetch } from './authFetch.ts';
import { ConnectionError } from './connection.ts';
import { currentAccount } from './session.ts';

/** What can be read again without a connection: nothing of the desk, of other people's papers, or of what a form changes. */
const KEPT: ReadonlySet<string> = new Set([
  ...['Me', 'Feed', 'PopularPosts', 'PostDetail', 'Comments', 'OwnPosts', 'LikedPosts', 'ScrappedPosts'],
  ...['Notices', 'InformationBoard', 'PlaceBoard', 'InformationCategories', 'PlaceCategories'],
  ...[
    'JobPostings',
    'HotJobPostings',
    'JobPostingDetailScreen',
    'ScrappedJobPostings',
    'Operator',
    'MyInfo',
    'MyVisa',
    'CompanyStatus',
  ],
  ...['Conversations', 'ConversationNotes', 'NotePartner', 'Notifications', 'WaitingFriendRequests', 'ExchangeRates'],
]);

/** Those that this page has had from the server: they stand on it, and one that fails to come anew has to say so. */
const received = new Set<string>();

/** A query by which a reply is found again. */
export interface KeptQuery {
  /** Uuid of whose it is; '' of visitors'. */
  account: string;
  key: string;
}

/** `authFetch` for queries: their replies are kept, and what was kept is the reply where the server cannot be reached. */
export async function keptFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const query = keptQueryOf(init.body);
  if (!query) return authFetch(input, init);
  try {
    const reply = await authFetch(input, init);
    if (reply.ok) {
      received.add(query.key);
      const copy = reply.clone();
      void import('./keptReplies.ts').then(({ keepReply }) => keepReply(query, copy)).catch(() => undefined);
    }
    return reply;
  } catch (error) {
    const text = error instanceof ConnectionError && !received.has(query.key) ? await recalled(query) : undefined;
    if (text === undefined) throw error;
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  }
}

async function recalled(query: KeptQuery): Promise<string | undefined> {
  const { recallReply } = await import('./keptReplies.ts');
  return recallReply(query).catch(() => undefined);
}

function keptQueryOf(body: RequestInit['body']): KeptQuery | undefined {
  if (typeof body !== 'string') return undefined;
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: object };
  return operationName === undefined ? undefined : keptQuery(operationName, variables);
}

/** Undefined of what is not kept. */
export function keptQuery(name: string, variables: object = {}): KeptQuery | undefined {
  if (!KEPT.has(name)) return undefined;
  const account = currentAccount() ?? '';
  return { account, key: `${account} ${name} ${JSON.stringify(variables)}` };
}
