import { searchOf } from '@haiko/shared/jobSearch';
import { pathOf } from '../features/job-alerts/job-alerts.policy.js';
import { DAY, HOUR, type Loading } from './loading.js';

/** Loads searches for postings that sample people keep, and what one of them found. */
export async function loadJobAlerts({ samples, uuidOf, moment, insert }: Loading): Promise<void> {
  const kept = samples.jobAlerts.map(({ person, search, ...rest }) => {
    const keyword = searchOf(new URLSearchParams(search)).keyword || null;
    const uuid = uuidOf('job alert', `${person} ${search}`);
    return { uuid, personUuid: uuidOf('person', person), keyword, filter: search, ...rest };
  });
  await insert('job_alerts', kept, ({ uuid, personUuid, daysAgo, keyword, filter }) => ({
    ...{ uuid, user_uuid: personUuid, keyword, filter },
    ...{ created_at: moment(daysAgo * DAY + 5), checked_at: moment(0) },
  }));
  await insert('notifications', kept, ({ uuid, personUuid, foundHoursAgo, filter }) => {
    if (foundHoursAgo === undefined) return [];
    const at = moment(foundHoursAgo * HOUR);
    return {
      ...{ receiver_uuid: personUuid, from_user_uuid: personUuid, type: 'Job Alert', cause_uuid: uuid },
      ...{ path: pathOf(filter), people_count: 1, created_at: at, grouped_since: at },
    };
  });
}
