import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { ProfileInput } from '../users/users.inputs.js';
import { UsersService } from '../users/users.service.js';
import { Identity } from './identity.entity.js';
import { SignInsService } from './sign-ins.service.js';
import { SuspendedIdentitiesService } from '../suspended-identities/suspended-identities.service.js';

type Proof = Pick<Identity, 'provider' | 'sub' | 'email'> & { passwordHash?: string };

/** What becomes of a proof of who somebody is: a new account, or one more way to sign in to theirs. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly consents: ConsentsService,
    private readonly suspended: SuspendedIdentitiesService,
    private readonly signIns: SignInsService,
  ) {}

  /** The new person's uuid; throws `NICKNAME_TAKEN`, `ACCOUNT_SUSPENDED`. Runs in the sign-up's transaction. */
  async create(profile: ProfileInput, proof: Proof): Promise<string> {
    const userUuid = await this.users.create(profile);
    if (profile.consents) await this.consents.record(userUuid, profile.consents);
    await this.database.repo(Identity).insert({ userUuid, ...proof });
    await this.suspended.assertNotSuspended(proof);
    return userUuid;
  }

  /** Links a proof to the account of a session; throws as `SignInsService.link`. */
  link(sessionUuid: string, proof: Proof): Promise<void> {
    return this.signIns.link(sessionUuid, proof);
  }
}
