import * as companies from '@haiko/shared/contract/companies';
import { client } from '#/api/client.ts';
import { CompanyNotificationDocument, CompanyStatusDocument, MyCompanyDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import type { MyCompany, payloadOf } from './company.schema.ts';
import type { CompanyNews } from './companyNews.ts';
import { reviewStatusOf, type ReviewStatus } from './reviewStatus.ts';

type Leave = () => Promise<void> | void;
/** What `payloadOf` made: the rules it comes from bring the forms' libraries, which nobody needs here. */
type Payload = ReturnType<typeof payloadOf>;

/** Registers a company; it waits for its review from then on. `leave` goes away before the screens know of it. */
export function registerCompany(body: Payload, leave: Leave): Promise<void> {
  return changeStanding(() => rest.call(companies.registerCompany, { body }), leave);
}

/**
 * Changes the version of the company that was read; `forgetCompany` has to follow. Rejects with CHANGED_MEANWHILE where another
 * version is saved.
 */
export async function updateCompany(uuid: string, body: Payload, updatedAt: string | undefined): Promise<void> {
  await rest.call(companies.updateCompany, { params: { id: uuid }, body: { ...body, updatedAt } });
}

export function deleteCompany(uuid: string, leave: Leave): Promise<void> {
  return changeStanding(() => rest.call(companies.deleteCompany, { params: { id: uuid } }), leave);
}

let changes = 0;

/** Whether the reader registers or deletes the company just now: live news of that may be faster than the reply to it. */
export function isStandingChanging(): boolean {
  return changes > 0;
}

async function changeStanding(write: () => Promise<unknown>, leave: Leave): Promise<void> {
  changes += 1;
  try {
    await write();
    await leave();
    await forgetCompany();
  } finally {
    changes -= 1;
  }
}

/** The own company as it is on the server now, with a fresh link to its certificate. Rejects when it cannot be read. */
export async function loadCompany(): Promise<MyCompany> {
  const { data } = await client.query({ query: MyCompanyDocument, fetchPolicy: 'network-only' });
  if (!data?.getMyCompanyDetail) throw new Error('There is no company any more.');
  return data.getMyCompanyDetail;
}

/** Where the own company stands on the server now: a review may have ended since the screen was opened. */
export async function loadReviewStatus(): Promise<ReviewStatus | undefined> {
  const { data } = await client.query({ query: CompanyStatusDocument, fetchPolicy: 'network-only' });
  return data && reviewStatusOf(data.getMyCompanyStatus.status);
}

/**
 * Marks a notification as read on the server, which reading it does, and in every list here with those that it stands for: the server has the
 * older ones of the same thing read with it.
 */
export async function openNotification({ newest: { uuid }, all }: CompanyNews): Promise<void> {
  await client.query({ query: CompanyNotificationDocument, variables: { uuid }, fetchPolicy: 'network-only' });
  markNotificationsRead(...all.map((each) => each.uuid));
}

/** Shows here what the server knows already: that notifications were read. */
export function markNotificationsRead(...uuids: string[]): void {
  for (const uuid of uuids) {
    client.cache.modify({ id: `CompanyNotification:${uuid}`, fields: { isRead: () => true } });
  }
  void refreshStatus();
}

/** What is known of the company is asked for afresh. */
export async function forgetCompany(): Promise<void> {
  for (const fieldName of ['getMyCompanyDetail', 'readMyCompanyNotifications']) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  client.cache.gc();
  await refreshStatus();
}

async function refreshStatus(): Promise<void> {
  // Whatever shows it asks again by itself when this fails.
  await client.query({ query: CompanyStatusDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
