import fs from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';

/** Calls whose name says that somebody decides about what somebody else has written or handed in. */
const DECIDES = /(accept|approve|confirm|decide|reject|show.*again)|^end[A-Z]|\/state$/i;

/** Calls of such a name that decide about nothing that can be another thing by then. */
const EXCUSED: Record<string, string> = {
  'POST /api/user/email/confirm': 'the key in the mail names the address that it confirms',
  'POST /api/user/email/send-confirmation': 'sends a mail',
  'PUT /api/friend/request/{id}/accept': 'a request has no words, and its uuid is of this request alone',
  'PUT /api/friend/request/{id}/reject': 'a request has no words, and its uuid is of this request alone',
  'PUT /api/company/invitations/{id}/accept': 'an invitation is never changed: another one has another uuid',
  'PUT /api/job-posting/{id}/state': 'owners open and close what is their own',
  decideWritings: 'takes either `seenAt` of each writing or `version` of all, and refuses neither and both',
};

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

interface Operation {
  requestBody?: { content?: { 'application/json'?: { schema?: { required?: string[] } } } };
}

function restCalls(): { call: string; required: string[] }[] {
  const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      call: `${method.toUpperCase()} ${address}`,
      required: requestBody?.content?.['application/json']?.schema?.required ?? [],
    })),
  );
}

function mutations(): { call: string; required: string[] }[] {
  const fields = buildSchema(read('schema.gql')).getMutationType()?.getFields() ?? {};
  return Object.values(fields).map(({ name, args }) => ({
    call: name,
    required: args.filter(({ type }) => String(type).endsWith('!')).map((arg) => arg.name),
  }));
}

describe('decisions', () => {
  const decisions = [...restCalls(), ...mutations()].filter(({ call }) => DECIDES.test(call));

  it('say which version they are about, or why there is only one', () => {
    expect(decisions.length).toBeGreaterThan(12);
    const unversioned = decisions.filter(({ required }) => !required.includes('seenAt')).map(({ call }) => call);
    expect(unversioned.toSorted()).toEqual(Object.keys(EXCUSED).toSorted());
  });
});
