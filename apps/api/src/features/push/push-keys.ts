import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { PushQueries, type VapidKeys } from './push.queries.js';
import { INSERT_KEYS } from './push.statements.js';

/** The key pair with which push services know us. It must never change: browsers subscribe to one key. */
@Injectable()
export class PushKeys {
  readonly #given: VapidKeys | undefined;
  #known: VapidKeys | undefined;

  constructor(
    private readonly database: Database,
    private readonly queries: PushQueries,
    config: AppConfig,
  ) {
    const { publicKey, privateKey } = config.push;
    this.#given = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  }

  /** From the configuration, else the ones in the database, which are made when they are asked for first. */
  async pair(): Promise<VapidKeys> {
    this.#known ??= this.#given ?? (await this.queries.keys()) ?? (await this.#make());
    return this.#known;
  }

  async #make(): Promise<VapidKeys> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.database.rows(INSERT_KEYS, { publicKey, privateKey });
    return found(await this.queries.keys());
  }
}
