import { ArgsType, Field, ID } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsOptional } from 'class-validator';
import { isLanguage, type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { MAX_FOLLOWED_NATIONALITIES, NAME_MAX, PURPOSE_MAX } from '@haiko/shared/limits';
import { mainIdOf } from '@haiko/shared/reference/named';
import { ANY_VISA_ID, VISA_BY_ID, VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { birthDateProblem } from '@haiko/shared/rules/birthDate';
import { nicknameProblem } from '@haiko/shared/rules/nickname';
import { normalizeText } from '@haiko/shared/rules/text';
import {
  Check,
  Choice,
  isUuid,
  ValidBy,
  List,
  MaxItems,
  Nested,
  OneOf,
  OptionalText,
  Text,
  Uuid,
} from '../../platform/validation/validators.js';
import { isNationality } from '../nationalities/nationalities.views.js';
import { Digits, OptionalId } from '../reference/reference-ids.js';
import { NotificationSettingsView } from './notification-settings.js';
import type { Gender } from './user.entity.js';

/** Longer than any path that the server gives. */
const FILE_PATH_MAX = 300;
const NICKNAME_PROBLEMS = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'INVALID', 'RESERVED'] as const;
const BIRTH_DATE_PROBLEMS = ['REQUIRED', 'INVALID', 'OUT_OF_RANGE', 'TOO_YOUNG'] as const;
const normalized = ({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeText(value) : value);
const lowerCase = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value);

/** A nickname, as everybody who may give one gives it. */
export const Nickname = () => (target: object, property: string) => {
  Transform(normalized)(target, property);
  ValidBy(NICKNAME_PROBLEMS, nicknameProblem)(target, property);
};

const isSubOf = (subId: unknown, mainId: unknown) =>
  VISA_SUB_BY_ID.has(subId as number) && mainIdOf(subId as number) === mainId;

/** What every sign-up tells about a person, however they prove who they are. */
export class ProfileInput {
  @OptionalText({ max: NAME_MAX })
  name?: string | null;

  @Nickname()
  nickname: string;

  @Choice((value) => value === 'male' || value === 'female')
  gender: Gender;

  @Transform(lowerCase)
  @Choice(isNationality)
  nationalityUuid: string;

  @Choice(isLanguage)
  language: Language;

  @ValidBy(BIRTH_DATE_PROBLEMS, (value) => birthDateProblem(value, new Date()))
  birthDate: string;

  @OptionalText({ max: PURPOSE_MAX })
  purpose?: string | null;
}

/** What people change about themselves; whatever is absent stays. */
export class UpdateUserInput {
  @IsOptional()
  @Nickname()
  nickname?: string | null;

  @IsOptional()
  @OneOf(LANGUAGES)
  language?: Language | null;

  /** The path of an uploaded profile picture; null takes the picture away. */
  @OptionalText({ max: FILE_PATH_MAX })
  profileImageUrl?: string | null;

  @IsOptional()
  @List()
  @MaxItems(MAX_FOLLOWED_NATIONALITIES)
  @ArrayUnique()
  @Uuid({ each: true })
  @Check('INVALID', (value) => !isUuid(value) || isNationality(value), { each: true })
  followNationalityUuids?: string[] | null;

  @IsOptional()
  @List()
  @MaxItems(LANGUAGES.length)
  @ArrayUnique()
  @OneOf(LANGUAGES, { each: true })
  readingLanguages?: Language[] | null;

  /** Null takes the visa back; a new main without a sub leaves no sub of the old one. */
  @OptionalId({ has: (id) => VISA_BY_ID.has(id) && id !== ANY_VISA_ID })
  visaMainId?: number | null;

  @Digits()
  @IsOptional()
  @Check('INVALID', (value, { visaMainId }: UpdateUserInput) => isSubOf(value, visaMainId))
  visaSubId?: number | null;

  @IsOptional()
  @Nested(() => NotificationSettingsView)
  notificationSettings?: NotificationSettingsView | null;
}

@ArgsType()
export class ReadUserArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@ArgsType()
export class CheckNicknameArgs {
  /** Wider than a nickname may be: the check runs while somebody is still typing. */
  @Field()
  @Text({ max: 100 })
  nickname: string;
}
