import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { NICKNAME_LOCK_DAYS, TERMS_VERSION } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Viewer } from '../../platform/access/caller.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { FilesService } from '../files/files.service.js';
import { FollowedNationality } from './followed-nationality.entity.js';
import { User } from './user.entity.js';
import type { ProfileInput, UpdateUserInput } from './users.inputs.js';
import { UsersQueries } from './users.queries.js';
import type { UserInformationView } from './users.views.js';

// One statement decides, by the database's clock, so that two changes at once cannot both pass.
const RENAME: Statement = {
  name: 'users.rename',
  text: `
    update users set nickname = $2, nickname_key = $3, nickname_changed_at = now()
    where uuid = $1 and nickname <> $2
      and (nickname_changed_at is null or nickname_changed_at <= now() - make_interval(days => $4))
    returning uuid`,
};

const NICKNAME_LOCK: Statement = {
  name: 'users.nickname-lock',
  text: `
    select nickname, nickname_changed_at + make_interval(days => $2) as "changeableAt"
    from users
    where uuid = $1`,
};

// A picture that nobody uses any more is left to the clean-up of unused uploads.
const LEAVE_PICTURE: Statement = {
  name: 'users.leave-picture',
  text: `
    update files set attached_at = null
    from users
    where users.uuid = $1 and files.path = users.profile_image_url and files.owner_uuid = users.uuid
      and files.purpose = 'profile' and files.path is distinct from $2`,
};

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersQueries,
    private readonly files: FilesService,
  ) {}

  /** A new person's uuid; throws `NICKNAME_TAKEN`. Runs in the sign-up's transaction. */
  async create({
    name,
    nickname,
    gender,
    nationalityUuid,
    language,
    birthDate,
    purpose,
  }: ProfileInput): Promise<string> {
    const user = await this.database.repo(User).save({
      name: name ?? null,
      nickname,
      nicknameKey: nicknameKey(nickname),
      gender,
      nationalityUuid,
      language,
      birthDate,
      purpose: purpose ?? null,
      termsVersion: TERMS_VERSION,
    });
    return user.uuid;
  }

  /** Changes what is given, all or nothing; throws `NICKNAME_TAKEN`, `NICKNAME_LOCKED`, `FILE_NOT_FOUND`. */
  update({ uuid }: Viewer, input: UpdateUserInput): Promise<UserInformationView> {
    const { nickname, language, readingLanguages, profileImageUrl, followNationalityUuids } = input;
    return this.database.transaction(async () => {
      if (nickname) await this.#rename(uuid, nickname);
      if (profileImageUrl !== undefined) await this.#changePicture(uuid, profileImageUrl);
      if (followNationalityUuids) await this.#follow(uuid, followNationalityUuids);
      const settings = { ...(language && { language }), ...(readingLanguages && { readingLanguages }) };
      if (Object.keys(settings).length > 0) await this.database.repo(User).update({ uuid }, settings);
      return this.users.information(uuid);
    });
  }

  async #rename(userUuid: string, nickname: string): Promise<void> {
    const values = [userUuid, nickname, nicknameKey(nickname), NICKNAME_LOCK_DAYS];
    if (await this.database.row(RENAME, values)) return;
    const lock = await this.database.row<{ nickname: string; changeableAt: Date }>(NICKNAME_LOCK, [
      userUuid,
      NICKNAME_LOCK_DAYS,
    ]);
    const { nickname: current, changeableAt } = found(lock);
    // The same name again changes nothing, whatever the lock says.
    if (current !== nickname) throw new AppError('NICKNAME_LOCKED', { changeableAt });
  }

  async #changePicture(userUuid: string, path: string | null): Promise<void> {
    if (path !== null) await this.files.attach([path], userUuid, 'profile');
    await this.database.rows(LEAVE_PICTURE, [userUuid, path]);
    await this.database.repo(User).update({ uuid: userUuid }, { profileImageUrl: path });
  }

  async #follow(userUuid: string, nationalityUuids: string[]): Promise<void> {
    const followed = this.database.repo(FollowedNationality);
    await followed.delete({ userUuid, nationalityUuid: Not(In(nationalityUuids)) });
    if (nationalityUuids.length === 0) return;
    const rows = nationalityUuids.map((nationalityUuid) => ({ userUuid, nationalityUuid }));
    await followed.createQueryBuilder().insert().values(rows).orIgnore().execute();
  }
}
