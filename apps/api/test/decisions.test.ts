import fs from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { PEOPLE, type Person } from './rights/people.js';
import { MUTATIONS, WRITES } from './rights/rights.writes.js';

const VERSIONED = [
  'PUT /api/application/{id}/state',
  'PUT /api/translation/suggestion/{id}/accept',
  'PUT /api/translation/suggestion/{id}/reject',
  ...['approveCompany', 'rejectCompany', 'showPostingsAgain', 'decideReport'],
  ...['confirmVisaRule', 'endVisaRule', 'decideWageDefaulterMatch'],
];

/** What is decided about somebody or something of others, without a version, and why that is no gap. */
const EXCUSED: Record<string, string> = {
  'PUT /api/friend/request/{id}/accept': 'a request has no words, and its uuid is of this request alone',
  'PUT /api/friend/request/{id}/reject': 'a request has no words, and its uuid is of this request alone',
  'PUT /api/company/invitations/{id}/accept': 'an invitation is never changed: another one has another uuid',
  'DELETE /api/company/invitations/{id}': 'as its acceptance',
  'PUT /api/company/owner': 'names a person, whatever they are called by then',
  'DELETE /api/company/members/{id}': 'ends what somebody is in the company, whatever they are called by then',
  decideWritings: 'takes either `seenAt` of each writing or `version` of all, and refuses neither and both',
  suspendUser: 'is about a person, not about a text: adds to what is in force and shortens nothing',
  removeSecondFactor:
    'is about a person, not about what they wrote; it takes away whatever there is, and is told by mail',
  blockJobPosting: 'is about a posting and whatever its company makes of it: hiding a better one can be undone',
  checkBusiness: 'asks the tax office again',
  retranslate: 'translates whatever stands there by then',
  retryDeadJobs: 'tries again what failed',
  discardDeadJobs: 'deletes what has failed for good, of everybody',
  translateReportCase: 'translates whatever stands there by then',
  notePerson: 'adds a note',
  deletePersonNote: 'a note is never changed',
  workAtDesk: 'says who looks at something',
  watchWord: 'adds a word, or says anew why',
  unwatchWord: 'of a word that is never changed',
  proposeVisaRule: 'adds a proposal, which somebody else confirms with its version',
  createBoardPost: 'is new',
  updateBoardPost: 'replaces what administrators wrote, of two changes by the later one',
  deleteBoardPost: 'of what administrators wrote',
  pinNotice: 'of what administrators wrote',
  unpinNotice: 'of what administrators wrote',
  saveSubBoard: 'of what administrators wrote',
  deleteSubBoard: 'of a category: what stands in it stays',
  stopJobSource: 'of a source, whatever it holds',
  startJobSource: 'of a source, whatever it holds',
  'PUT /api/user/{id}':
    'sets what is given, whatever stood there, and the audit log says what; who ends a suspension may say which one (`seenUntil`)',
  'PUT /api/user/{id}/{role}': 'sets the role, under the lock of all who have one; the audit log has both',
  'DELETE /api/post/{id}':
    'of an administrator: a deletion, which is in the audit log; a report is decided with its version',
  'DELETE /api/comment/{postId}/{commentId}': 'as a post',
  'DELETE /api/comment/bulk/{id}': 'as a post',
  'DELETE /api/job-posting/{id}': 'as a post',
  'DELETE /api/company/delete/{id}': 'ends a company, whatever it is called by then; the audit log has the name',
  'POST /api/job-tables': 'begins a new table',
  'POST /api/job-tables/{id}/rows': 'adds to the table that they have begun',
  'POST /api/job-tables/{id}/end': 'of the table that they have begun',
  'PUT /api/wage-defaulters': 'replaces the list of the ministry by a newer one',
};

/** What people do with what is their own, or newly make: there is nobody else's version of it. */
const OWN = `
  PUT /api/user
  DELETE /api/user
  POST /api/file/upload/one
  POST /api/file/upload/many
  PUT /api/user/consents
  POST /api/push/subscriptions
  DELETE /api/push/subscriptions
  PUT /api/resume
  DELETE /api/resume
  POST /api/user/signout
  DELETE /api/user/sessions
  DELETE /api/user/sessions/{uuid}
  POST /api/user/auth/reissue
  POST /api/mail/reports
  POST /api/user/signup
  POST /api/user/signin
  PUT /api/user/password
  POST /api/user/password/forgot
  POST /api/user/password/reset
  POST /api/user/email/confirm
  POST /api/user/email/send-confirmation
  POST /api/user/email/disown
  POST /api/user/email/another
  PUT /api/user/email
  DELETE /api/user/sign-ins/{provider}
  POST /api/user/sign-ins/{provider}
  POST /api/user/signin/apple/step2
  POST /api/user/signin/{provider}/step3
  POST /api/user/passkeys/options
  POST /api/user/passkeys
  DELETE /api/user/passkeys/{uuid}
  POST /api/user/signin/passkey/options
  POST /api/user/signin/passkey
  POST /api/user/second-factor
  POST /api/user/second-factor/recovery-codes
  DELETE /api/user/second-factor
  POST /api/user/second-factor/options
  POST /api/user/signin/second
  POST /api/user/block/{id}
  DELETE /api/user/block/{id}
  POST /api/friend/request/{id}
  DELETE /api/friend/{id}
  POST /api/post
  PUT /api/post/{id}
  PUT /api/post/{id}/language
  POST /api/job-posting/{id}/views
  POST /api/post_view_logs
  PUT /api/post_view_logs/{id}
  POST /api/report
  DELETE /api/report/{uuid}/hidden
  POST /api/report/{caseUuid}/appeal
  POST /api/likes_dislikes/{id}/like
  POST /api/likes_dislikes/{id}/dislike
  POST /api/scraps/{id}
  DELETE /api/scraps/{id}
  POST /api/job-posting
  POST /api/job-posting-rows
  PUT /api/job-posting/{id}
  PUT /api/job-posting/{id}/state
  PUT /api/job-posting/{id}/language
  POST /api/scraps/job-postings/{id}
  POST /api/company/register
  PUT /api/company/update/{id}
  POST /api/translation/suggest
  POST /api/job-alerts
  DELETE /api/job-alerts/{id}
  POST /api/job-posting/{id}/application
  POST /api/application/{id}/notes
  PUT /api/application/{id}/notes/read
  POST /api/application/{id}/block
  DELETE /api/application/{id}/block
  POST /api/comment
  PUT /api/comment/{id}
  PUT /api/comment/{id}/language
  POST /api/comment_likes_dislikes/{id}/like
  POST /api/company/members
  DELETE /api/company/membership
  POST /api/notes/{id}
  POST /api/notes/message/{id}/translate
  DELETE /api/notes/received
  DELETE /api/notes/sent
  DELETE /api/notes/received/{id}
  DELETE /api/notes/sent/{id}
  POST /api/mail/unsubscribe
`;
const own = OWN.trim().split(/\s*\n\s*/);

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

interface Operation {
  requestBody?: { content?: { 'application/json'?: { schema?: { required?: string[] } } } };
}

interface Write {
  call: string;
  required: string[];
}

function restWrites(): Write[] {
  const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => ({
        call: `${method.toUpperCase()} ${address}`,
        required: requestBody?.content?.['application/json']?.schema?.required ?? [],
      })),
  );
}

function mutations(): Write[] {
  const fields = buildSchema(read('schema.gql')).getMutationType()?.getFields() ?? {};
  return Object.values(fields).map(({ name, args }) => ({
    call: name,
    required: args.filter(({ type }) => String(type).endsWith('!')).map((arg) => arg.name),
  }));
}

/** What moderators or administrators may do and a user may not, by the table of rights. */
function writesByRank(): string[] {
  const isLetIn = (cells: string[], person: Person) =>
    !['401', '403', '404'].includes(cells[PEOPLE.indexOf(person)] ?? '');
  return Object.entries({ ...WRITES, ...MUTATIONS })
    .map(([row, cells]) => [row.split(' · ')[0] ?? '', cells.split(' ')] as const)
    .filter(([, cells]) => !isLetIn(cells, 'user') && (isLetIn(cells, 'moderator') || isLetIn(cells, 'admin')))
    .map(([call]) => call);
}

describe('decisions', () => {
  const writes = [...restWrites(), ...mutations()];
  const calls = writes.map(({ call }) => call);

  it('are told apart from all that people write of their own', () => {
    expect([...VERSIONED, ...Object.keys(EXCUSED), ...own].toSorted()).toEqual(calls.toSorted());
    expect(own.filter((call) => writesByRank().includes(call) || call in MUTATIONS)).toEqual([]);
  });

  it('say which version they are about, or why there is only one', () => {
    const versioned = writes.filter(({ required }) => required.includes('seenAt'));
    expect(versioned.map(({ call }) => call).toSorted()).toEqual(VERSIONED.toSorted());
  });
});
