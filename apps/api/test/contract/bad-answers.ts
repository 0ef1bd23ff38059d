import type { BadRequest } from './bad-request.ts';

/** What an answer tells of how it was made. */
const HOW_WE_WORK =
  /at .*\(.*:\d+:\d+\)|QueryFailedError|syntax for type|node_modules|violates|ECONN|invalid byte sequence/;

interface Refused {
  code?: string;
  fields?: { path: string }[];
  /** What GraphQL says of a document or a variable. */
  reason?: string;
}

export interface BadAnswer {
  status: number;
  text: string;
}

/** Sends it as somebody; what never comes is status 0. */
export async function sendBad(
  url: string,
  { path, method, headers, body }: BadRequest,
  token?: string,
): Promise<BadAnswer> {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(url + path, {
    ...{ method, headers: { accept: 'text/html, application/json', ...bearer, ...headers }, redirect: 'manual' },
    ...(body !== undefined && { body }),
  });
  return { status: reply.status, text: await reply.text() };
}

/** What is wrong with an answer; null for a clean one. */
export function faultOf(request: BadRequest, { status, text }: BadAnswer): string | null {
  const refused = refusalsIn(text);
  const answer = `${request.of}: ${request.what}: ${status} ${text.slice(0, 300)}`;
  // Nobody who could be asked is configured, or is there.
  const isElsewhere = refused.some(({ code }) => /NOT_CONFIGURED|_UNAVAILABLE$/.test(code ?? ''));
  if (status === 0 || (status >= 500 && !isElsewhere) || HOW_WE_WORK.test(text)) return answer;
  const isJson = request.path.startsWith('/api/') || request.path === '/graphql';
  if (status >= 400 && isJson && refused.every(({ code }) => code === undefined)) return answer;
  if (!request.names) return null;
  return status === 400 && request.names.some((field) => refused.some((each) => names(each, field))) ? null : answer;
}

function refusalsIn(text: string): Refused[] {
  try {
    const body = JSON.parse(text) as Refused & { errors?: { extensions?: Refused }[] };
    return body.errors ? body.errors.flatMap(({ extensions }) => extensions ?? []) : [body];
  } catch {
    return [];
  }
}

/** Whether an error is about the field, what it stands in, or something in it: what is too deep is not looked into. */
function names({ fields = [], reason = '' }: Refused, own: string): boolean {
  const isIn = (path: string) => path === own || path.startsWith(`${own}.`) || own.startsWith(`${path}.`);
  return fields.some(({ path }) => isIn(path)) || reason.includes(`"$${own.split('.')[0]}"`);
}
