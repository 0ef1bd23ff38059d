import { Field, ObjectType } from '@nestjs/graphql';
import {
  type NotificationSettings,
  PUSH_TYPES,
  type PushType,
  type QuietHours,
  TIME_OF_DAY,
} from '@haiko/shared/notifications';
import { ArrayUnique, IsBoolean } from 'class-validator';
import { Check, Describe, List, MaxItems, Nested, OneOf } from '../../platform/validation/validators.js';

const isTime = (value: unknown) => typeof value === 'string' && TIME_OF_DAY.test(value);

/** No push messages at these hours of Korea. */
@ObjectType('QuietHours')
export class QuietHoursView implements QuietHours {
  @Field()
  @IsBoolean()
  isOn: boolean;

  @Field({ description: '`HH:MM` in Korea.' })
  @Describe({ type: 'string', pattern: TIME_OF_DAY.source })
  @Check('INVALID', isTime)
  from: string;

  @Field({ description: '`HH:MM` in Korea; before `from` it is of the next day.' })
  @Describe({ type: 'string', pattern: TIME_OF_DAY.source })
  @Check('INVALID', isTime)
  to: string;
}

/** What is pushed to a person's browsers; read and written in one shape, and replaced as a whole. */
@ObjectType('NotificationSettings')
export class NotificationSettingsView implements NotificationSettings {
  @Field(() => [String], {
    description: `Not to be pushed, of: ${PUSH_TYPES.join(', ')}.`,
    complexity: 0,
  })
  @List()
  @MaxItems(PUSH_TYPES.length)
  @ArrayUnique()
  @OneOf(PUSH_TYPES, { each: true })
  mutedTypes: PushType[];

  @Field(() => QuietHoursView)
  @Check('REQUIRED', (value) => value !== undefined && value !== null)
  @Nested(() => QuietHoursView)
  quietHours: QuietHoursView;
}
