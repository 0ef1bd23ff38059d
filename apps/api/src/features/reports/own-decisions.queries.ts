import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { decisionReason } from '@haiko/shared/i18n/serverMessages';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type RowOf, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, PageOf, readPage } from '../../platform/graphql/page.js';
import { ReportDecisionEnum } from './reports.inputs.js';
import { ReportedThingView } from './reports.views.js';

@ObjectType('OwnDecision', { description: 'What moderators decided about something of the viewer’s own.' })
export class OwnDecisionView {
  @Field(() => ID, { description: 'Of the case: an appeal names it.' })
  uuid: string;

  @Field(() => ReportedThingView)
  target: ReportedThingView;

  @Field(() => ReportDecisionEnum)
  decision: keyof typeof ReportDecisionEnum;

  @Field({ description: 'Why, in the reader’s language.' })
  why: string;

  @Field()
  decidedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when this decision suspends the viewer, in the year 9999 for good; null where it does not, or not any more.',
  })
  suspendedUntil: Date | null;

  @Field(() => String, { nullable: true, description: 'What the viewer said against it.' })
  appeal: string | null;

  @Field(() => Date, { nullable: true, description: 'When another moderator decided about the appeal.' })
  heardAt: Date | null;

  @Field({ description: 'Whether an appeal is possible.' })
  mayAppeal: boolean;
}

export const OwnDecisionPageView = PageOf(OwnDecisionView, 'OwnDecisionPage');

const LISTED = `c.author_uuid = :author and (c.decision <> 'KEEP' or c.appealed_at is not null)`;

/** From ix_report_cases_author: few people have many. */
const OWN_DECISIONS = statement(
  'reports.ownDecisions',
  `
    select c.uuid, c.target_type as "targetType", c.target_uuid as "targetUuid", c.excerpt, c.decision, c.reason,
      c.decided_at as "decidedAt", c.appeal, c.heard_at as "heardAt",
      (select s.until from suspensions s
        where s.user_uuid = c.author_uuid and s.report_case_uuid = c.uuid and s.until > now()) as "suspendedUntil"
    from report_cases c where ${LISTED} order by c.decided_at desc, c.uuid desc offset :skip limit :limit`,
);

const OWN_DECISIONS_TOTAL = statement(
  'reports.ownDecisionsTotal',
  `select count(*)::int as total from report_cases c where ${LISTED}`,
);

/** What authors read of decisions about what is theirs. */
@Injectable()
export class OwnDecisionsQueries {
  constructor(private readonly database: Database) {}

  page(
    { viewer, language }: Reader<Viewer>,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<OwnDecisionView>> {
    const own = { author: viewer.uuid };
    return readPage({
      take,
      rows: (limit) => this.database.rows(OWN_DECISIONS, { ...own, skip, limit }),
      toItem: (row) => ownDecisionView(row, language),
      total: wantsTotal && (() => this.database.total(OWN_DECISIONS_TOTAL, own)),
    });
  }
}

function ownDecisionView(row: RowOf<'reports.ownDecisions'>, language: Reader['language']): OwnDecisionView {
  const { targetType, targetUuid, excerpt, decision, decidedAt, reason, ...rest } = row;
  return {
    ...rest,
    decision: decision ?? 'KEEP',
    decidedAt: decidedAt ?? new Date(0),
    target: { type: targetType, uuid: targetUuid, excerpt },
    why: decisionReason(reason ?? 'OTHER', language),
    mayAppeal: row.appeal === null && decision !== 'KEEP',
  };
}
