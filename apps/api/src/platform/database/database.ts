import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';

/** A statement that Postgres parses and plans once per connection; `name` must be unique in the whole server. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * The only door to the database. A transaction is ambient: whatever runs inside `transaction(work)`, however deep,
 * uses its connection, so that no one has to pass it along and no one can forget to.
 */
@Injectable()
export class Database {
  readonly #transactions = new AsyncLocalStorage<EntityManager>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

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
  async rows<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]> {
    const client = await this.#client();
    const result = await client.query<Row>({ name: statement.name, text: statement.text, values });
    return result.rows;
  }

  /** The first row, or undefined. */
  async row<Row extends object>(statement: Statement, values: unknown[]): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, values))[0];
  }

  /** One statement that is not worth preparing: for libraries that keep tables of their own. */
  async execute(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const client = await this.#client();
    return client.query(text, values);
  }

  async #client(): Promise<Pool | PoolClient> {
    const runner = this.#transactions.getStore()?.queryRunner;
    return runner ? ((await runner.connect()) as PoolClient) : this.pool;
  }

  /** The pg pool below TypeORM, for the few libraries that keep their own table through it. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
