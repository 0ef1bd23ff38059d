import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccessModule } from './platform/access/access.module.js';
import { ConfigModule } from './platform/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { QueryModule } from './platform/graphql/graphql.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { DeletionsModule } from './platform/deletions/deletions.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PersonalDataModule } from './platform/personal-data/personal-data.module.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { RenderingModule } from './platform/rendering/rendering.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { AdministrationModule } from './features/administration/administration.module.js';
import { AuditModule } from './features/audit/audit.module.js';
import { BlocksModule } from './features/blocks/blocks.module.js';
import { BoardsModule } from './features/boards/boards.module.js';
import { CommentsModule } from './features/comments/comments.module.js';
import { ConsentsModule } from './features/consents/consents.module.js';
import { CompaniesModule } from './features/companies/companies.module.js';
import { CompanyMembersModule } from './features/company-members/company-members.module.js';
import { DeskModule } from './features/desk/desk.module.js';
import { EventsModule } from './features/events/events.module.js';
import { FeastsModule } from './features/feasts/feasts.module.js';
import { FeedModule } from './features/feed/feed.module.js';
import { ExchangeRatesModule } from './features/exchange-rates/exchange-rates.module.js';
import { FilesModule } from './features/files/files.module.js';
import { FriendsModule } from './features/friends/friends.module.js';
import { ApplicationsModule } from './features/applications/applications.module.js';
import { JobAlertsModule } from './features/job-alerts/job-alerts.module.js';
import { JobImportsModule } from './features/job-imports/job-imports.module.js';
import { JobPostingEngagementModule } from './features/job-posting-engagement/job-posting-engagement.module.js';
import { JobPostingsModule } from './features/job-postings/job-postings.module.js';
import { JobSearchModule } from './features/job-search/job-search.module.js';
import { MailModule } from './features/mail/mail.module.js';
import { MailNoticesModule } from './features/mail-notices/mail-notices.module.js';
import { NationalitiesModule } from './features/nationalities/nationalities.module.js';
import { NotesModule } from './features/notes/notes.module.js';
import { NotificationsModule } from './features/notifications/notifications.module.js';
import { OperationsModule } from './features/operations/operations.module.js';
import { OperatorModule } from './features/operator/operator.module.js';
import { PagesModule } from './features/pages/pages.module.js';
import { PostReactionsModule } from './features/post-reactions/post-reactions.module.js';
import { PostSearchModule } from './features/post-search/post-search.module.js';
import { PostsModule } from './features/posts/posts.module.js';
import { PushModule } from './features/push/push.module.js';
import { ReferenceModule } from './features/reference/reference.module.js';
import { ReportsModule } from './features/reports/reports.module.js';
import { ResumesModule } from './features/resumes/resumes.module.js';
import { SessionsModule } from './features/sessions/sessions.module.js';
import { PasskeysModule } from './features/passkeys/passkeys.module.js';
import { PersonHistoryModule } from './features/person-history/person-history.module.js';
import { PersonNotesModule } from './features/administration/person-notes.module.js';
import { SecondFactorModule } from './features/second-factor/second-factor.module.js';
import { SocialSignInModule } from './features/social-sign-in/social-sign-in.module.js';
import { SuggestionsModule } from './features/suggestions/suggestions.module.js';
import { UsersModule } from './features/users/users.module.js';
import { VisaRulesModule } from './features/visa-rules/visa-rules.module.js';
import { WatchedWordsModule } from './features/watched-words/watched-words.module.js';
import { WageDefaultersModule } from './features/wage-defaulters/wage-defaulters.module.js';
import { JobSourcesModule } from './features/job-sources/job-sources.module.js';
import { JobTablesModule } from './features/job-tables/job-tables.module.js';
import { WritingsModule } from './features/writings/writings.module.js';
import { WithdrawalModule } from './features/withdrawal/withdrawal.module.js';
import { Work24Module } from './features/work24/work24.module.js';

@Module({
  imports: [
    ConfigModule,
    MetricsModule,
    TracingModule,
    DatabaseModule,
    AccessModule,
    QueryModule,
    HttpModule,
    RenderingModule,
    JobsModule,
    PersonalDataModule,
    DeletionsModule,
    RateLimitModule,
    IdempotencyModule,
    UsersModule,
    VisaRulesModule,
    WageDefaultersModule,
    WatchedWordsModule,
    ResumesModule,
    SessionsModule,
    MailModule,
    AccountsModule,
    WithdrawalModule,
    SocialSignInModule,
    PasskeysModule,
    PersonNotesModule,
    SecondFactorModule,
    FilesModule,
    NationalitiesModule,
    OperatorModule,
    ReferenceModule,
    BlocksModule,
    FriendsModule,
    NotificationsModule,
    PostsModule,
    PostSearchModule,
    PostReactionsModule,
    JobPostingsModule,
    JobPostingEngagementModule,
    JobSearchModule,
    SuggestionsModule,
    JobImportsModule,
    Work24Module,
    WritingsModule,
    JobSourcesModule,
    JobTablesModule,
    JobAlertsModule,
    ApplicationsModule,
    CommentsModule,
    AuditModule,
    AdministrationModule,
    DeskModule,
    ReportsModule,
    PersonHistoryModule,
    BoardsModule,
    EventsModule,
    PushModule,
    CompaniesModule,
    CompanyMembersModule,
    ConsentsModule,
    NotesModule,
    ExchangeRatesModule,
    FeastsModule,
    FeedModule,
    OperationsModule,
    PagesModule,
    MailNoticesModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
})
export class AppModule {}
