import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { updateMyInfo } from '@haiko/shared/contract/users';
import { NICKNAME_LOCK_DAYS } from '@haiko/shared/limits';
import { nicknameKey } from '@haiko/shared/rules/nickname';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { ConsentsService } from '../consents/consents.service.js';
import { FilesService } from '../files/files.service.js';
import { FollowedNationality } from './followed-nationality.entity.js';
import { HeldNicknames } from './held-nicknames.js';
import { User } from './user.entity.js';
import type { ProfileInput } from './users.inputs.js';
import { UsersQueries } from './users.queries.js';
import {
  CLEAR_PICTURE,
  CORRECT_BIRTH_DATE,
  FOLLOW_VISA,
  LOCK_PROFILE,
  NICKNAME_LOCK,
  RENAME,
} from './users.statements.js';
import type { UserInformationView } from './users.views.js';

type MyInfoInput = BodyOf<typeof updateMyInfo>;

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersQueries,
    private readonly files: FilesService,
    private readonly consents: ConsentsService,
    private readonly held: HeldNicknames,
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
    });
    await this.held.assertFree(nickname);
    return user.uuid;
  }

  /** Changes what is given, all or nothing; throws `NICKNAME_TAKEN`, `NICKNAME_LOCKED`, `BIRTH_DATE_LOCKED`, `FILE_NOT_FOUND`. */
  update({ uuid }: Viewer, input: MyInfoInput): Promise<UserInformationView> {
    const { nickname, birthDate, profileImageUrl, followNationalityUuids, consents, visaMainId } = input;
    return this.database.transaction(async () => {
      if (nickname) await this.#rename(uuid, nickname);
      if (birthDate) await this.#correctBirthDate(uuid, birthDate);
      if (profileImageUrl !== undefined) await this.#changePicture(uuid, profileImageUrl);
      if (followNationalityUuids) await this.#follow(uuid, followNationalityUuids);
      const settings = settingsOf(input);
      if (Object.keys(settings).length > 0) await this.database.repo(User).update({ uuid }, settings);
      if (visaMainId !== undefined) {
        await this.database.rows(FOLLOW_VISA, { user: uuid, visaMain: visaMainId, visaSub: input.visaSubId ?? null });
      }
      // Last: who takes the consent back keeps no purpose, whatever else the body says.
      if (consents) await this.consents.record(uuid, consents);
      return this.users.information(uuid);
    });
  }

  async #rename(userUuid: string, nickname: string): Promise<void> {
    const values = { user: userUuid, nickname, key: nicknameKey(nickname), days: NICKNAME_LOCK_DAYS };
    if (await this.database.row(RENAME, values)) return this.held.assertFree(nickname);
    const lock = await this.database.row(NICKNAME_LOCK, { user: userUuid, days: NICKNAME_LOCK_DAYS });
    const { nickname: current, changeableAt } = found(lock);
    // The same name again changes nothing, whatever the lock says.
    if (current !== nickname) throw new AppError('NICKNAME_LOCKED', changeableAt ? { changeableAt } : {});
  }

  /** The same one again corrects nothing. */
  async #correctBirthDate(userUuid: string, birthDate: string): Promise<void> {
    const corrected = await this.database.row(CORRECT_BIRTH_DATE, { user: userUuid, birthDate });
    assertRule(corrected?.isDone === true, 'BIRTH_DATE_LOCKED');
  }

  async #changePicture(userUuid: string, path: string | null): Promise<void> {
    await this.database.rows(LOCK_PROFILE, { user: userUuid });
    if (path !== null) await this.files.attach([path], userUuid, 'profile');
    await this.database.rows(CLEAR_PICTURE, { user: userUuid, path });
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

/** What is given of the settings that need no rule. */
function settingsOf(input: MyInfoInput): Partial<User> {
  const { language, readingLanguages, notificationSettings, mailNotices } = input;
  const { visaMainId, visaSubId, koreanLevel } = input;
  const { gender, nationalityUuid, purpose, regionId } = input;
  return {
    ...(gender && { gender }),
    ...(nationalityUuid && { nationalityUuid }),
    ...(purpose !== undefined && { purpose }),
    ...(regionId !== undefined && { regionId }),
    ...(visaMainId !== undefined && { visaMainId, visaSubId: visaSubId ?? null, koreanLevel: koreanLevel ?? null }),
    ...(language && { language }),
    ...(readingLanguages && { readingLanguages }),
    ...(notificationSettings && { notificationSettings }),
    ...(mailNotices && { mailNotices, mailNoticesAt: new Date() }),
  };
}
