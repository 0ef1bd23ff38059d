// One machine: a durable Postgres, a wire to it that can be cut, and processes of the built server that can be killed. Where it is
// asked for, small disks that can be full, and the services of others.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { throwAwayFolder } from '../../../scripts/lib/folders.mjs';
import { freePort } from '../../../scripts/lib/postgres-server.mjs';
import { ensureDatabase, serverAddress, startPostgres } from '../../../scripts/postgres.mjs';
import { migrate, settings, start } from '../bench/stage.mjs';
import { startTcpProxy } from '../test/tcp-proxy.ts';
import { mountSmallDisk } from './disks.mjs';
import { startServices } from './services.mjs';

const DATABASE = 'haiko';
const READY_MS = 240_000;
const DATABASE_MEGABYTES = 512;
const UPLOAD_MEGABYTES = 384;
/** A log of changes that leaves room on the small disk. */
const SMALL_LOG = `alter system set max_wal_size = '96MB'; alter system set min_wal_size = '32MB'; select pg_reload_conf()`;

export class Machine {
  /** The processes of the server, each with its `port`, `url` and `child`. */
  servers = [];
  /** Of the database and of the uploads, where they are small. */
  disks;
  /** Of others, where there are any. */
  services;
  #folder = throwAwayFolder();
  #postgres;
  #isOver = false;
  /** Settles when Postgres runs again. */
  #restarted = Promise.resolve();
  /** Where the wire leads: after a crash the database is on another port. */
  #target = { host: '127.0.0.1', port: 0 };

  /** A migrated machine with one server. */
  static async open(needs = {}) {
    const machine = new Machine();
    try {
      await machine.#setUp(needs);
    } catch (error) {
      await machine.close();
      throw error;
    }
    return machine;
  }

  async #setUp({ hasSmallDisks = false, hasServices = false }) {
    if (hasSmallDisks)
      this.disks = {
        database: mountSmallDisk(this.#folder, DATABASE_MEGABYTES),
        uploads: mountSmallDisk(this.uploads, UPLOAD_MEGABYTES),
      };
    if (hasServices) this.services = await startServices();
    await this.#runPostgres();
    this.wire = await startTcpProxy(this.#target);
    if (hasSmallDisks) for (const statement of SMALL_LOG.split(';')) await this.sql(statement, [], 'postgres');
    const ownerUrl = await this.anotherDatabase(DATABASE);
    this.env = settings(this.serverUrl(ownerUrl), {
      BACKGROUND_JOBS: 'on',
      DRAIN_SECONDS: '1',
      UPLOAD_DIR: this.uploads,
      ...this.services?.settings,
    });
    await migrate(this.env, ownerUrl);
    await this.startServer();
  }

  /** What all of its servers wrote, errors alone; not on a disk that is full. */
  log = `${this.#folder}.log`;
  uploads = `${this.#folder}.uploads`;

  urls = () => this.servers.map(({ url }) => url);

  /** The address of a database for the server's own role, through the wire. */
  serverUrl = (ownerUrl) => Object.assign(new URL(serverAddress(ownerUrl)), { port: String(this.wire.port) }).href;

  /**
   * One more process of the server, on the port of one that is gone or on a new one; `more` are settings of its own. Its clock can be
   * set (`server.setClock`).
   */
  async startServer(port, more = {}) {
    const own = port ?? (await freePort());
    const log = fs.openSync(this.log, 'a');
    const env = { ...this.env, ...more, PORT: String(own), HOST: '127.0.0.1' };
    const child = start(['--import', './faults/shifted-clock.mjs', 'dist/main.js'], env, log, { probed: true });
    fs.closeSync(log);
    const exited = new Promise((resolve) => child.on('exit', resolve));
    const setClock = (shiftMs) => child.connected && child.send({ shiftMs });
    const server = { port: own, url: `http://127.0.0.1:${own}`, child, exited, setClock };
    this.servers.push(server);
    await this.#isReady(server);
    return server;
  }

  /** Ends a process by a signal; returns its exit code. */
  async stopServer(server, signal) {
    server.child.kill(signal);
    const code = await server.exited;
    this.servers.splice(this.servers.indexOf(server), 1);
    return code;
  }

  /** Kills the postmaster as a power cut would; it is started again on what is left. */
  async killPostgres() {
    await this.#restarted;
    const { ended } = this.#postgres;
    const note = fs.readFileSync(path.join(this.#folder, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number(note.split('\n')[0]), 'SIGKILL');
    await ended;
    await this.#restarted;
  }

  /** Settles while Postgres runs. */
  async hasDatabase() {
    await this.#restarted;
  }

  /** Another database of the same cluster; its owner's address. */
  anotherDatabase = (name) => ensureDatabase(this.#postgres.url, name);

  /** The database as its owner, past the wire. */
  ownerUrl = (database = DATABASE) => Object.assign(new URL(this.#postgres.url), { pathname: `/${database}` }).href;

  /** Asks the database itself. */
  async sql(text, values = [], database = DATABASE) {
    const client = new pg.Client({ connectionString: this.ownerUrl(database) });
    // A kill that meets it is told to whoever waits.
    client.on('error', () => undefined);
    await client.connect();
    const asked = client.query(text, values);
    return asked.then(({ rows }) => rows).finally(() => client.end());
  }

  async close() {
    this.#isOver = true;
    for (const disk of Object.values(this.disks ?? {})) disk.empty();
    for (const server of [...this.servers]) await this.stopServer(server, 'SIGKILL');
    await this.wire?.stop();
    await this.#restarted;
    await this.#postgres?.stop();
    await this.services?.close();
    for (const disk of Object.values(this.disks ?? {})) disk.unmount();
    for (const place of [this.#folder, this.uploads, this.log]) fs.rmSync(place, { recursive: true, force: true });
  }

  /** Runs Postgres, and again whenever it ends, as whatever looks after it in production does. */
  async #runPostgres() {
    const postgres = await startPostgres({ dataDir: this.#folder });
    this.#postgres = postgres;
    this.#target.port = postgres.port;
    void postgres.ended.then(() => {
      if (!this.#isOver) this.#restarted = this.#restartPostgres();
    });
  }

  async #restartPostgres() {
    await this.#postgres.stop();
    for (;;) {
      try {
        return await this.#runPostgres();
      } catch (error) {
        // On a full disk it cannot start, until there is space.
        if (this.#isOver) throw error;
        await sleep(200);
      }
    }
  }

  /** Waits until a server answers and its database does. */
  async #isReady({ url, child }) {
    for (const end = Date.now() + READY_MS; Date.now() < end && child.exitCode === null; await sleep(25)) {
      const reply = await fetch(`${url}/health/ready`).catch(() => null);
      await reply?.arrayBuffer().catch(() => null);
      if (reply?.ok) return;
    }
    throw new Error(`${url} is not ready\n${fs.readFileSync(this.log, 'utf8').slice(-2_000)}`);
  }
}
