import * as contract from '@haiko/shared/contract/jobAlerts';
import { searchText, type JobSearch } from '@haiko/shared/jobSearch';
import type { ApolloCache } from '@apollo/client';
import { client } from '#/api/client.ts';
import { errorCode } from '#/api/errorMessage.ts';
import { JobAlertsDocument, type JobAlertsQuery } from '#/api/generated.ts';
import { newUuid } from '#/api/newUuid.ts';
import { optimistic } from '#/api/optimistic.ts';
import { rest } from '#/api/rest.ts';
import { searchVariables } from '#/features/job-search/jobSearch.ts';
import { serverNow } from '#/i18n/serverClock.ts';

type JobAlert = JobAlertsQuery['readJobAlerts'][number];

const JOB_ALERTS = { query: JobAlertsDocument };

/** Keeps a search, shown at once. Rejects with `TOO_MANY_JOB_ALERTS` where there are as many as one can have. */
export async function createJobAlert(search: JobSearch): Promise<void> {
  const draft = { uuid: newUuid(), filter: searchText(search), createdAt: serverNow().toISOString() };
  let alert: JobAlert = { __typename: 'JobAlert', ...draft };
  await optimistic(
    (cache) => changeList(cache, (alerts) => [alert, ...alerts.filter(({ filter }) => filter !== alert.filter)]),
    async () => {
      const { uuid, filter, createdAt } = await rest.call(contract.createJobAlert, { body: searchVariables(search) });
      alert = { __typename: 'JobAlert', uuid, filter, createdAt };
    },
  );
  // A list that could not be loaded before is asked for again: without it the search would not look kept.
  if (!client.cache.readQuery(JOB_ALERTS)) {
    await client.query({ ...JOB_ALERTS, fetchPolicy: 'network-only' }).catch(() => undefined);
  }
}

/** Forgets a kept search, shown at once; one that was forgotten elsewhere meanwhile is gone as well. */
export async function deleteJobAlert(uuid: string): Promise<void> {
  await optimistic(
    (cache) => changeList(cache, (alerts) => alerts.filter((alert) => alert.uuid !== uuid)),
    () =>
      rest.call(contract.deleteJobAlert, { params: { id: uuid } }).catch((error: unknown) => {
        if (errorCode(error) !== 'NOT_FOUND') throw error;
      }),
  );
}

function changeList(cache: ApolloCache, change: (alerts: readonly JobAlert[]) => JobAlert[]): void {
  cache.updateQuery(JOB_ALERTS, (data) => data && { ...data, readJobAlerts: change(data.readJobAlerts) });
}
