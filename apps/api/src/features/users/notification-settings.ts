import { Field, ObjectType } from '@nestjs/graphql';
import { type NotificationSettings, PUSH_TYPES, type PushType, type QuietHours } from '@haiko/shared/notifications';

/** No push messages at these hours of Korea. */
@ObjectType('QuietHours')
export class QuietHoursView implements QuietHours {
  @Field()
  isOn: boolean;

  @Field({ description: '`HH:MM` in Korea.' })
  from: string;

  @Field({ description: '`HH:MM` in Korea; before `from` it is of the next day.' })
  to: string;
}

/** What is pushed to a person's browsers; read and written in one shape, and replaced as a whole. */
@ObjectType('NotificationSettings')
export class NotificationSettingsView implements NotificationSettings {
  @Field(() => [String], {
    description: `Not to be pushed, of: ${PUSH_TYPES.join(', ')}.`,
    complexity: 0,
  })
  mutedTypes: PushType[];

  @Field(() => QuietHoursView)
  quietHours: QuietHoursView;
}
