import { updateMyInfo } from '@haiko/shared/contract/users';
import type { NotificationSettings } from '@haiko/shared/notifications';
import { NotificationSettingsDocument } from '#/api/generated.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';

/** Settings are saved as a whole: one after the other, so that the last wish is the one that stays. */
let saving: Promise<unknown> = Promise.resolve();

/** Shows the settings at once and saves them; rejects, with the old ones shown again, when they cannot be saved. */
export async function saveNotificationSettings(notificationSettings: NotificationSettings): Promise<void> {
  await optimistic(
    (cache) =>
      cache.updateQuery({ query: NotificationSettingsDocument }, (data) => {
        if (!data) return undefined;
        const { mutedTypes, quietHours } = notificationSettings;
        const { notificationSettings: old } = data.readUserInformation;
        const shown = { ...old, mutedTypes, quietHours: { ...old.quietHours, ...quietHours } };
        return { readUserInformation: { ...data.readUserInformation, notificationSettings: shown } };
      }),
    () => {
      const saved = saving
        .catch(() => undefined)
        .then(() => rest.call(updateMyInfo, { body: { notificationSettings } }));
      saving = saved;
      return saved;
    },
  );
}
