import type { ApolloClient } from '@apollo/client';
import type { ScreenEvent } from '#/api/live/liveEvents.ts';

/** The fields of the schema that hold applications. */
export const APPLICATION_LISTS = [
  ...['readMyApplications', 'readApplicationsOfPosting', 'readApplicationInbox'],
  ...['readApplicationCounts', 'readApplication'],
];

/**
 * Once either side or a colleague has done something, what is known of applications is asked for anew by the screen that is opened
 * next. One that is open reads again by itself (`useApplicationNews`), and shows what it has until then.
 */
export function forgetAtNews({ cache }: Pick<ApolloClient, 'cache'>, event: ScreenEvent): void {
  if (event.name !== 'application' && event.name !== 'missed') return;
  for (const fieldName of APPLICATION_LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
}
