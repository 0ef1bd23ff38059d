import { KEPT_ROWS } from '@haiko/shared/i18n/legal';
import { PersonalData } from '../src/platform/personal-data/personal-data.js';
import { startApp, type TestApp } from './app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

/** What is known of people by a keyed hash alone, without a foreign key. */
const BY_HASH = ['suspended_identities.identity_hash', 'refused_addresses.address_hash'];

/**
 * Which tables and lists of the export each row of the privacy policy's table `kept` is about. Whoever adds one finds its row,
 * sees whether what the row says is still true in all nine languages, and puts it here.
 */
const POLICY: Readonly<Record<(typeof KEPT_ROWS)[number], { tables: string[]; exports: string[] }>> = {
  account: {
    tables: ['users', 'identities', 'passkeys', 'second_factors', 'followed_nationalities'],
    exports: ['profile', 'identities', 'passkeys', 'secondFactor', 'followedNationalities'],
  },
  consents: { tables: ['consents'], exports: ['consents'] },
  content: {
    tables: [
      ...['posts', 'post_files', 'post_hashtags', 'post_search', 'hashtags', 'comments', 'files'],
      ...['translations', 'translation_suggestions', 'translation_allowances'],
    ],
    exports: ['posts', 'comments', 'files', 'translationSuggestions'],
  },
  messages: { tables: ['conversations', 'notes'], exports: ['notes'] },
  social: {
    tables: [
      'friendships',
      'ended_friendships',
      'blocks',
      'company_blocks',
      'post_reactions',
      'comment_likes',
      'post_scraps',
    ],
    exports: [
      'friendships',
      'endedFriendships',
      'blockedPeople',
      'blockedCompanies',
      'postReactions',
      'commentLikes',
      'postScraps',
    ],
  },
  jobs: { tables: ['job_posting_scraps', 'job_alerts'], exports: ['scrappedJobPostings', 'jobAlerts'] },
  resumes: {
    tables: [
      ...['resumes', 'resume_texts', 'resume_experiences', 'resume_files'],
      ...['applications', 'application_steps', 'application_notes', 'application_note_files'],
    ],
    exports: ['resumes', 'applications', 'applicationNotes'],
  },
  companies: {
    tables: [
      ...[
        'companies',
        'company_members',
        'company_invitations',
        'company_notifications',
        'job_postings',
        'job_posting_categories',
      ],
      ...['job_posting_language_levels', 'job_posting_regions', 'job_posting_visas'],
    ],
    exports: ['companies', 'companyMemberships', 'jobPostings'],
  },
  views: { tables: ['post_view_logs', 'job_posting_views'], exports: ['postViews'] },
  logins: { tables: ['sessions', 'sign_in_keys', 'sign_in_states', 'sign_in_tickets'], exports: ['sessions'] },
  news: {
    tables: ['notifications', 'post_announcements', 'push_subscriptions', 'live_cursors', 'live_events'],
    exports: ['notifications', 'pushSubscriptions'],
  },
  mails: { tables: ['mails', 'refused_addresses'], exports: ['mails'] },
  reports: {
    tables: ['reports', 'report_cases', 'scam_marks', 'suspensions', 'suspended_identities', 'person_notes'],
    exports: ['reports', 'decisions', 'scamMarks'],
  },
  staff: {
    tables: ['audit_log', 'desk_work', 'visa_rules', 'wage_defaulter_matches', 'watched_words'],
    exports: ['administratorActs', 'visaRules', 'watchedWords', 'writtenPersonNotes'],
  },
  technical: { tables: ['rate_limits', 'request_keys'], exports: [] },
  backups: { tables: ['deletions'], exports: [] },
};

/** What says nothing of anybody here: reference data, what the state has published, what is counted, and how far work has come. */
const IMPERSONAL = [
  ...['nationalities', 'sub_boards', 'exchange_rates', 'popular_posts', 'hot_job_postings', 'pinned_notice'],
  ...['feed_anchors', 'feed_changes', 'job_pay_medians'],
  ...[
    'job_imports',
    'job_import_sightings',
    'job_source_stops',
    'job_table_sources',
    'work24_state',
    'work24_postings',
    'translation_spending',
    'translation_provider_days',
    'translation_provider_troubles',
    'push_keys',
    'wage_defaulters',
    'legal_announcements',
    'shipped_visa_rules',
    'migrations',
  ],
];

/** What moderators and administrators may read of people, by the rows `moderators` and `administrators` of the policy. */
const STAFF_SEES: Readonly<Record<string, string[]>> = {
  AdminUser: [
    ...['uuid', 'nickname', 'profileImageUrl', 'email', 'language', 'role', 'suspendedUntil', 'createdAt'],
    ...['isEmailConfirmed', 'hasSecondFactor', 'isRemovalAsked'],
  ],
  PersonNote: ['uuid', 'createdAt', 'text', 'writtenBy'],
  PersonHistory: [
    ...['createdAt', 'suspendedUntil', 'role', 'suspensions', 'warnings', 'cases', 'upheld', 'reports', 'kept'],
    ...['acceptedSuggestions', 'rejectedSuggestions', 'rejections', 'returnMark', 'pastCases'],
  ],
  ReturnMark: [...['sureness', 'accounts', 'suspended']],
  Reporter: ['user', 'reason', 'text', 'createdAt', 'reports', 'kept'],
};

async function column(sql: string): Promise<string[]> {
  const { rows } = await test.database.execute(sql, []);
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Every column with a foreign key to people. */
const personalColumns = () =>
  column(
    `select key.conrelid::regclass || '.' || attribute.attname as name
     from pg_constraint key join pg_attribute attribute
       on attribute.attrelid = key.conrelid and attribute.attnum = any(key.conkey)
     where key.contype = 'f' and key.confrelid = 'users'::regclass`,
  );

describe('what is kept about people', () => {
  it('is answered for by a feature, column by column (else: PersonalData.part in the feature)', async () => {
    const answered = test.app.get(PersonalData).columns.map((personal) => personal.column);
    const columns = [...(await personalColumns()), ...BY_HASH];
    const unanswered = columns.filter((name) => !answered.includes(name));
    expect(unanswered).toEqual([]);
    expect(answered.filter((name) => !columns.includes(name))).toEqual([]);
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('is in the privacy policy, table by table', async () => {
    const tables = await column(`select tablename as name from pg_tables where schemaname = 'public'`);
    const said = [...Object.values(POLICY).flatMap((row) => row.tables), ...IMPERSONAL];
    expect(said.toSorted()).toEqual(tables.toSorted());
    const personal = (await personalColumns()).map((name) => name.split('.')[0]);
    expect(personal.filter((name = '') => IMPERSONAL.includes(name))).toEqual([]);
  });

  it('is in the privacy policy, list by list of the export', () => {
    const lists = test.app.get(PersonalData).values.flatMap((part) => Object.keys(part.exports));
    expect(
      Object.values(POLICY)
        .flatMap((row) => row.exports)
        .toSorted(),
    ).toEqual(lists.toSorted());
  });

  it.each(Object.keys(STAFF_SEES))('is shown to staff as the privacy policy says: %s', async (type) => {
    const asked = `{ __type(name: "${type}") { fields { name } } }`;
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: asked }),
    });
    const { data } = (await response.json()) as { data: { __type: { fields: { name: string }[] } } };
    expect(data.__type.fields.map(({ name }) => name).toSorted()).toEqual(STAFF_SEES[type]?.toSorted());
  });
});
