import { ArgsType, Field, ID } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import type { Role } from '../../platform/access/caller.js';
import { PageArgs } from '../../platform/graphql/page.js';
import {
  Check,
  Describe,
  isMoment,
  OneOf,
  OptionalText,
  Text,
  toMoment,
  Uuid,
} from '../../platform/validation/validators.js';
import { Nickname } from '../users/users.inputs.js';
import { RoleEnum } from './administration.views.js';

/** What a moderator writes about a decision or a suspension. */
export const DECISION_NOTE_MAX = 500;

/** A last moment of the calendar that every client can read: a suspension without an end. */
export const PERMANENTLY = new Date('9999-12-31T00:00:00Z');

const isBeyondCalendar = (value: unknown) => isMoment(value) && value > PERMANENTLY;

/** Body of PUT /api/user/:id; whatever is absent stays. */
export class AdministerUserInput {
  /** The lock of seven days is for the person themselves. */
  @IsOptional()
  @Nickname()
  nickname?: string | null;

  @IsOptional()
  @OneOf(LANGUAGES)
  language?: Language | null;

  /** Only null, which takes the picture away. */
  @Describe({ nullable: true, enum: [null] })
  @Check('INVALID', (value) => value === undefined || value === null)
  profileImageUrl?: null;

  /** Null ends a suspension. */
  @Describe({ type: 'string', format: 'date-time', nullable: true })
  @Transform(toMoment)
  @Check('INVALID', (value) => value === undefined || value === null || isMoment(value))
  @Check('OUT_OF_RANGE', (value) => !isBeyondCalendar(value))
  suspendedUntil?: Date | null;
}

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the nickname, or the beginning of the e-mail address.' })
  @OptionalText({ max: KEYWORD_MAX })
  keyword?: string | null;

  @Field(() => RoleEnum, { nullable: true })
  @IsOptional()
  @OneOf(Object.values(RoleEnum))
  role?: Role | null;
}

@ArgsType()
export class SuspendUserArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;

  @Field(() => Date, { nullable: true, description: 'Without it, for good.' })
  @IsOptional()
  @Check('OUT_OF_RANGE', (value) => !isMoment(value) || ((value as Date) > new Date() && !isBeyondCalendar(value)))
  until?: Date | null;

  @Field({ description: 'For the audit log.' })
  @Text({ max: DECISION_NOTE_MAX })
  reason: string;
}
