import type { CompanyNotificationRowFragment } from '#/api/generated.ts';

/** What is told of applications comes once for each: a list says it by the posting, as personal notifications are said by the post. */
const BY_POSTING: ReadonlySet<string> = new Set(['Application', 'applicationReminder']);

/** Notifications of one thing: the newest, and all that it stands for. */
export interface CompanyNews {
  newest: CompanyNotificationRowFragment;
  all: readonly CompanyNotificationRowFragment[];
}

/** A list with the newest first by thing, as far as it is loaded: what is unread and what is read stay apart. */
export function newsByThing(list: readonly CompanyNotificationRowFragment[]): CompanyNews[] {
  const news = Map.groupBy(list, ({ uuid, type, jobPostingUuid, isRead }) =>
    jobPostingUuid && BY_POSTING.has(type) ? `${type} ${jobPostingUuid} ${isRead}` : uuid,
  );
  return [...news.values()].flatMap((all) => (all[0] ? [{ newest: all[0], all }] : []));
}
