import * as v from 'valibot';
import { Injectable } from '@nestjs/common';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, readPage } from '../../platform/graphql/page.js';
import { foldedTextHas } from '../../platform/search/folded-text.js';
import { COMPANY_CARD_SHAPE, companyCard } from '../companies/company-card.js';
import { areFriends, companyOf, notBlocked, notReported, USER_CARD } from '../users/users.queries.js';
import { conversationView, type ConversationView } from './conversations.views.js';
import type { ConversationListArgs } from './notes.args.js';

const LAST_NOTE_OF_APPLICATION = (application: string) => `
  select n.content, n.original_language, false as has_file from application_notes n
  where n.application_uuid = ${application} order by n.created_at desc, n.uuid desc limit 1`;

// Which of the viewer's conversations `c` are listed: those with the keyword; of friends only, of none of them, or all. Across
// a block nobody hears of the other.
const PRIVATE = `
  c.user_uuid = :viewer and c.last_note_uuid is not null
  and (:keyword?::varchar is null
    or exists (
      select from users p where p.uuid = c.partner_uuid and ${foldedTextHas('p.nickname', ':keyword?')})
    or exists (
      select from notes l, jsonb_each_text(l.content) as said
      where l.uuid = c.last_note_uuid and ${foldedTextHas('said.value', ':keyword?')}))
  and (:areFriends?::boolean is null or :areFriends? = ${areFriends('c.user_uuid', 'c.partner_uuid')})
  and ${notBlocked('c.partner_uuid', ':viewer')}`;

// The viewer's applications `a`, as seeker or as company: whoever may read one may read what was written about it. A company is
// nobody's friend.
const APPLIED = {
  seeker: {
    isTheirs: 'a.seeker_uuid = :viewer',
    partner: 'select c.company_name as name from companies c where c.uuid = a.company_uuid',
  },
  company: {
    isTheirs: `a.company_uuid = ${companyOf(':viewer')}`,
    partner: 'select u.nickname as name from users u where u.uuid = a.seeker_uuid',
  },
};
type Side = keyof typeof APPLIED;

const OF_APPLICATIONS = (side: Side) => `
  ${APPLIED[side].isTheirs} and a.last_note_at is not null and :areFriends?::boolean is not true
  and (:keyword?::varchar is null
    or exists (select from (${APPLIED[side].partner}) p where ${foldedTextHas('p.name', ':keyword?')})
    or exists (
      select from (${LAST_NOTE_OF_APPLICATION('a.uuid')}) l, jsonb_each_text(l.content) as said
      where ${foldedTextHas('said.value', ':keyword?')}))`;

// Of each kind as many as the page could need.
const KEYS_OF_APPLICATIONS = (side: Side) => `
  (select a.last_note_at, a.uuid, null::uuid, a.uuid, '${side}'::varchar from applications a where ${OF_APPLICATIONS(side)}
    order by a.last_note_at desc, a.uuid desc limit :skip::int + :limit::int)`;

// The keys come from ix_conversations_newest, ix_applications_notes_of_seeker and ix_applications_notes_of_company; unread notes
// are counted, not kept, so that nothing can drift.
export const CONVERSATIONS = statement(
  'notes.conversations',
  `
    with page (last_note_at, last_uuid, partner_uuid, application_uuid, side) as materialized (
      (select c.last_note_at, c.last_note_uuid, c.partner_uuid, null::uuid, null::varchar from conversations c where ${PRIVATE}
        order by c.last_note_at desc, c.last_note_uuid desc limit :skip::int + :limit::int)
      union all ${KEYS_OF_APPLICATIONS('seeker')}
      union all ${KEYS_OF_APPLICATIONS('company')}
      order by 1 desc, 2 desc offset :skip limit :limit
    )
    select page.application_uuid as "applicationUuid", page.last_note_at as "lastMessageAt",
      ${USER_CARD} as person,
      case when page.side = 'seeker' then ${companyCard('a.company_uuid')} end as company,
      (select json_build_object('uuid', p.uuid, 'title', p.title, 'originalLanguage', p.original_language) from job_postings p
        where p.uuid = a.job_posting_uuid and p.deleted_at is null and p.blocked_at is null) as "jobPosting",
      said.content, said.original_language as "originalLanguage", said.has_file as "hasFile",
      case when page.side is null
        then (select count(*)::int from notes r
          where r.recipient_uuid = :viewer and r.sender_uuid = page.partner_uuid and r.read_at is null
            and r.recipient_deleted_at is null)
        else (select count(*)::int from application_notes r
          where r.application_uuid = page.application_uuid and r.by <> page.side and r.read_at is null) end as "unreadCount"
    from page left join applications a on a.uuid = page.application_uuid
      join users u on u.uuid = coalesce(page.partner_uuid, a.seeker_uuid) cross join lateral (
      select case when seen.it then n.content else jsonb_build_object(n.original_language, '…') end as content, n.original_language,
        (seen.it and n.file_uuid is not null) as has_file
      from notes n cross join lateral (select ${notReported('note', 'n.uuid', ':viewer')} as it) seen
      where n.uuid = page.last_uuid and page.side is null
      union all (${LAST_NOTE_OF_APPLICATION('page.application_uuid')})
    ) said
    order by page.last_note_at desc, page.last_uuid desc`,
  {
    // ck_conversations_last_note, and what the three lists ask for.
    lastMessageAt: v.date(),
    hasFile: v.boolean(),
    company: v.nullable(COMPANY_CARD_SHAPE),
  },
);

const CONVERSATIONS_TOTAL = statement(
  'notes.conversationsTotal',
  `
    select ((select count(*) from conversations c where ${PRIVATE})
      + (select count(*) from applications a where ${OF_APPLICATIONS('seeker')})
      + (select count(*) from applications a where ${OF_APPLICATIONS('company')}))::int as total`,
);

/** The one list of those with whom somebody writes: people, companies that they applied to, and applicants of their own company. */
@Injectable()
export class ConversationsQueries {
  constructor(private readonly database: Database) {}

  page(
    reader: Reader<Viewer>,
    { keyword, isFriend, skip, take }: ConversationListArgs,
    wantsTotal: boolean,
  ): Promise<Page<ConversationView>> {
    const listed = { viewer: reader.viewer.uuid, keyword: keyword ?? null, areFriends: isFriend ?? null };
    return readPage({
      take,
      rows: (limit) => this.database.rows(CONVERSATIONS, { ...listed, skip, limit }),
      toItem: (row) => conversationView(row, reader),
      total: wantsTotal && (() => this.database.total(CONVERSATIONS_TOTAL, listed)),
    });
  }
}
