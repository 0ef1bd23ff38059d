import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  QueryRunnerAlreadyReleasedError,
  type Repository,
} from 'typeorm';
import { span } from '../tracing/trace.js';
import { Replicas } from './replicas.js';
import { type Statement, valuesOf } from './statement.js';

const OF_POSTGRES = { 'db.system.name': 'postgresql' };

type NoParameters = Record<never, never>;

/**
 * The only door to the database. A transaction is ambient: whatever runs inside `transaction(work)`, however deep,
 * uses its connection, so that no one has to pass it along and no one can forget to. So is reading from replicas
 * (`Replicas.reading`): statements that only read go to one where no transaction is open, all others to the primary.
 */
@Injectable()
export class Database {
  readonly #transactions = new AsyncLocalStorage<EntityManager>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Optional() private readonly replicas?: Replicas,
  ) {}

  /** TypeORM's manager: of the open transaction, else of no transaction at all. */
  get manager(): EntityManager {
    return this.#transactions.getStore() ?? this.dataSource.manager;
  }

  /** The entity's repository, inside the open transaction. */
  repo<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /**
   * Runs `work` in one transaction, or joins the one that is already open. Await every statement in turn inside it and
   * make no network call: the connection is held until `work` ends.
   */
  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#transactions.getStore()) return work();
    return this.dataSource.transaction((manager) => this.#transactions.run(manager, work));
  }

  /** Runs `work` inside the open transaction so that its failure undoes only its own statements. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.manager.transaction((manager) => this.#transactions.run(manager, work));
  }

  /** Rows of one prepared statement. TypeORM's own queries are unnamed, which costs a parse and a plan on every call. */
  rows<Row extends object>(statement: Statement<NoParameters, Row>): Promise<Row[]>;
  rows<Parameters extends object, Row extends object>(
    statement: Statement<Parameters, Row>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>;
  async rows(statement: Statement, values: object = {}): Promise<object[]> {
    const { name, text } = statement;
    const sent = { name, text, values: valuesOf(statement, values) };
    const found = await this.#rowsOfReplica(statement, sent);
    if (found) return found;
    const client = await this.#client();
    return (await span(asStatement(name), () => client.query<object>(sent))).rows;
  }

  /** The first row, or undefined. */
  row<Row extends object>(statement: Statement<NoParameters, Row>): Promise<Row | undefined>;
  row<Parameters extends object, Row extends object>(
    statement: Statement<Parameters, Row>,
    values: NoInfer<Parameters>,
  ): Promise<Row | undefined>;
  async row(statement: Statement<NoParameters>, values?: object): Promise<object | undefined> {
    return (await this.rows(statement, values ?? {}))[0];
  }

  /** What a statement counts. */
  async total<Parameters extends object>(
    statement: Statement<Parameters, { total: number }>,
    values: NoInfer<Parameters>,
  ): Promise<number> {
    return (await this.row(statement, values))?.total ?? 0;
  }

  /** One statement that is not worth preparing: for libraries that keep tables of their own. */
  async execute(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const client = await this.#client();
    return span(asStatement('statement without a name'), () => client.query(text, values));
  }

  /** Undefined where a replica is not to be asked, or cannot answer: the primary is asked then. */
  async #rowsOfReplica(statement: Statement, sent: QueryConfig): Promise<object[] | undefined> {
    const replica = this.#transactions.getStore() ? undefined : this.replicas?.toAsk(statement);
    if (!replica) return undefined;
    try {
      return await span(asStatement(statement.name), () => replica.rows(sent));
    } catch (error) {
      // What is too much for one server is not asked of another one, too.
      if (isTooSlow(error)) throw error;
      return undefined;
    }
  }

  async #client(): Promise<Pool | PoolClient> {
    const runner = this.#transactions.getStore()?.queryRunner;
    if (!runner) return this.pool;
    // Its connection may be in somebody else's transaction by now.
    if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    return (await runner.connect()) as PoolClient;
  }

  /** The pg pool below TypeORM, for the few libraries that keep their own table through it. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

/** As `statement_timeout` says it. */
const isTooSlow = (error: unknown) => (error as { code?: string }).code === '57014';

/** How a trace names it: never by its values. */
const asStatement = (name: string) => ({ name, kind: 'client' as const, attributes: OF_POSTGRES });
