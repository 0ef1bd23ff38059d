import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { PAGE_SIZE } from '@haiko/shared/limits';
import { startApp, type TestApp } from './app.js';
import { aBusyTown, type BusyTown } from './busy-town.js';
import { query } from './client.js';
import { countStatements } from './count-statements.js';

const PAGE = 20;
/** How deep the objects on a page are asked for: an item, its people, their nationality, its names. */
const DEPTH = 4;
/** Where an item holds a posting and a résumé, all of that for twenty is more than one query may ask. */
const DEPTHS: Record<string, number> = { readApplicationsOfPosting: 2, readMyApplications: 2, readApplicationInbox: 2 };
/** Lists of their own, which are read by a call of theirs. */
const LISTS_OF_AN_ITEM = ['comments', 'childComments'];

const schema = buildSchema(fs.readFileSync(path.resolve(import.meta.dirname, '../schema.gql'), 'utf8'));
const paged = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === 'take'),
);

/** What a query needs beside its page. */
const ARGUMENTS: Record<string, (town: BusyTown) => string> = {
  readComments: ({ postUuid }) => `postUuid: "${postUuid}"`,
  readConversationMessages: ({ partnerUuid }) => `partnerUserUuid: "${partnerUuid}"`,
  readApplicationNotes: ({ applicationUuid }) => `uuid: "${applicationUuid}"`,
  readApplicationsOfPosting: ({ jobPostingUuid }) => `jobPostingUuid: "${jobPostingUuid}"`,
  readPostsOfUser: ({ person }) => `uuid: "${person.uuid}"`,
  readWritings: ({ person }) => `kind: POST userUuid: "${person.uuid}"`,
  readPostsByKeyword: () => 'keyword: "비자"',
};

/** Everything that can be asked of a type; nothing where only deeper objects have something to say. */
function everything(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(({ name }) => !LISTS_OF_AN_ITEM.includes(name));
  const asked = fields.map((field) => {
    const name = field.args.some((arg) => arg.name === 'language') ? `${field.name}(language: km)` : field.name;
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return name;
    const within = isObjectType(inner) && depth > 1 ? everything(inner, depth - 1) : '';
    return within && `${name} { ${within} }`;
  });
  return asked.filter(Boolean).join(' ');
}

let test: TestApp;
let town: BusyTown;
beforeAll(async () => {
  test = await startApp({ TRANSLATION_PROVIDERS: 'pseudo' });
  town = await aBusyTown(test, PAGE + 1);
});
afterAll(() => test.stop());

/** Opening a list marks what it shows: each page has something to mark. */
const unread = () =>
  test.database.manager.query('update notifications set read_at = null; update notes set read_at = null');

/** The statements of a read; the least of three, as a new connection of the pool has something of its own to say. */
async function least(work: () => Promise<void>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await unread();
    counts.push(await countStatements(work));
  }
  return Math.min(...counts);
}

describe('a page', () => {
  it.each(paged.map((field) => [field.name, getNamedType(field.type) as GraphQLObjectType] as const))(
    'of %s takes as many statements with twenty items as with one, whatever is asked of them',
    async (name, type) => {
      const read = async (take: number) => {
        const page = `${name}(take: ${take} ${ARGUMENTS[name]?.(town) ?? ''})`;
        const { data, errors } = await query(
          test,
          `{ ${page} { ${everything(type, DEPTHS[name] ?? DEPTH)} } }`,
          {},
          town.person,
        );
        expect({ errors, items: data[name]?.items.length }).toEqual({ errors: [], items: take });
      };
      const one = await least(() => read(1));
      expect(await least(() => read(PAGE))).toBe(one);
    },
  );

  it.each(paged.map(({ name }) => name))('of %s has ten items unless more are wanted', async (name) => {
    const given = ARGUMENTS[name]?.(town);
    const { data } = await query(
      test,
      `{ ${name}${given ? `(${given})` : ''} { items { __typename } } }`,
      {},
      town.person,
    );
    expect(data[name].items).toHaveLength(PAGE_SIZE);
  });
});
