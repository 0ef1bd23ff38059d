import { DECISION_REASONS } from '@haiko/shared/reports';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageArgs } from '../../platform/graphql/language.args.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CaseTranslations } from './case-translations.service.js';
import { DecisionsService } from './decisions.service.js';
import { type OwnDecisionView, OwnDecisionPageView, OwnDecisionsQueries } from './own-decisions.queries.js';
import { ReportCasesService } from './report-cases.service.js';
import {
  DecisionReasonView,
  MOST_PARTS,
  ReportCaseView,
  REPORTERS_SHOWN,
  CaseTranslationView,
} from './report-cases.views.js';
import { DecideReportArgs, ReportsArgs } from './reports.inputs.js';
import { ReportsQueries } from './reports.queries.js';
import { ReportPageView, ReportView } from './reports.views.js';

/** What moderators do, and what authors are told. */
@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class ReportsResolver {
  constructor(
    private readonly queries: ReportsQueries,
    private readonly decisions: DecisionsService,
    private readonly cases: ReportCasesService,
    private readonly ownDecisions: OwnDecisionsQueries,
    private readonly translations: CaseTranslations,
  ) {}

  @Query(() => ReportPageView, { description: 'What people have reported, newest first.' })
  readReports(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ReportsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ReportView>> {
    return this.queries.page(reader, args.state ?? 'ALL', args, wantsTotal);
  }

  @Query(() => ReportPageView, {
    description: 'What reads like a scam and waits for a decision, newest first, with or without a report.',
  })
  readScamCases(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ReportView>> {
    return this.queries.page(reader, 'SCAMS', args, wantsTotal);
  }

  @Query(() => ReportPageView, {
    description:
      'What has a word that moderators watch and waits for a decision, newest first, with or without a report.',
  })
  readWatchedWordCases(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ReportView>> {
    return this.queries.page(reader, 'WORDS', args, wantsTotal);
  }

  @Query(() => ReportCaseView, { nullable: true, description: 'One case with all that is needed to decide.' })
  readReportCase(@CurrentReader() reader: Reader<Viewer>, @Args() { uuid }: UuidArgs): Promise<ReportCaseView | null> {
    return this.cases.open(reader, uuid);
  }

  @Query(() => [DecisionReasonView], {
    complexity: DECISION_REASONS.length,
    description: 'Why something can be decided, as the author is told.',
  })
  readDecisionReasons(
    @CurrentReader() { language: own }: Reader,
    @Args() { language }: LanguageArgs,
  ): DecisionReasonView[] {
    return this.cases.reasons(language ?? own);
  }

  @Query(() => OwnDecisionPageView, { description: 'What was decided about things of the viewer’s own, newest first.' })
  @SignedIn({ evenIfSuspended: true })
  readOwnDecisions(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<OwnDecisionView>> {
    return this.ownDecisions.page(reader, args, wantsTotal);
  }

  @Mutation(() => ReportView)
  @RateLimit('admin')
  decideReport(@CurrentReader() reader: Reader<Viewer>, @Args() args: DecideReportArgs): Promise<ReportView> {
    return this.decisions.decide(reader, args);
  }

  @Mutation(() => [CaseTranslationView], {
    complexity: MOST_PARTS + REPORTERS_SHOWN,
    description:
      'The texts of a case that stand in other languages, the appeal and what reporters wrote among them, in the reader’s; that is written down.',
  })
  @RateLimit('translateNote')
  translateReportCase(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid }: UuidArgs,
  ): Promise<CaseTranslationView[]> {
    return this.translations.translate(reader, uuid);
  }
}
