import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/app.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { prepareServerRole } from './server-role.js';

const NOT_ALLOWED = '42501';

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  server = await connect(database.url);
});
afterAll(async () => {
  await server.end();
  await database.drop();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function ownerOf({ ownerUrl }: typeof database): Promise<DataSource> {
  const options = dataSourceOptions({ url: ownerUrl, poolSize: 2 }, 'migrations');
  return new DataSource({ ...options, entities: [] }).initialize();
}

/** The code of the error that a statement ends with; undefined where it does what it says. */
async function refusalOf(client: pg.Client, statement: string): Promise<string | undefined> {
  return client.query(statement).then(
    () => undefined,
    (error: pg.DatabaseError) => error.code,
  );
}

describe("the server's role", () => {
  it('owns nothing in this database and is nobody special', async () => {
    const { rows } = await server.query(`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as "isSpecial",
        (select count(*)::int from pg_shdepend d join pg_database b on b.oid = d.dbid and b.datname = current_database()
         where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o') as owned,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = current_user`);
    expect(rows).toEqual([{ isSpecial: false, owned: 0, memberships: 0 }]);
  });

  it.each([
    'create table mine (id int)',
    'create schema mine',
    'create index ix_mine on posts (title)',
    'create function mine() returns int language sql return 1',
    'alter table posts drop column title',
    'alter table posts disable trigger all',
    'alter table posts owner to current_user',
    'drop table posts',
    'truncate posts',
    'set session_replication_role = replica',
    'create role mine',
    "copy posts to program 'true'",
    'create table jobs.mine (id int)',
    'drop table jobs.queue',
  ])('may not %s', async (statement) => {
    expect(await refusalOf(server, statement)).toBe(NOT_ALLOWED);
  });

  it('is made for databases that are older, and may use what is there and what comes', async () => {
    const other = await createDatabase();
    const [owner, otherOwner] = [await ownerOf(database), await ownerOf(other)];
    const name = `haiko_${randomBytes(6).toString('hex')}`;
    const urlAt = (place: string) => Object.assign(new URL(place), { username: name, password: 'p@ss/1' }).toString();
    const prepare = () =>
      Promise.all([prepareServerRole(owner, urlAt(database.url)), prepareServerRole(otherOwner, urlAt(other.url))]);
    await prepare();
    await prepare();
    await owner.query(
      'create schema later; create table later.things (id int generated always as identity, name text)',
    );
    const client = await connect(urlAt(database.url));
    await client.query("insert into later.things (name) values ('ស្វាយ')");
    const { rows } = await client.query("update later.things set name = 'মাল্টা' returning id");
    expect(rows).toEqual([{ id: 1 }]);
    await client.query('delete from posts; select from jobs.queue');
    expect(await refusalOf(client, 'drop table later.things')).toBe(NOT_ALLOWED);
    await client.end();
    await Promise.all([owner, otherOwner].map((each) => each.query(`drop owned by ${name}`)));
    await owner.query(`drop role ${name}`);
    await Promise.all([owner.destroy(), otherOwner.destroy()]);
    await other.drop();
  });

  it('is left alone where it is the one that owns the tables', async () => {
    const owner = await ownerOf(database);
    const rights = () => owner.query<unknown[]>('select defaclacl::text from pg_default_acl order by 1');
    const before = await rights();
    await prepareServerRole(owner, database.ownerUrl);
    expect(await rights()).toEqual(before);
    await owner.destroy();
  });
});
