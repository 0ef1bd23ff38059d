import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { filterText, pathOf } from '../features/job-alerts/job-alerts.policy.js';
import type { Filters } from '../features/job-postings/job-postings.facets.js';
import { insertRows } from './insert-rows.js';

interface Loaded {
  people: Map<string, string>;
  moment: (minutesAgo: number) => string;
}

interface SampleAlert {
  person: string;
  keyword: string | null;
  filters: Partial<Filters>;
  days: number;
  /** How long ago a posting was found, of which the person has not read yet. */
  foundHours?: number;
}

const DAY = 24 * 60;
const NONE: Filters = { regions: [], jobCategories: [], visas: [], languageIds: [], employmentTypes: [] };
const whole = (mainId: number) => ({ mainId, subId: null });
const part = (mainId: number, subId: number) => ({ mainId, subId });

// Welding in South Gyeongsang with E-7-4, part-time or daily work in Icheon, interpreting into Korean.
const ALERTS: readonly SampleAlert[] = [
  {
    person: 'linh',
    keyword: '용접',
    filters: { regions: [whole(38)], visas: [part(18, 1804)] },
    days: 20,
    foundHours: 6,
  },
  { person: 'linh', keyword: null, filters: { regions: [part(31, 3121)], employmentTypes: [5, 6] }, days: 9 },
  { person: 'linh', keyword: 'phiên dịch', filters: { languageIds: [1] }, days: 0 },
];

/** Loads searches for postings that sample people keep, and what one of them found. */
export async function loadJobAlerts(manager: EntityManager, { people, moment }: Loaded): Promise<void> {
  const kept = ALERTS.map((alert) => {
    const filters = { ...NONE, ...alert.filters };
    return { ...alert, uuid: randomUUID(), filters, filter: filterText(filters, alert.keyword) };
  });
  await insertRows(
    manager,
    'job_alerts',
    kept.map(({ uuid, person, keyword, filter, filters, days }) => ({
      uuid,
      user_uuid: people.get(person),
      keyword,
      filter,
      filters,
      created_at: moment(days * DAY + 5),
      checked_at: moment(0),
    })),
  );
  const found = kept.flatMap(({ foundHours, ...alert }) =>
    foundHours ? [{ ...alert, at: moment(foundHours * 60) }] : [],
  );
  await insertRows(
    manager,
    'notifications',
    found.map(({ uuid, person, filter, at }) => ({
      receiver_uuid: people.get(person),
      from_user_uuid: people.get(person),
      type: 'Job Alert',
      cause_uuid: uuid,
      path: pathOf(filter),
      people_count: 1,
      created_at: at,
      grouped_since: at,
    })),
  );
}
