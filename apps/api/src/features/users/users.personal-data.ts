import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Withdrawal, PersonalData } from '../../platform/personal-data/personal-data.js';
import { HeldNicknames } from './held-nicknames.js';
import {
  ERASE_USER,
  EXPORT_FOLLOWED,
  EXPORT_PROFILE,
  FORGET_FOLLOWED,
  LOCK_NICKNAME,
} from './users.personal-data.statements.js';
import { CLEAR_PICTURE } from './users.statements.js';

/** What the account itself holds. Its row stays, empty: posts and notes of others still refer to it. */
@Injectable()
export class UsersPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly database: Database,
    private readonly held: HeldNicknames,
  ) {
    personalData.register('users', {
      erases: ['followed_nationalities.user_uuid'],
      exports: { profile: EXPORT_PROFILE, followedNationalities: EXPORT_FOLLOWED },
      stage: 'account',
      erase: (leaving) => this.#erase(leaving),
    });
  }

  async #erase({ userUuid }: Withdrawal): Promise<void> {
    await this.database.rows(CLEAR_PICTURE, { user: userUuid, path: null });
    await this.database.rows(FORGET_FOLLOWED, { user: userUuid });
    const nickname = await this.database.row(LOCK_NICKNAME, { user: userUuid });
    const nicknameHash = nickname?.key ? this.held.hashOf(nickname.key) : null;
    await this.database.rows(ERASE_USER, { user: userUuid, nicknameHash });
  }
}
