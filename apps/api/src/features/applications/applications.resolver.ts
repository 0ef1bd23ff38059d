import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pick } from '@haiko/shared/i18n/localized';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { type Page, PageArgs, Wants, WantsTotal } from '../../platform/graphql/page.js';
import { TEXT } from '../../platform/graphql/localized.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { Translator } from '../machine-translation/translator.js';
import { ApplicationCountsArgs, ApplicationsOfPostingArgs, MyApplicationsArgs } from './applications.args.js';
import { ApplicationsQueries, MAX_COUNTED_POSTINGS } from './applications.queries.js';
import {
  ApplicationCountPageView,
  ApplicationCountView,
  ApplicationPageView,
  ApplicationView,
  ShownApplicationView,
} from './applications.views.js';

@Resolver(() => ApplicationView)
export class ApplicationsResolver {
  constructor(
    private readonly queries: ApplicationsQueries,
    private readonly translator: Translator,
  ) {}

  @Query(() => ApplicationView, { nullable: true, description: "Null for what is not the reader's." })
  @SignedIn()
  readApplication(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid }: UuidArgs,
  ): Promise<ApplicationView | null> {
    return this.queries.byUuid(reader, uuid);
  }

  @Query(() => ApplicationPageView, { description: 'What the reader has applied for, the latest first.' })
  @SignedIn()
  readMyApplications(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: MyApplicationsArgs,
    @WantsTotal() total: boolean,
    @Wants('items.history') history: boolean,
  ): Promise<Page<ApplicationView>> {
    return this.queries.ofSeeker(reader, args, { total, history });
  }

  @Query(() => ApplicationPageView, { description: "For a posting of the reader's company: unread ones first." })
  @SignedIn()
  readApplicationsOfPosting(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: ApplicationsOfPostingArgs,
    @WantsTotal() total: boolean,
    @Wants('items.history') history: boolean,
  ): Promise<Page<ApplicationView>> {
    return this.queries.ofPosting(reader, args, { total, history });
  }

  @Query(() => [ApplicationCountView], {
    description: "By posting of the reader's company, the one with the latest application first.",
    complexity: MAX_COUNTED_POSTINGS,
  })
  @SignedIn()
  readApplicationCounts(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { jobPostingUuid }: ApplicationCountsArgs,
  ): Promise<ApplicationCountView[]> {
    return this.queries.counts(reader, jobPostingUuid ?? null);
  }

  @Query(() => ApplicationCountPageView, { description: 'The same, by pages.' })
  @SignedIn()
  readApplicationInbox(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ApplicationCountView>> {
    return this.queries.inbox(reader, args, wantsTotal);
  }

  @ResolveField(() => ShownApplicationView, {
    description: 'The message in one language, also for who wrote it: it is how the company reads it.',
  })
  @TakesLanguage()
  shown({ [TEXT]: text, originalLanguage }: ApplicationView, { language: wanted }: InLanguage): ShownApplicationView {
    const { text: message, language } = pick(text, originalLanguage, wanted);
    const state = this.translator.stateOf(text, originalLanguage, wanted);
    return { message, language, isTranslated: language !== originalLanguage, state };
  }
}
