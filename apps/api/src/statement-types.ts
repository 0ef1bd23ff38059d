// Written by `pnpm --filter @haiko/api sql-types`: what Postgres says of each statement. Not to be changed by hand.

import type { Identity } from './features/accounts/identity.entity.js';
import type { ApplicationNote } from './features/applications/application-note.entity.js';
import type { Application } from './features/applications/application.entity.js';
import type { ApplicationStep } from './features/applications/application.entity.js';
import type { AuditEntry } from './features/audit/audit-entry.entity.js';
import type { SubBoard } from './features/boards/sub-board.entity.js';
import type { Comment } from './features/comments/comment.entity.js';
import type { CompanyNotification } from './features/companies/company-notification.entity.js';
import type { Company } from './features/companies/company.entity.js';
import type { Consent } from './features/consents/consent.entity.js';
import type { DeskWork } from './features/desk/desk-work.entity.js';
import type { StoredLiveEvent } from './features/events/live-event.entity.js';
import type { StoredFile } from './features/files/file.entity.js';
import type { Friendship } from './features/friends/friendship.entity.js';
import type { JobImport } from './features/job-imports/job-import.entity.js';
import type { JobPostingRegion } from './features/job-postings/job-posting-parts.entity.js';
import type { JobPosting } from './features/job-postings/job-posting.entity.js';
import type { TranslationProviderDay } from './features/machine-translation/translation-provider-day.entity.js';
import type { Mail } from './features/mail/mail.entity.js';
import type { RefusedAddress } from './features/mail/refused-address.entity.js';
import type { Note } from './features/notes/note.entity.js';
import type { Notification } from './features/notifications/notification.entity.js';
import type { LegalAnnouncement } from './features/operator/legal-announcement.entity.js';
import type { PostReaction } from './features/post-reactions/post-reaction.entity.js';
import type { Post } from './features/posts/post.entity.js';
import type { ReportCase } from './features/reports/report-case.entity.js';
import type { Report } from './features/reports/report.entity.js';
import type { ScamMark } from './features/reports/scam-mark.entity.js';
import type { Resume } from './features/resumes/resume.entity.js';
import type { ResumeText } from './features/resumes/resume.entity.js';
import type { SignInKey } from './features/social-sign-in/sign-in-key.entity.js';
import type { TranslationSuggestion } from './features/suggestions/translation-suggestion.entity.js';
import type { Translation } from './features/translations/translation.entity.js';
import type { User } from './features/users/user.entity.js';
import type { StoredVisaRule } from './features/visa-rules/visa-rule.entity.js';
import type { WageDefaulterMatch } from './features/wage-defaulters/wage-defaulter.entity.js';
import type { Work24Posting } from './features/work24/work24.entity.js';

/** JSON as a text, or what the driver makes such a text of: no array, of which it makes one of Postgres. */
type JsonParameter = string | (object & { length?: never });


type Same<Declared, Allowed> = [Declared] extends [Allowed] ? ([Allowed] extends [Declared] ? true : false) : false;
type Holds<Truth extends true> = Truth;
/** What check constraints allow is what entities declare. */
export interface CheckedColumns {
  "ApplicationNote['by']": Holds<Same<ApplicationNote['by'], 'seeker' | 'company'>>;
  "ApplicationNote['originalLanguage']": Holds<Same<ApplicationNote['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "ApplicationStep['by']": Holds<Same<ApplicationStep['by'], 'seeker' | 'company' | 'system'>>;
  "ApplicationStep['state']": Holds<Same<ApplicationStep['state'], 'sent' | 'read' | 'talk' | 'offer' | 'accepted' | 'declined' | 'withdrawn' | 'closed'>>;
  "Application['originalLanguage']": Holds<Same<Application['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "Application['state']": Holds<Same<Application['state'], 'sent' | 'read' | 'talk' | 'offer' | 'accepted' | 'declined' | 'withdrawn' | 'closed'>>;
  "AuditEntry['targetType']": Holds<Same<AuditEntry['targetType'], 'user' | 'post' | 'comment' | 'note' | 'job-posting' | 'company' | 'sub-board' | 'file' | 'queue' | 'visa-rule' | 'resume' | 'wage-defaulter' | 'application' | 'application-note' | 'job-source' | 'watched-word'>>;
  "Comment['originalLanguage']": Holds<Same<Comment['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "CompanyNotification['type']": Holds<Same<CompanyNotification['type'], 'approval' | 'rejection' | 'payTooLowSoon' | 'payTooLow' | 'businessClosed' | 'businessOpen' | 'Application' | 'applicationReminder'>>;
  "Company['businessStatus']": Holds<Same<Company['businessStatus'], 'NOT_ASKED' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | 'NOT_REGISTERED'>>;
  "Company['status']": Holds<Same<Company['status'], 'pending' | 'resubmitted' | 'approved' | 'rejected'>>;
  "Consent['name']": Holds<Same<Consent['name'], 'terms' | 'privacy' | 'purpose'>>;
  "DeskWork['kind']": Holds<Same<DeskWork['kind'], 'REPORT' | 'COMPANY' | 'SUGGESTION' | 'VISA_RULE'>>;
  "Friendship['state']": Holds<Same<Friendship['state'], 'REQUESTED' | 'FRIENDS' | 'REJECTED'>>;
  "Identity['provider']": Holds<Same<Identity['provider'], 'password' | 'google' | 'kakao' | 'line' | 'naver' | 'payco' | 'apple'>>;
  "JobPosting['housing']": Holds<Same<JobPosting['housing'], 'none' | 'dormitory' | 'allowance'>>;
  "JobPosting['originalLanguage']": Holds<Same<JobPosting['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "LegalAnnouncement['document']": Holds<Same<LegalAnnouncement['document'], 'terms' | 'privacy'>>;
  "Mail['kind']": Holds<Same<Mail['kind'], 'confirm-email' | 'change-email' | 'email-change-requested' | 'email-changed' | 'reset-password' | 'password-changed' | 'new-sign-in' | 'sign-in-added' | 'sign-in-removed' | 'second-factor-added' | 'second-factor-removed' | 'recovery-code-used' | 'company-invitation' | 'weekly-digest' | 'recovery-codes-renewed' | 'email-left'>>;
  "NonNullable<CompanyNotification['rejectionCause']>": Holds<Same<NonNullable<CompanyNotification['rejectionCause']>, 'UNREADABLE' | 'NO_CERTIFICATE' | 'OTHER_NAME' | 'OTHER_NUMBER' | 'NOT_ACTIVE' | 'NOT_THEIRS'>>;
  "NonNullable<Company['rejectionCause']>": Holds<Same<NonNullable<Company['rejectionCause']>, 'UNREADABLE' | 'NO_CERTIFICATE' | 'OTHER_NAME' | 'OTHER_NUMBER' | 'NOT_ACTIVE' | 'NOT_THEIRS'>>;
  "NonNullable<JobPosting['hiddenReason']>": Holds<Same<NonNullable<JobPosting['hiddenReason']>, 'BELOW_MINIMUM_WAGE' | 'SOURCE_STOPPED'>>;
  "NonNullable<ReportCase['decision']>": Holds<Same<NonNullable<ReportCase['decision']>, 'KEEP' | 'HIDE' | 'DELETE' | 'WARN' | 'SUSPEND'>>;
  "NonNullable<ReportCase['reason']>": Holds<Same<NonNullable<ReportCase['reason']>, 'SPAM' | 'FRAUD' | 'ABUSE' | 'SEXUAL' | 'PRIVACY' | 'ILLEGAL' | 'OTHER' | 'NOTHING_WRONG'>>;
  "NonNullable<ScamMark['sign']>": Holds<Same<NonNullable<ScamMark['sign']>, 'MONEY_FIRST' | 'COURIER' | 'DOCUMENT_KEPT' | 'NO_VISA' | 'MESSENGER_ONLY'>>;
  "NonNullable<StoredVisaRule['course']>": Holds<Same<NonNullable<StoredVisaRule['course']>, 'LANGUAGE' | 'ASSOCIATE' | 'BACHELOR' | 'MASTER' | 'DOCTOR' | 'RESEARCH'>>;
  "NonNullable<TranslationSuggestion['rejectionReason']>": Holds<Same<NonNullable<TranslationSuggestion['rejectionReason']>, 'OTHER_MEANING' | 'NOT_BETTER' | 'UNREADABLE' | 'ABUSE'>>;
  "Note['originalLanguage']": Holds<Same<Note['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "Notification['type']": Holds<Same<Notification['type'], 'Friend Request' | 'Friend Accept' | 'Post Like' | 'Comment Like' | 'Post' | 'Comment' | 'Scrap' | 'Job Alert' | 'Decision' | 'Visa Rule' | 'Company' | 'Company Invitation' | 'Desk' | 'Application State' | 'Legal Text'>>;
  "PostReaction['type']": Holds<Same<PostReaction['type'], 'Like' | 'Dislike'>>;
  "Post['board']": Holds<Same<Post['board'], 'COMMUNITY' | 'NOTICE' | 'INFORMATION' | 'PLACE' | 'NEWS'>>;
  "Post['originalLanguage']": Holds<Same<Post['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "RefusedAddress['reason']": Holds<Same<RefusedAddress['reason'], 'bounce' | 'complaint'>>;
  "ReportCase['targetType']": Holds<Same<ReportCase['targetType'], 'post' | 'comment' | 'note' | 'user' | 'job-posting' | 'application' | 'application-note' | 'company'>>;
  "Report['reason']": Holds<Same<Report['reason'], 'SPAM' | 'FRAUD' | 'ABUSE' | 'SEXUAL' | 'PRIVACY' | 'ILLEGAL' | 'OTHER'>>;
  "Report['targetType']": Holds<Same<Report['targetType'], 'post' | 'comment' | 'note' | 'user' | 'job-posting' | 'application' | 'application-note' | 'company'>>;
  "Resume['originalLanguage']": Holds<Same<Resume['originalLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "ScamMark['targetType']": Holds<Same<ScamMark['targetType'], 'post' | 'job-posting' | 'note' | 'comment'>>;
  "SignInKey['provider']": Holds<Same<SignInKey['provider'], 'google' | 'kakao' | 'line' | 'naver' | 'payco' | 'apple'>>;
  "StoredFile['purpose']": Holds<Same<StoredFile['purpose'], 'post' | 'profile' | 'note' | 'company-logo' | 'company-registration' | 'attachment' | 'resume'>>;
  "StoredLiveEvent['name']": Holds<Same<StoredLiveEvent['name'], 'badge' | 'note' | 'notification' | 'translation' | 'desk' | 'application'>>;
  "StoredVisaRule['reason']": Holds<Same<StoredVisaRule['reason'], 'OPEN' | 'CHECK_JOB_LIST' | 'NEEDS_PERMISSION' | 'NEEDS_SPONSOR' | 'GOVERNMENT_ONLY' | 'JOB_NOT_ALLOWED' | 'NO_WORK' | 'UNDER_AGE'>>;
  "StoredVisaRule['state']": Holds<Same<StoredVisaRule['state'], 'PROPOSED' | 'CONFIRMED' | 'WITHDRAWN'>>;
  "StoredVisaRule['verdict']": Holds<Same<StoredVisaRule['verdict'], 'NO' | 'ASK' | 'WITH_PERMIT' | 'YES'>>;
  "SubBoard['board']": Holds<Same<SubBoard['board'], 'NOTICE' | 'INFORMATION' | 'PLACE' | 'NEWS'>>;
  "TranslationProviderDay['fromLanguage']": Holds<Same<TranslationProviderDay['fromLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "TranslationProviderDay['toLanguage']": Holds<Same<TranslationProviderDay['toLanguage'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "TranslationSuggestion['language']": Holds<Same<TranslationSuggestion['language'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "TranslationSuggestion['state']": Holds<Same<TranslationSuggestion['state'], 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'OUTDATED'>>;
  "TranslationSuggestion['subjectType']": Holds<Same<TranslationSuggestion['subjectType'], 'post' | 'comment' | 'job-posting' | 'resume' | 'application' | 'application-note'>>;
  "Translation['language']": Holds<Same<Translation['language'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "Translation['state']": Holds<Same<Translation['state'], 'PENDING' | 'DONE' | 'HUMAN' | 'STALE' | 'FAILED' | 'UNSUPPORTED' | 'SKIPPED'>>;
  "Translation['subjectType']": Holds<Same<Translation['subjectType'], 'post' | 'comment' | 'job-posting' | 'resume' | 'application' | 'application-note'>>;
  "User['gender']": Holds<Same<User['gender'], 'male' | 'female' | ''>>;
  "User['language']": Holds<Same<User['language'], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "User['mailNotices'][number]": Holds<Same<User['mailNotices'][number], 'news' | 'jobs' | 'posts'>>;
  "User['readingLanguages'][number]": Holds<Same<User['readingLanguages'][number], 'ko' | 'en' | 'zh' | 'ja' | 'th' | 'vi' | 'km' | 'tl' | 'bn'>>;
  "User['role']": Holds<Same<User['role'], 'USER' | 'PARTNER' | 'MODERATOR' | 'ADMIN'>>;
  "WageDefaulterMatch['state']": Holds<Same<WageDefaulterMatch['state'], 'PROPOSED' | 'CONFIRMED' | 'REJECTED'>>;
}


interface AdministrationPeopleRow {
  uuid: string;
  nickname: string;
  profileImageUrl: string | null;
  language: User['language'];
  role: User['role'];
  suspendedUntil: Date | null;
  createdAt: Date;
  email: string | null;
  isEmailConfirmed: boolean;
  hasSecondFactor: boolean;
  isRemovalAsked: boolean;
}

interface ApplicationNotesLockTextRow {
  authorUuid: string;
  originalLanguage: ApplicationNote['originalLanguage'];
  content: ApplicationNote['content'];
}

interface ApplicationNotesOneRow {
  uuid: string;
  createdAt: Date;
  originalLanguage: ApplicationNote['originalLanguage'];
  content: ApplicationNote['content'];
  by: ApplicationNote['by'];
  isRead: boolean;
  seekerUuid: string;
  author: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  company: { uuid: string; companyName: string; logoFileUrl: string | null } | null;
  files: { uuid: string; name: string; path: string; type: string; size: number }[];
}

interface ApplicationsOfPostingRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  state: Application['state'];
  reason: string | null;
  readAt: Date | null;
  answeredAt: Date | null;
  interviewAt: Date | null;
  jobPostingUuid: string;
  resumeUuid: string | null;
  message: Application['message'];
  originalLanguage: Application['originalLanguage'];
  showVisa: boolean;
  isBlocked: boolean;
  seeker: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  isMinor: boolean | null;
  company: { uuid: string; companyName: string; logoFileUrl: string | null } | null;
  partnerLanguage: User['language'] | null;
  lastMessage: { content: ApplicationNote['content']; originalLanguage: ApplicationNote['originalLanguage']; hasFile: boolean } | null;
  lastMessageAt: Date | null;
  unreadCount: number;
  history: { state: ApplicationStep['state']; at: string; by: ApplicationStep['by'] }[] | null;
}

interface BoardsNewestRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  title: Post['title'];
  content: Post['content'];
  originalLanguage: Post['originalLanguage'];
  isHidden: boolean;
  views: number;
  likes: number;
  commentsCount: number;
  board: Post['board'];
  regionId: number | null;
  address: string | null;
  mapUrl: string | null;
  user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  files: { uuid: string; name: string; alt: string | null; path: string; thumbnailPath: string | null; width: number | null; height: number | null }[];
  hashtags: { uuid: string; name: string }[];
  subBoard: { uuid: string; names: SubBoard['names'] } | null;
  reaction: { uuid: string; type: PostReaction['type'] } | null;
  scrap: { uuid: string } | null;
}

interface CommentsOneRow {
  comment: { uuid: string; createdAt: string; isDeleted: boolean; originalLanguage: Comment['originalLanguage']; content: Comment['content']; likes: number; user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean }; like: { uuid: string; type: 'Like' } | null; replies: never[]; repliesCount: number };
}

interface CompaniesNotificationRow {
  uuid: string;
  createdAt: Date;
  type: CompanyNotification['type'];
  rejectionCause: NonNullable<CompanyNotification['rejectionCause']> | null;
  rejectionReason: string;
  jobPostingUuid: string | null;
  jobPostingTitle: string | null;
  isRead: boolean;
  companyUuid: string;
  companyName: string;
  status: Company['status'];
}

interface CompaniesNewestRow {
  uuid: string;
  companyName: string;
  businessRegistrationNumber: string;
  homepageUrl: string;
  logoFileName: string;
  logoPath: string | null;
  registrationFileName: string;
  registrationPath: string | null;
  managerName: string;
  managerPhone: string;
  managerMobile: string;
  managerEmail: string;
  rejectionCause: NonNullable<Company['rejectionCause']> | null;
  rejectionReason: string;
  status: Company['status'];
  updatedAt: Date;
  createdAt: Date;
  submittedAt: Date;
  businessStatus: Company['businessStatus'];
  businessCheckedAt: Date | null;
  businessClosedAt: Date | null;
  businessEndedOn: string | null;
  isOwn: boolean;
  isFriends: boolean;
  decidableFrom: Date | null;
  owner: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

interface FeedDeepPageRow {
  uuid: string;
  version: string | null;
  views: number;
  likes: number;
  commentsCount: number;
  reaction: { uuid: string; type: PostReaction['type'] } | null;
  scrap: { uuid: string } | null;
}

interface BlocksBlockedRow {
  user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

interface FriendsOneRow {
  uuid: string;
  createdAt: Date;
  state: Friendship['state'];
  requester: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  addressee: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

interface JobPostingsCompanyPostingsRow {
  uuid: string;
  url: string;
  createdAt: Date;
  updatedAt: Date;
  originalLanguage: JobPosting['originalLanguage'];
  source: string | null;
  title: JobPosting['title'];
  description: JobPosting['description'];
  extraInfo: JobPosting['extraInfo'];
  salaryTypeId: number;
  salaryAmountMin: number;
  salaryAmountMax: number;
  workingTime: number;
  workingDays: number | null;
  hasProbation: boolean;
  isPieceRate: boolean;
  educationId: number;
  career: number;
  employmentType: number;
  isRemote: boolean;
  housing: JobPosting['housing'];
  isPublic: boolean;
  deadlineDate: string;
  closedAt: Date | null;
  contactName: string;
  contactPhone: string;
  contactMobile: string;
  contactEmail: string;
  state: 'BLOCKED' | 'CLOSED' | 'EXPIRED' | 'HIDDEN' | 'OPEN';
  isListed: boolean;
  hasForbiddenWish: boolean;
  hasScamSign: boolean;
  isWageDefaulter: boolean;
  hiddenReason: NonNullable<JobPosting['hiddenReason']> | 'BUSINESS_CLOSED' | null;
  company: { uuid: string; companyName: string; managerName: string; homepageUrl: string; logoFileUrl: string | null; ownerUuid: string; isOwn: boolean; certificateCheckedAt: string | null; businessStatus: Company['businessStatus']; businessCheckedAt: string | null; answerHours: number | null } | { uuid: null; companyName: string; managerName: string; homepageUrl: string; logoFileUrl: null; ownerUuid: null; isOwn: boolean; certificateCheckedAt: null; businessStatus: 'NOT_ASKED'; businessCheckedAt: null; answerHours: null };
  regions: { levelOneId: number; levelTwoId: number | null; regionOriginal: JobPostingRegion['regionOriginal']; detailRegion: JobPostingRegion['detailRegion'] }[];
  jobCategories: { id: number; mainId: number; subId: number }[];
  visas: { id: number; mainId: number; subId: number }[];
  languageLevels: number[];
  scrap: { uuid: string } | null;
  ownVisa: { visaMainId: number | null; visaSubId: number | null; koreanLevel: number | null; birthDate: string | null } | null;
}

interface NotesMessagesRow {
  uuid: string;
  createdAt: Date;
  originalLanguage: Note['originalLanguage'];
  content: Note['content'];
  filePath: string | null;
  thumbnailPath: string | null;
  isRead: boolean;
  sender: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  recipient: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

interface NotificationsOneRow {
  uuid: string;
  type: Notification['type'];
  createdAt: Date;
  isRead: boolean;
  isReply: boolean;
  peopleCount: number;
  actors: unknown;
  path: string | null;
  commentText: Comment['content'] | null;
  commentLanguage: Comment['originalLanguage'] | null;
  commentAuthorUuid: string | null;
  postUuid: string | null;
  postTitle: Post['title'] | null;
  postLanguage: Post['originalLanguage'] | null;
  postAuthorUuid: string | null;
  newsSide: 'seeker' | 'company' | null;
  newsEvent: 'note' | 'interview' | Application['state'] | 'applicants' | null;
  newsName: string | null;
  newsCount: number | null;
  newsTitle: JobPosting['title'] | null;
  newsLanguage: JobPosting['originalLanguage'] | null;
}

interface PostTextsLockTextsRow {
  authorUuid: string;
  originalLanguage: Post['originalLanguage'];
  title: Post['title'];
  content: Post['content'];
}

interface ReportsCaseRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  targetType: ReportCase['targetType'];
  targetUuid: string;
  excerpt: string;
  reporters: number;
  decision: NonNullable<ReportCase['decision']> | null;
  decisionReason: NonNullable<ReportCase['reason']> | null;
  note: string | null;
  appealedAt: Date | null;
  heardAt: Date | null;
  isOwn: boolean;
  isEdited: boolean;
  author: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
  decidedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
  reason: Report['reason'] | 'FRAUD' | 'OTHER';
  scamSigns: NonNullable<ScamMark['sign']>[];
  watchedWords: { word: string; why: string }[];
  texts: string[];
}

interface ReportsCommentsOfPersonRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  excerpt: string;
  isHidden: boolean;
  caseUuid: string | null;
  decision: NonNullable<ReportCase['decision']> | null;
}

interface ResumeTextsLockTextsRow {
  authorUuid: string;
  originalLanguage: Resume['originalLanguage'];
  fields: Record<string, ResumeText['content']>;
}

interface ResumesOwnRow {
  uuid: string;
  updatedAt: Date;
  originalLanguage: Resume['originalLanguage'];
  visaMainId: number | null;
  visaSubId: number | null;
  showVisa: boolean;
  koreanLevel: number | null;
  availableFrom: string | null;
  texts: Record<string, ResumeText['content']>;
  experiences: { from: string; to: string | null }[];
  files: { uuid: string; name: string; path: string; type: string; size: number }[];
}

interface TranslationsAllRow {
  subjectType: Translation['subjectType'];
  subjectUuid: string;
  field: string;
  language: Translation['language'];
  state: Translation['state'];
  provider: string | null;
  error: string | null;
  updatedAt: Date;
}

interface TranslationsOldestSuggestionsRow {
  uuid: string;
  createdAt: Date;
  updatedAt: Date;
  subjectType: TranslationSuggestion['subjectType'];
  subjectUuid: string;
  field: string;
  language: TranslationSuggestion['language'];
  text: string;
  state: TranslationSuggestion['state'];
  rejectionReason: NonNullable<TranslationSuggestion['rejectionReason']> | null;
  isOwn: boolean;
  isFriends: boolean;
  decidableFrom: Date | null;
  suggester: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

interface VisaRulesOfStateRow {
  uuid: string;
  visa: string | null;
  course: NonNullable<StoredVisaRule['course']> | null;
  job: number | null;
  hoursAWeek: number | null;
  koreanLevel: number | null;
  under: number | null;
  verdict: StoredVisaRule['verdict'];
  reason: StoredVisaRule['reason'];
  from: string;
  until: string | null;
  sentence: StoredVisaRule['sentence'];
  source: string;
  checkedAt: string;
  replacesUuid: string | null;
  state: StoredVisaRule['state'];
  createdAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  proposedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
  decidedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
  confirmableAt: Date | null;
}

interface WageDefaultersOfStateRow {
  uuid: string;
  updatedAt: Date;
  state: WageDefaulterMatch['state'];
  name: string;
  representative: string;
  business: string;
  address: string;
  amount: number;
  publishedFrom: string;
  publishedUntil: string;
  companyUuid: string | null;
  companyName: string;
  businessRegistrationNumber: string;
  managerName: string;
}

interface WatchedWordsByUuidRow {
  uuid: string;
  word: string;
  why: string;
  createdAt: Date;
  addedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
}

declare module './platform/database/statement.js' {
  interface Statements {
    'access.noteWrite': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'access.viewer': {
      parameters: {
        session: string;
      };
      row: {
        sessionUuid: string;
        authenticatedAt: Date;
        uuid: string;
        createdAt: Date;
        role: User['role'];
        language: User['language'];
        readingLanguages: User['readingLanguages'];
        suspendedUntil: Date | null;
        isProven: boolean;
        isEmailConfirmed: boolean;
        followedNationalityUuids: string[];
        hidesSomething: boolean;
      };
    };
    'access.viewerAndPosition': {
      parameters: {
        lag: number;
        session: string;
      };
      row: {
        sessionUuid: string;
        authenticatedAt: Date;
        uuid: string;
        createdAt: Date;
        role: User['role'];
        language: User['language'];
        readingLanguages: User['readingLanguages'];
        suspendedUntil: Date | null;
        isProven: boolean;
        isEmailConfirmed: boolean;
        followedNationalityUuids: string[];
        hidesSomething: boolean;
        mustSee: number | null;
      };
    };
    'administration.countSuspensions': {
      parameters: {
        person: string;
      };
      row: {
        suspendedUntil: Date | null;
      };
    };
    'administration.endForCase': {
      parameters: {
        person: string;
        case: string;
      };
      row: {
        isRunning: boolean;
      };
    };
    'administration.endSuspensions': {
      parameters: {
        person: string;
      };
      row: never;
    };
    'administration.findByEmail': {
      parameters: {
        email: string;
      };
      row: {
        uuid: string;
        nickname: string;
        role: User['role'];
        isConfirmed: boolean;
      };
    };
    'administration.lockPerson': {
      parameters: {
        person: string;
      };
      row: {
        uuid: string;
        role: User['role'];
        suspendedUntil: Date | null;
      };
    };
    'administration.lockPersonAndAdmins': {
      parameters: {
        person: string;
      };
      row: {
        uuid: string;
        role: User['role'];
        isWorkingAdmin: boolean;
        isSuspended: boolean;
      };
    };
    'administration.lockSecondFactor': {
      parameters: {
        person: string;
      };
      row: {
        user_uuid: string;
      };
    };
    'administration.lockSuspendedByCase': {
      parameters: {
        person: string;
        case: string;
      };
      row: {
        uuid: string;
      };
    };
    'administration.lowerRoles': {
      parameters: {
        people: string[];
        roles: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'administration.mayEndSuspension': {
      parameters: {
        moderator: string;
        person: string;
      };
      row: {
        decidableFrom: Date | null;
        mayEnd: boolean;
      };
    };
    'administration.mayRemoveSecondFactor': {
      parameters: {
        administrator: string;
        person: string;
      };
      row: {
        mayRemove: boolean;
      };
    };
    'administration.people': {
      parameters: {
        role: User['role'] | null;
        keyword: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: AdministrationPeopleRow;
    };
    'administration.peopleTotal': {
      parameters: {
        role: User['role'] | null;
        keyword: string | null;
      };
      row: {
        total: number;
      };
    };
    'administration.person': {
      parameters: {
        person: string;
      };
      row: AdministrationPeopleRow;
    };
    'administration.rename': {
      parameters: {
        nickname: string;
        key: string;
        person: string;
      };
      row: never;
    };
    'administration.setLanguage': {
      parameters: {
        language: User['language'];
        person: string;
      };
      row: never;
    };
    'administration.setRole': {
      parameters: {
        role: User['role'];
        person: string;
      };
      row: never;
    };
    'administration.sharedDevices': {
      parameters: {
        people: string[];
      };
      row: {
        personUuid: string;
        accounts: number;
        suspended: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'administration.suspendAgain': {
      parameters: {
        people: string[];
        ends: string[];
      };
      row: never;
    };
    'administration.suspendForCase': {
      parameters: {
        person: string;
        case: string;
        until: Date | string | null;
        days: number;
      };
      row: {
        until: Date;
      };
    };
    'administration.takePictureAway': {
      parameters: {
        person: string;
      };
      row: never;
    };
    'administration.takenFromPerson': {
      parameters: {
        nickname: string | null;
        isWithoutPicture: boolean;
        person: string;
      };
      row: {
        isRenamed: boolean;
        losesPicture: boolean;
      };
    };
    'applicationBlocks.add': {
      parameters: {
        viewer: string;
        application: string;
      };
      row: {
        uuid: string;
      };
    };
    'applicationBlocks.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'applicationBlocks.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'applicationBlocks.remove': {
      parameters: {
        viewer: string;
        application: string;
      };
      row: {
        uuid: string;
      };
    };
    'applicationNotes.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'applicationNotes.correctLanguage': {
      parameters: {
        language: ApplicationNote['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'applicationNotes.delete': {
      parameters: {
        applications: string[];
      };
      row: {
        fileUuid: string;
      };
    };
    'applicationNotes.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'applicationNotes.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'applicationNotes.forgetOwn': {
      parameters: {
        user: string;
      };
      row: {
        fileUuid: string;
      };
    };
    'applicationNotes.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'applicationNotes.insert': {
      parameters: {
        uuid: string | null;
        application: string;
        viewer: string;
        by: ApplicationNote['by'];
        language: ApplicationNote['originalLanguage'];
        content: JsonParameter;
        files: string[];
      };
      row: {
        uuid: string;
      };
    };
    'applicationNotes.lockText': {
      parameters: {
        note: string;
      };
      row: ApplicationNotesLockTextRow;
    };
    'applicationNotes.markRead': {
      parameters: {
        application: string;
        by: ApplicationNote['by'];
      };
      row: {
        uuid: string;
      };
    };
    'applicationNotes.one': {
      parameters: {
        viewer: string;
        note: string;
      };
      row: ApplicationNotesOneRow;
    };
    'applicationNotes.ownText': {
      parameters: {
        note: string;
        viewer: string;
      };
      row: ApplicationNotesLockTextRow;
    };
    'applicationNotes.page': {
      parameters: {
        viewer: string;
        application: string;
        skip: number | string;
        limit: number | string;
      };
      row: ApplicationNotesOneRow;
    };
    'applicationNotes.pictures': {
      parameters: {
        note: string;
      };
      row: {
        path: string;
      };
    };
    'applicationNotes.reported': {
      parameters: {
        note: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        excerpt: string;
      };
    };
    'applicationNotes.side': {
      parameters: {
        viewer: string;
        application: string;
      };
      row: {
        by: 'seeker' | 'company';
        companyUuid: string;
        seekerUuid: string;
        memberUuids: string[];
        isOpen: boolean;
        isFree: boolean;
      };
    };
    'applicationNotes.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: ApplicationNote['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'applicationNotes.store': {
      parameters: {
        contents: JsonParameter;
        note: string;
      };
      row: never;
    };
    'applicationNotes.text': {
      parameters: {
        note: string;
      };
      row: ApplicationNotesLockTextRow;
    };
    'applicationNotes.total': {
      parameters: {
        viewer: string;
        application: string;
      };
      row: {
        total: number;
      };
    };
    'applicationNotes.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'applicationTexts.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'applicationTexts.correctLanguage': {
      parameters: {
        language: Application['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'applicationTexts.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'applicationTexts.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'applicationTexts.lockText': {
      parameters: {
        application: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Application['originalLanguage'];
        message: Application['message'];
      };
    };
    'applicationTexts.ownText': {
      parameters: {
        application: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Application['originalLanguage'];
        message: Application['message'];
      };
    };
    'applicationTexts.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: Application['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'applicationTexts.store': {
      parameters: {
        messages: JsonParameter;
        application: string;
      };
      row: never;
    };
    'applicationTexts.text': {
      parameters: {
        application: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Application['originalLanguage'];
        message: Application['message'];
      };
    };
    'applicationTexts.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'applications.closeOver': {
      parameters: {
        application: string | null;
        batch: number | string;
      };
      row: {
        uuid: string;
        seekerUuid: string;
        memberUuids: string[];
      };
    };
    'applications.copyResume': {
      parameters: {
        showVisa: boolean | null;
        seeker: string;
      };
      row: {
        uuid: string;
        showVisa: boolean;
      };
    };
    'applications.counts': {
      parameters: {
        viewer: string;
        posting: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: {
        jobPostingUuid: string;
        count: number | null;
        unreadCount: number;
        waitingSince: Date | null;
        states: { state: Application['state']; count: number }[];
      };
    };
    'applications.countsTotal': {
      parameters: {
        viewer: string;
      };
      row: {
        total: number;
      };
    };
    'applications.deleteResumes': {
      parameters: {
        resumes: string[];
      };
      row: {
        fileUuid: string;
      };
    };
    'applications.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'applications.forgetEnded': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
        resumeUuid: string | null;
      };
    };
    'applications.forgetOwn': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'applications.insert': {
      parameters: {
        uuid: string | null;
        posting: string;
        company: string;
        seeker: string;
        resume: string;
        message: JsonParameter;
        language: Application['originalLanguage'];
        showVisa: boolean;
        consentVersion: string;
        consentText: string;
      };
      row: {
        uuid: string;
      };
    };
    'applications.lock': {
      parameters: {
        seenAt: Date | string;
        application: string;
        viewer: string;
      };
      row: {
        uuid: string;
        state: Application['state'];
        seekerUuid: string;
        memberUuids: string[];
        resumeUuid: string | null;
        isAsSeen: boolean;
      };
    };
    'applications.lockSeeker': {
      parameters: {
        seeker: string;
      };
      row: {
        uuid: string;
      };
    };
    'applications.measureAnswers': {
      parameters: {};
      row: never;
    };
    'applications.notWithdrawn': {
      parameters: {
        applications: string[];
      };
      row: {
        uuid: string;
        resumeUuid: string | null;
      };
    };
    'applications.ofPosting': {
      parameters: {
        viewer: string;
        wantsHistory: boolean;
        posting: string;
        state: Application['state'] | null;
        skip: number | string;
        limit: number | string;
      };
      row: ApplicationsOfPostingRow;
    };
    'applications.ofPostingTotal': {
      parameters: {
        posting: string;
        state: Application['state'] | null;
        viewer: string;
      };
      row: {
        total: number;
      };
    };
    'applications.ofSeeker': {
      parameters: {
        viewer: string;
        wantsHistory: boolean;
        state: Application['state'] | null;
        posting: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: ApplicationsOfPostingRow;
    };
    'applications.ofSeekerTotal': {
      parameters: {
        viewer: string;
        state: Application['state'] | null;
        posting: string | null;
      };
      row: {
        total: number;
      };
    };
    'applications.one': {
      parameters: {
        viewer: string;
        wantsHistory: boolean;
        application: string;
      };
      row: ApplicationsOfPostingRow;
    };
    'applications.posting': {
      parameters: {
        seeker: string;
        posting: string;
      };
      row: {
        uuid: string;
        companyUuid: string;
        companyName: string;
        memberUuids: string[];
        isOwn: boolean;
        isOpen: boolean;
        isFree: boolean;
        lately: number;
      };
    };
    'applications.remind': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
        posting: string;
        memberUuids: string[];
      };
    };
    'applications.reported': {
      parameters: {
        application: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        excerpt: string;
      };
    };
    'applications.setState': {
      parameters: {
        state: ApplicationStep['state'];
        reason: string | null;
        interviewAt: Date | string | null;
        by: ApplicationStep['by'];
        application: string;
      };
      row: never;
    };
    'applications.tellCompany': {
      parameters: {
        company: string;
        posting: string;
      };
      row: never;
    };
    'audit.actions': {
      parameters: {};
      row: {
        action: string;
      };
    };
    'audit.actors': {
      parameters: {
        keyword: string;
      };
      row: {
        uuid: string;
      };
    };
    'audit.entries': {
      parameters: {
        viewer: string;
        actors: string[] | null;
        target: string | null;
        action: string | null;
        targetType: AuditEntry['targetType'] | null;
        from: string | null;
        until: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        actor: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        action: string;
        targetType: AuditEntry['targetType'];
        targetUuid: string | null;
        detail: string;
      };
    };
    'audit.exportActs': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'audit.record': {
      parameters: {
        actor: string;
        action: string;
        targetType: AuditEntry['targetType'];
        target: string | null;
        detail: string;
      };
      row: never;
    };
    'audit.total': {
      parameters: {
        actors: string[] | null;
        target: string | null;
        action: string | null;
        targetType: AuditEntry['targetType'] | null;
        from: string | null;
        until: string | null;
      };
      row: {
        total: number;
      };
    };
    'blocks.add': {
      parameters: {
        blocked: string;
        blocker: string;
      };
      row: {
        isChanged: boolean;
      };
    };
    'blocks.blocked': {
      parameters: {
        viewer: string;
      };
      row: BlocksBlockedRow;
    };
    'blocks.endFriendship': {
      parameters: {
        one: string;
        other: string;
      };
      row: never;
    };
    'blocks.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'blocks.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'blocks.lockPair': {
      parameters: {
        one: string;
        other: string;
      };
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'blocks.remove': {
      parameters: {
        blocker: string;
        blocked: string;
      };
      row: {
        isChanged: boolean;
      };
    };
    'boards.deleteSubBoard': {
      parameters: {
        subBoard: string;
      };
      row: never;
    };
    'boards.insertPost': {
      parameters: {
        language: Post['originalLanguage'];
        titles: JsonParameter;
        contents: JsonParameter;
        board: Post['board'];
        subBoard: string | null;
        address: string | null;
        mapUrl: string | null;
        author: string;
      };
      row: {
        uuid: string;
      };
    };
    'boards.insertSubBoard': {
      parameters: {
        board: SubBoard['board'];
        names: JsonParameter;
        position: number;
      };
      row: {
        uuid: string;
        names: SubBoard['names'];
      };
    };
    'boards.keptSubBoards': {
      parameters: {
        board: SubBoard['board'];
      };
      row: {
        uuid: string;
        names: SubBoard['names'];
        position: number;
        posts: number;
      };
    };
    'boards.lockPost': {
      parameters: {
        post: string;
      };
      row: {
        uuid: string;
        board: Post['board'];
        originalLanguage: Post['originalLanguage'];
        title: string;
      };
    };
    'boards.lockSubBoards': {
      parameters: {
        subBoard: string;
        moveTo: string | null;
      };
      row: {
        uuid: string;
        board: SubBoard['board'];
        names: SubBoard['names'];
      };
    };
    'boards.movePosts': {
      parameters: {
        moveTo: string | null;
        subBoard: string;
      };
      row: {
        moved: number;
      };
    };
    'boards.newest': {
      parameters: {
        board: Post['board'];
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'boards.newestOfSubBoard': {
      parameters: {
        subBoard: string;
        board: Post['board'];
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'boards.pin': {
      parameters: {
        post: string;
      };
      row: never;
    };
    'boards.pinned': {
      parameters: {
        viewer: string | null;
      };
      row: BoardsNewestRow;
    };
    'boards.subBoardOfBoard': {
      parameters: {
        subBoard: string;
        board: SubBoard['board'];
      };
      row: {
        uuid: string;
      };
    };
    'boards.subBoards': {
      parameters: {
        board: SubBoard['board'];
      };
      row: {
        uuid: string;
        names: SubBoard['names'];
        position: number;
      };
    };
    'boards.total': {
      parameters: {
        board: Post['board'];
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'boards.totalOfSubBoard': {
      parameters: {
        subBoard: string;
        board: Post['board'];
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'boards.unpin': {
      parameters: {};
      row: {
        uuid: string;
      };
    };
    'boards.unpinPost': {
      parameters: {
        post: string;
      };
      row: never;
    };
    'boards.updatePost': {
      parameters: {
        language: Post['originalLanguage'];
        titles: JsonParameter;
        emptiedTitles: string[];
        contents: JsonParameter;
        emptiedContents: string[];
        board: Post['board'];
        subBoard: string | null;
        address: string | null;
        mapUrl: string | null;
        post: string;
        seenAt: Date | string | null;
      };
      row: {
        uuid: string;
      };
    };
    'boards.updateSubBoard': {
      parameters: {
        names: JsonParameter;
        position: number;
        subBoard: string;
        board: SubBoard['board'];
      };
      row: {
        uuid: string;
        names: SubBoard['names'];
      };
    };
    'commentLikes.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'commentLikes.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'commentLikes.turn': {
      parameters: {
        comment: string;
        user: string;
        isOn: boolean | null;
      };
      row: {
        likes: number;
        isLiked: boolean;
        isNew: boolean;
      };
    };
    'commentTexts.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'commentTexts.correctLanguage': {
      parameters: {
        language: Comment['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'commentTexts.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'commentTexts.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'commentTexts.lockText': {
      parameters: {
        comment: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Comment['originalLanguage'];
        content: Comment['content'];
      };
    };
    'commentTexts.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: Comment['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'commentTexts.store': {
      parameters: {
        contents: JsonParameter;
        comment: string;
      };
      row: never;
    };
    'commentTexts.text': {
      parameters: {
        comment: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Comment['originalLanguage'];
        content: Comment['content'];
      };
    };
    'commentTexts.visibleText': {
      parameters: {
        comment: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        originalLanguage: Comment['originalLanguage'];
        content: Comment['content'];
      };
    };
    'commentTexts.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'comments.count': {
      parameters: {
        change: number;
        post: string;
      };
      row: never;
    };
    'comments.countNew': {
      parameters: {
        post: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
      };
    };
    'comments.delete': {
      parameters: {
        comments: string[];
      };
      row: never;
    };
    'comments.deleteAgain': {
      parameters: {
        subjects: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'comments.empty': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'comments.erase': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'comments.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'comments.hide': {
      parameters: {
        isHidden: boolean;
        comment: string;
      };
      row: never;
    };
    'comments.insert': {
      parameters: {
        uuid: string | null;
        post: string;
        parent: string | null;
        author: string;
        language: Comment['originalLanguage'];
        content: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'comments.lock': {
      parameters: {
        viewer: string | null;
        comments: string[];
      };
      row: {
        uuid: string;
        postUuid: string;
        authorUuid: string;
        originalLanguage: Comment['originalLanguage'];
        text: string;
        isVisible: boolean;
      };
    };
    'comments.lockMarked': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'comments.lockPosts': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'comments.lockVisible': {
      parameters: {
        viewer: string;
        comment: string;
      };
      row: {
        uuid: string;
        postUuid: string;
        authorUuid: string;
      };
    };
    'comments.one': {
      parameters: {
        viewer: string | null;
        comment: string;
      };
      row: CommentsOneRow;
    };
    'comments.parentOfReply': {
      parameters: {
        comment: string;
        post: string;
        viewer: string;
      };
      row: {
        uuid: string;
        authorUuid: string;
      };
    };
    'comments.purge': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'comments.replies': {
      parameters: {
        viewer: string | null;
        parent: string;
        post: string;
        skip: number | string;
        limit: number | string;
      };
      row: CommentsOneRow;
    };
    'comments.reported': {
      parameters: {
        viewer: string;
        comment: string;
      };
      row: {
        authorUuid: string;
        changedAt: Date;
        excerpt: string;
      };
    };
    'comments.threads': {
      parameters: {
        viewer: string | null;
        post: string;
        skip: number | string;
        limit: number | string;
      };
      row: {
        comment: { uuid: string; createdAt: string; isDeleted: boolean; originalLanguage: Comment['originalLanguage']; content: Comment['content']; likes: number; user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean }; like: { uuid: string; type: 'Like' } | null; repliesCount: number; replies: { uuid: string; createdAt: string; isDeleted: boolean; originalLanguage: Comment['originalLanguage']; content: Comment['content']; likes: number; user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean }; like: { uuid: string; type: 'Like' } | null; replies: never[]; repliesCount: number }[] };
      };
    };
    'comments.total': {
      parameters: {
        viewer: string | null;
        post: string;
        parent: string | null;
      };
      row: {
        total: number;
      };
    };
    'comments.update': {
      parameters: {
        language: Comment['originalLanguage'];
        content: string;
        comment: string;
      };
      row: never;
    };
    'companies.approve': {
      parameters: {
        company: string;
        seenAt: Date | string;
      };
      row: {
        ownerUuid: string;
      };
    };
    'companies.close': {
      parameters: {
        company: string;
        owner: string | null;
      };
      row: {
        ownerUuid: string;
        companyName: string;
        memberUuids: string[];
        fileUuids: string[];
      };
    };
    'companies.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'companies.findObstacles': {
      parameters: {
        owner: string;
        number: string;
      };
      row: {
        hasCompany: boolean;
        isNumberTaken: boolean;
      };
    };
    'companies.findOwn': {
      parameters: {
        owner: string;
      };
      row: {
        uuid: string;
      };
    };
    'companies.forgetNotifications': {
      parameters: {
        company: string;
      };
      row: never;
    };
    'companies.lockForReview': {
      parameters: {
        viewer: string;
        company: string;
      };
      row: {
        isOwn: boolean;
        isReviewable: boolean;
      };
    };
    'companies.lockOwn': {
      parameters: {
        expectedVersion: Date | string | null;
        company: string;
        owner: string;
      };
      row: {
        uuid: string;
        status: Company['status'];
        companyName: string;
        registrationFileName: string;
        businessRegistrationNumber: string;
        logoFileUuid: string | null;
        registrationFileUuid: string;
        registrationFilePath: string;
        isAsSeen: boolean;
      };
    };
    'companies.markRead': {
      parameters: {
        notification: string;
        viewer: string;
      };
      row: {
        uuid: string;
      };
    };
    'companies.newest': {
      parameters: {
        viewer: string;
        keyword: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: CompaniesNewestRow;
    };
    'companies.notification': {
      parameters: {
        viewer: string;
        notification: string;
      };
      row: CompaniesNotificationRow;
    };
    'companies.notifications': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: CompaniesNotificationRow;
    };
    'companies.notificationsTotal': {
      parameters: {
        viewer: string;
      };
      row: {
        total: number;
      };
    };
    'companies.ofStatus': {
      parameters: {
        viewer: string;
        status: Company['status'];
        keyword: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: CompaniesNewestRow;
    };
    'companies.open': {
      parameters: {
        companies: string[];
      };
      row: {
        uuid: string;
      };
    };
    'companies.own': {
      parameters: {
        viewer: string;
      };
      row: {
        uuid: string;
        companyName: string;
        businessRegistrationNumber: string;
        homepageUrl: string;
        logoFileName: string;
        logoPath: string | null;
        registrationFileName: string;
        registrationPath: string | null;
        managerName: string;
        managerPhone: string;
        managerMobile: string;
        managerEmail: string;
        rejectionCause: NonNullable<Company['rejectionCause']> | null;
        rejectionReason: string;
        status: Company['status'];
        updatedAt: Date;
        isOwner: boolean;
      };
    };
    'companies.recordAnswers': {
      parameters: {
        answers: JsonParameter;
      };
      row: {
        uuid: string;
        ownerUuid: string;
        mayPublish: boolean;
        wasClosed: boolean;
        isClosed: boolean;
      };
    };
    'companies.register': {
      parameters: {
        owner: string;
        companyName: string;
        businessRegistrationNumber: string;
        homepageUrl: string;
        managerName: string;
        managerPhone: string;
        managerMobile: string;
        managerEmail: string;
        logoFileName: string;
        logoFile: string | null;
        registrationFileName: string;
        registrationFile: string;
      };
      row: {
        uuid: string;
      };
    };
    'companies.registrationNumber': {
      parameters: {
        company: string;
      };
      row: {
        uuid: string;
        number: string;
      };
    };
    'companies.reject': {
      parameters: {
        cause: NonNullable<Company['rejectionCause']> | null;
        reason: string;
        company: string;
        seenAt: Date | string;
      };
      row: {
        ownerUuid: string;
      };
    };
    'companies.reported': {
      parameters: {
        company: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        excerpt: string;
        changedAt: Date | null;
      };
    };
    'companies.reviewed': {
      parameters: {
        viewer: string;
        company: string;
      };
      row: CompaniesNewestRow;
    };
    'companies.showPostingsAgain': {
      parameters: {
        company: string;
        seenAt: Date | string;
      };
      row: {
        ownerUuid: string;
      };
    };
    'companies.status': {
      parameters: {
        viewer: string;
      };
      row: {
        status: Company['status'];
        isOwner: boolean;
        managesPostings: boolean;
        unread: number;
      };
    };
    'companies.tell': {
      parameters: {
        company: string;
        type: CompanyNotification['type'];
        cause: NonNullable<CompanyNotification['rejectionCause']> | null;
        reason: string;
      };
      row: {
        uuid: string;
        memberUuids: string[];
      };
    };
    'companies.toCheck': {
      parameters: {};
      row: {
        uuid: string;
        number: string;
      };
    };
    'companies.total': {
      parameters: {
        status: Company['status'] | null;
        keyword: string | null;
      };
      row: {
        total: number;
      };
    };
    'companies.update': {
      parameters: {
        companyName: string;
        businessRegistrationNumber: string;
        homepageUrl: string;
        managerName: string;
        managerPhone: string;
        managerMobile: string;
        managerEmail: string;
        logoFileName: string;
        logoFile: string | null;
        registrationFileName: string;
        registrationFile: string;
        status: Company['status'];
        isHandedIn: boolean;
        isOtherNumber: boolean;
        company: string;
      };
      row: never;
    };
    'companyMembers.count': {
      parameters: {
        company: string;
      };
      row: {
        total: number;
      };
    };
    'companyMembers.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'companyMembers.findInvited': {
      parameters: {
        company: string;
        owner: string;
        nicknameKey: string | null;
        email: string | null;
      };
      row: {
        uuid: string;
        isMember: boolean;
        isBlocked: boolean | null;
      };
    };
    'companyMembers.forgetExpired': {
      parameters: {};
      row: never;
    };
    'companyMembers.forgetOwn': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'companyMembers.handOver': {
      parameters: {
        owner: string;
        member: string;
      };
      row: {
        ownerUuid: string;
      };
    };
    'companyMembers.invitations': {
      parameters: {
        viewer: string;
        needsProof: boolean;
      };
      row: {
        uuid: string;
        createdAt: Date;
        expiresAt: Date;
        companyName: string;
        logoFileUrl: string | null;
        invitedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'companyMembers.invite': {
      parameters: {
        company: string;
        user: string | null;
        email: string | null;
      };
      row: {
        uuid: string;
      };
    };
    'companyMembers.invited': {
      parameters: {
        viewer: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        expiresAt: Date;
        email: string | null;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
      };
    };
    'companyMembers.join': {
      parameters: {
        company: string;
        viewer: string;
        needsProof: boolean;
      };
      row: {
        companyUuid: string;
      };
    };
    'companyMembers.leave': {
      parameters: {
        viewer: string;
      };
      row: {
        companyUuid: string;
      };
    };
    'companyMembers.list': {
      parameters: {
        viewer: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        isOwner: boolean;
      };
    };
    'companyMembers.lockCompany': {
      parameters: {
        owner: string;
      };
      row: {
        uuid: string;
        companyName: string;
        isApproved: boolean;
      };
    };
    'companyMembers.lockCompanyOfMember': {
      parameters: {
        member: string;
      };
      row: {
        uuid: string;
      };
    };
    'companyMembers.remove': {
      parameters: {
        owner: string;
        member: string;
      };
      row: {
        userUuid: string | null;
      };
    };
    'companyMembers.takeInvitation': {
      parameters: {
        invitation: string;
        viewer: string;
        needsProof: boolean;
      };
      row: {
        companyUuid: string;
      };
    };
    'consents.export': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'consents.forgetPurpose': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'consents.give': {
      parameters: {
        user: string;
        names: string[];
        versions: string[];
      };
      row: never;
    };
    'consents.ofUser': {
      parameters: {
        user: string;
      };
      row: {
        name: Consent['name'];
        version: string;
        givenAt: Date;
        withdrawnAt: Date | null;
      };
    };
    'consents.withdraw': {
      parameters: {
        user: string;
        name: Consent['name'];
      };
      row: never;
    };
    'consents.withdrawAgain': {
      parameters: {
        consents: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'deletions.areToRepeat': {
      parameters: {
        kinds: string[];
      };
      row: {
        areThere: boolean;
      };
    };
    'deletions.forget': {
      parameters: {
        uuids: string[];
      };
      row: never;
    };
    'deletions.forgetOld': {
      parameters: {
        days: number;
      };
      row: never;
    };
    'deletions.record': {
      parameters: {
        kind: string;
        subject: string;
      };
      row: never;
    };
    'deletions.toRepeat': {
      parameters: {
        kind: string;
        limit: number | string;
      };
      row: {
        uuid: string;
        at: Date;
        subject: string;
        value: string | null;
      };
    };
    'deletions.unwritten': {
      parameters: {
        limit: number | string;
      };
      row: {
        uuid: string;
        at: Date;
        kind: string;
        subject: string;
        value: string | null;
      };
    };
    'desk.beginCompany': {
      parameters: {
        kind: DeskWork['kind'];
        subject: string;
        user: string;
        seconds: number;
      };
      row: {
        isNews: boolean | null;
      };
    };
    'desk.beginReport': {
      parameters: {
        kind: DeskWork['kind'];
        subject: string;
        user: string;
        seconds: number;
      };
      row: {
        isNews: boolean | null;
      };
    };
    'desk.beginSuggestion': {
      parameters: {
        kind: DeskWork['kind'];
        subject: string;
        user: string;
        seconds: number;
      };
      row: {
        isNews: boolean | null;
      };
    };
    'desk.beginVisaRule': {
      parameters: {
        kind: DeskWork['kind'];
        subject: string;
        user: string;
        seconds: number;
      };
      row: {
        isNews: boolean | null;
      };
    };
    'desk.endWork': {
      parameters: {
        kind: DeskWork['kind'];
        subject: string;
        user: string;
      };
      row: {
        isNews: boolean;
      };
    };
    'desk.findStaff': {
      parameters: {};
      row: {
        uuid: string;
      };
    };
    'desk.forgetWork': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'desk.work': {
      parameters: {};
      row: {
        kind: DeskWork['kind'];
        uuid: string;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'emails.awaitConfirmation': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'emails.change': {
      parameters: {
        user: string;
        email: string;
        days: number;
      };
      row: {
        oldEmail: string | null;
        wasConfirmed: boolean;
      };
    };
    'emails.confirmAccount': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'emails.disown': {
      parameters: {
        user: string;
        email: string;
      };
      row: {
        uuid: string;
      };
    };
    'emails.disownAgain': {
      parameters: {
        identities: string[];
      };
      row: never;
    };
    'emails.dropLinkedSince': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'emails.dropOtherSignIns': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'emails.find': {
      parameters: {
        user: string;
      };
      row: {
        email: string | null;
        isConfirmed: boolean;
        isRefused: boolean;
      };
    };
    'emails.findPending': {
      parameters: {
        user: string;
      };
      row: {
        email: string;
      };
    };
    'emails.freeUnconfirmed': {
      parameters: {
        email: string;
        user: string;
      };
      row: never;
    };
    'emails.isOverdue': {
      parameters: {
        days: number;
        user: string;
      };
      row: {
        isOverdue: boolean | null;
      };
    };
    'emails.lock': {
      parameters: {
        user: string;
        email: string;
      };
      row: {
        uuid: string;
      };
    };
    'emails.resetPassword': {
      parameters: {
        hash: string;
        user: string;
        email: string;
      };
      row: {
        uuid: string;
      };
    };
    'events.after': {
      parameters: {
        user: string;
        after: number;
        limit: number | string;
      };
      row: {
        id: number;
        name: StoredLiveEvent['name'];
        data: StoredLiveEvent['data'];
      };
    };
    'events.allowedStreams': {
      parameters: {
        streams: string[];
        sessions: string[];
        user: string;
      };
      row: {
        stream: string;
      };
    };
    'events.closeStream': {
      parameters: {
        stream: string;
        user: string;
      };
      row: never;
    };
    'events.emit': {
      parameters: {
        receivers: string[];
        names: string[];
        data: string[];
      };
      row: {
        pg_notify: unknown;
      };
    };
    'events.forget': {
      parameters: {
        minutes: number;
        batch: number | string;
      };
      row: {
        id: number;
      };
    };
    'events.forgetLive': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'events.openStream': {
      parameters: {
        user: string;
        stream: string;
        max: number;
      };
      row: {
        lastId: number;
        isCrowded: boolean;
        oldestId: number | null;
      };
    };
    'events.tellProcesses': {
      parameters: {
        user: string;
      };
      row: {
        pg_notify: unknown;
      };
    };
    'exchangeRates.all': {
      parameters: {};
      row: {
        currency: string;
        krw: number;
        source: string;
        asOf: Date;
      };
    };
    'exchangeRates.save': {
      parameters: {
        currencies: string[];
        rates: number[];
        sources: string[];
        moments: (Date | string)[];
      };
      row: never;
    };
    'feed.deepPage': {
      parameters: {
        viewer: string | null;
        skip: number;
        limit: number;
      };
      row: FeedDeepPageRow;
    };
    'feed.lockAnchors': {
      parameters: {};
      row: never;
    };
    'feed.openPage': {
      parameters: {
        viewer: string | null;
        skip: number;
        limit: number;
      };
      row: FeedDeepPageRow;
    };
    'feed.page': {
      parameters: {
        viewer: string | null;
        skip: number;
        limit: number;
      };
      row: FeedDeepPageRow;
    };
    'feed.pageOfLanguage': {
      parameters: {
        viewer: string | null;
        language: Post['originalLanguage'];
        skip: number;
        limit: number;
      };
      row: FeedDeepPageRow;
    };
    'feed.pageOfNationalities': {
      parameters: {
        nationalities: string[];
        viewer: string | null;
        language: Post['originalLanguage'] | null;
        skip: number;
        limit: number;
      };
      row: FeedDeepPageRow;
    };
    'feed.pageOfTowns': {
      parameters: {
        towns: number[];
        viewer: string | null;
        language: Post['originalLanguage'] | null;
        nationalities: string[] | null;
        skip: number;
        limit: number;
        own: number[];
      };
      row: FeedDeepPageRow;
    };
    'feed.setAnchors': {
      parameters: {};
      row: never;
    };
    'feed.total': {
      parameters: {
        viewer: string | null;
        language: Post['originalLanguage'] | null;
        nationalities: string[] | null;
        towns: number[] | null;
      };
      row: {
        total: number;
      };
    };
    'files.abandoned': {
      parameters: {
        hours: number;
        batch: number | string;
      };
      row: {
        uuid: string;
        path: string;
        thumbnailPath: string | null;
      };
    };
    'files.attach': {
      parameters: {
        paths: string[];
        owner: string;
        purposes: string[];
      };
      row: {
        uuid: string;
        createdAt: Date;
        ownerUuid: string | null;
        purpose: StoredFile['purpose'];
        name: string;
        path: string;
        thumbnailPath: string | null;
        type: string;
        size: number;
        width: number | null;
        height: number | null;
        attachedAt: Date | null;
      };
    };
    'files.auditOpening': {
      parameters: {
        actor: string;
        action: string;
        file: string;
      };
      row: never;
    };
    'files.delete': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.detachCertificates': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.detachFromPeople': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.detachFromPosts': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.detachFromResumes': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.detachLogos': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.disown': {
      parameters: {
        owner: string;
      };
      row: never;
    };
    'files.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'files.insert': {
      parameters: {
        owner: string;
        purpose: StoredFile['purpose'];
        files: JsonParameter;
      };
      row: {
        uuid: string;
      };
    };
    'files.lock': {
      parameters: {
        files: string[];
      };
      row: {
        uuid: string;
        path: string;
        thumbnailPath: string | null;
      };
    };
    'files.lockReleased': {
      parameters: {
        files: string[];
      };
      row: {
        uuid: string;
      };
    };
    'files.published': {
      parameters: {
        viewer: string | null;
        path: string;
      };
      row: {
        uuid: string;
        name: string;
        isShown: boolean;
        isOwn: boolean;
      };
    };
    'files.readable': {
      parameters: {
        viewer: string;
        path: string;
        isAdmin: boolean;
      };
      row: {
        uuid: string;
        isReview: boolean;
      };
    };
    'files.release': {
      parameters: {
        files: string[];
      };
      row: never;
    };
    'files.worksAsAdmin': {
      parameters: {
        reviewer: string;
      };
      row: {
        worksAsAdmin: boolean;
      };
    };
    'friends.decide': {
      parameters: {
        state: Friendship['state'];
        request: string;
        addressee: string;
      };
      row: {
        requesterUuid: string;
      };
    };
    'friends.decided': {
      parameters: {
        request: string;
        addressee: string;
        state: Friendship['state'];
      };
      row: {
        uuid: string;
      };
    };
    'friends.exportEnded': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'friends.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'friends.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'friends.forgetEnded': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'friends.forgetOldEnded': {
      parameters: {};
      row: never;
    };
    'friends.list': {
      parameters: {
        viewer: string;
        name: string | null;
        key: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BlocksBlockedRow;
    };
    'friends.ofPair': {
      parameters: {
        one: string;
        other: string;
      };
      row: {
        state: Friendship['state'];
        requesterUuid: string;
      };
    };
    'friends.one': {
      parameters: {
        request: string;
      };
      row: FriendsOneRow;
    };
    'friends.received': {
      parameters: {
        viewer: string;
        name: string | null;
        key: string | null;
      };
      row: FriendsOneRow;
    };
    'friends.remove': {
      parameters: {
        one: string;
        other: string;
      };
      row: {
        uuid: string;
      };
    };
    'friends.request': {
      parameters: {
        requester: string;
        addressee: string;
      };
      row: {
        uuid: string;
      };
    };
    'friends.sent': {
      parameters: {
        viewer: string;
      };
      row: FriendsOneRow;
    };
    'friends.total': {
      parameters: {
        viewer: string;
        name: string | null;
        key: string | null;
      };
      row: {
        total: number;
      };
    };
    'hotJobPostings.clear': {
      parameters: {};
      row: never;
    };
    'hotJobPostings.lock': {
      parameters: {};
      row: never;
    };
    'hotJobPostings.rank': {
      parameters: {};
      row: never;
    };
    'identities.changePassword': {
      parameters: {
        nextHash: string;
        user: string;
        passwordHash: string;
      };
      row: {
        email: string;
      };
    };
    'identities.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'identities.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'identities.holdPassword': {
      parameters: {
        user: string;
        passwordHash: string;
      };
      row: {
        held: number;
      };
    };
    'identities.holdProvider': {
      parameters: {
        user: string;
        provider: Identity['provider'];
        sub: string;
      };
      row: {
        held: number;
      };
    };
    'identities.passwordOf': {
      parameters: {
        user: string;
      };
      row: {
        account: string;
        passwordHash: string | null;
      };
    };
    'jobAlerts.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'jobAlerts.forgetOwn': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'jobAlerts.forgetSearch': {
      parameters: {
        user: string;
        alert: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobAlerts.keepSearch': {
      parameters: {
        user: string;
        keyword: string | null;
        filter: string;
      };
      row: {
        uuid: string;
        keyword: string | null;
        filter: string;
        createdAt: Date;
        others: number;
      };
    };
    'jobAlerts.lockDue': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
        userUuid: string;
        filter: string;
        checkedAt: Date;
        upTo: Date;
      };
    };
    'jobAlerts.lockKeeper': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobAlerts.markChecked': {
      parameters: {
        upTo: Date | string;
        alerts: string[];
      };
      row: never;
    };
    'jobAlerts.match': {
      parameters: {
        after: Date | string;
        upTo: Date | string;
        patterns: string[];
        filter1: number[];
      };
      row: {
        uuid: string;
      };
    };
    'jobAlerts.own': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
        keyword: string | null;
        filter: string;
        createdAt: Date;
      };
    };
    'jobFacets.postingsToFill': {
      parameters: {
        version: number;
        limit: number | string;
      };
      row: {
        uuid: string;
        regions: { levelOneId: number; levelTwoId: number | null }[];
        jobCategories: { mainId: number; subId: number }[];
        visas: { mainId: number; subId: number }[];
        languageLevels: number[];
        text: string;
        salaryTypeId: number;
        salaryAmountMin: number;
        salaryAmountMax: number;
        workingTime: number;
        workingDays: number | null;
        hasProbation: boolean;
        isPieceRate: boolean;
        educationId: number;
        career: number;
        employmentType: number;
        isRemote: boolean;
        housing: JobPosting['housing'];
        isPublic: boolean;
        saysHours: boolean;
      };
    };
    'jobFacets.save': {
      parameters: {
        version: number;
        entries: JsonParameter;
      };
      row: never;
    };
    'jobImports.abandon': {
      parameters: {
        source: string;
      };
      row: never;
    };
    'jobImports.close': {
      parameters: {
        postings: string[];
      };
      row: never;
    };
    'jobImports.countGone': {
      parameters: {
        import: string;
        source: string;
      };
      row: {
        open: number;
        gone: number;
      };
    };
    'jobImports.end': {
      parameters: {
        import: string;
        error: string | null;
        figures: JsonParameter;
      };
      row: {
        finishedAt: Date | null;
      };
    };
    'jobImports.forgetTranslations': {
      parameters: {
        titled: string[];
        described: string[];
      };
      row: never;
    };
    'jobImports.gone': {
      parameters: {
        source: string;
        import: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobImports.last': {
      parameters: {
        limit: number | string;
      };
      row: {
        source: string;
        startedAt: Date;
        finishedAt: Date | null;
        created: number;
        updated: number;
        unchanged: number;
        closed: number;
        keptOpen: number;
        refusedCount: number;
        refused: JobImport['refused'];
        error: string | null;
      };
    };
    'jobImports.lastOfEach': {
      parameters: {};
      row: {
        source: string;
        startedAt: Date;
        finishedAt: Date | null;
        created: number;
        updated: number;
        unchanged: number;
        closed: number;
        keptOpen: number;
        refusedCount: number;
        refused: JobImport['refused'];
        error: string | null;
        refusedReasons: JobImport['refusedReasons'];
      };
    };
    'jobImports.lockUntranslatedDescription': {
      parameters: {
        posting: string;
        untranslated: string[];
      };
      row: {
        originalLanguage: JobPosting['originalLanguage'];
        title: JobPosting['title'];
        description: JobPosting['description'];
      };
    };
    'jobImports.setJobCategories': {
      parameters: {
        postings: string[];
        parts: JsonParameter;
      };
      row: never;
    };
    'jobImports.setLanguageLevels': {
      parameters: {
        postings: string[];
        parts: JsonParameter;
      };
      row: never;
    };
    'jobImports.setPlaces': {
      parameters: {
        postings: string[];
        parts: JsonParameter;
      };
      row: never;
    };
    'jobImports.setVisas': {
      parameters: {
        postings: string[];
        parts: JsonParameter;
      };
      row: never;
    };
    'jobImports.sight': {
      parameters: {
        import: string;
        ids: string[];
        hashes: string[];
        source: string;
      };
      row: {
        sourceId: string;
        isNews: boolean;
      };
    };
    'jobImports.sightUnread': {
      parameters: {
        import: string;
        ids: string[];
      };
      row: never;
    };
    'jobImports.start': {
      parameters: {
        days: number;
        source: string;
      };
      row: {
        uuid: string;
        startedAt: Date;
      };
    };
    'jobImports.stoppedSource': {
      parameters: {
        source: string;
      };
      row: {
        source: string;
      };
    };
    'jobImports.untranslated': {
      parameters: {
        untranslated: string[];
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'jobImports.writePostings': {
      parameters: {
        source: string;
        postings: JsonParameter;
        dated: string[];
      };
      row: {
        uuid: string;
        sourceId: string | null;
        isNew: boolean;
        hasOtherTitle: boolean;
        hasOtherDescription: boolean;
      };
    };
    'jobPostingScraps.add': {
      parameters: {
        posting: string;
        user: string;
      };
      row: never;
    };
    'jobPostingScraps.remove': {
      parameters: {
        posting: string;
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostingSearch.save': {
      parameters: {
        version: number;
        entries: JsonParameter;
      };
      row: never;
    };
    'jobPostingSearch.textsOfPostings': {
      parameters: {
        postings: string[];
      };
      row: {
        uuid: string;
        texts: string[];
      };
    };
    'jobPostingSearch.textsToFill': {
      parameters: {
        version: number;
        limit: number | string;
      };
      row: {
        uuid: string;
        texts: string[];
      };
    };
    'jobPostingTexts.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostingTexts.correctLanguage': {
      parameters: {
        language: JobPosting['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'jobPostingTexts.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'jobPostingTexts.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'jobPostingTexts.lockTexts': {
      parameters: {
        posting: string;
      };
      row: {
        authorUuid: string | null;
        originalLanguage: JobPosting['originalLanguage'];
        fields: unknown;
      };
    };
    'jobPostingTexts.openOfCompany': {
      parameters: {
        company: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostingTexts.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: JobPosting['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'jobPostingTexts.store': {
      parameters: {
        translations: JsonParameter;
        posting: string;
      };
      row: never;
    };
    'jobPostingTexts.texts': {
      parameters: {
        posting: string;
      };
      row: {
        authorUuid: string | null;
        originalLanguage: JobPosting['originalLanguage'];
        fields: unknown;
      };
    };
    'jobPostingTexts.visibleTexts': {
      parameters: {
        posting: string;
        viewer: string;
      };
      row: {
        authorUuid: string | null;
        originalLanguage: JobPosting['originalLanguage'];
        fields: unknown;
      };
    };
    'jobPostingTexts.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'jobPostingViews.count': {
      parameters: {
        reader: string;
        posting: string;
        user: string | null;
      };
      row: never;
    };
    'jobPostingViews.forget': {
      parameters: {};
      row: never;
    };
    'jobPostings.block': {
      parameters: {
        isBlocked: boolean;
        posting: string;
      };
      row: never;
    };
    'jobPostings.close': {
      parameters: {
        isClosed: boolean;
        isFilled: boolean;
        posting: string;
      };
      row: never;
    };
    'jobPostings.closeOfCompany': {
      parameters: {
        company: string;
      };
      row: never;
    };
    'jobPostings.companyPostings': {
      parameters: {
        viewer: string | null;
        state: string | null;
        patterns: string[];
        skip: number | string;
        limit: number | string;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.companyPostingsTotal': {
      parameters: {
        viewer: string | null;
        state: string | null;
        patterns: string[];
      };
      row: {
        total: number;
      };
    };
    'jobPostings.delete': {
      parameters: {
        posting: string;
      };
      row: never;
    };
    'jobPostings.expire': {
      parameters: {};
      row: never;
    };
    'jobPostings.exportPostings': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'jobPostings.exportScrapped': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'jobPostings.forCompany': {
      parameters: {
        posting: string;
        viewer: string;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.forReader': {
      parameters: {
        posting: string;
        viewer: string | null;
        seesAll: boolean;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.forgetContacts': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'jobPostings.forgetScrapped': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'jobPostings.hot': {
      parameters: {
        viewer: string | null;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.insert': {
      parameters: {
        uuid: string | null;
        posting: JsonParameter;
        company: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostings.lock': {
      parameters: {
        viewer: string;
        posting: string;
      };
      row: {
        uuid: string;
        isOwn: boolean;
        ownerUuid: string | null;
        isVisible: boolean;
        isListed: boolean;
        originalLanguage: JobPosting['originalLanguage'];
        text: string;
        isOver: boolean;
      };
    };
    'jobPostings.lockCompanyOfLeaving': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostings.newest': {
      parameters: {
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.newestTotal': {
      parameters: {
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'jobPostings.reported': {
      parameters: {
        posting: string;
        viewer: string;
      };
      row: {
        authorUuid: string | null;
        changedAt: Date | null;
        excerpt: string;
      };
    };
    'jobPostings.scrapped': {
      parameters: {
        viewer: string | null;
        patterns: string[];
        skip: number | string;
        limit: number | string;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.scrappedTotal': {
      parameters: {
        viewer: string | null;
        patterns: string[];
      };
      row: {
        total: number;
      };
    };
    'jobPostings.setCategories': {
      parameters: {
        posting: string;
        mains: number[];
        subs: number[];
      };
      row: never;
    };
    'jobPostings.setLanguageLevels': {
      parameters: {
        posting: string;
        levels: number[];
      };
      row: never;
    };
    'jobPostings.setRegions': {
      parameters: {
        posting: string;
        regions: JsonParameter;
        language: string;
      };
      row: never;
    };
    'jobPostings.setVisas': {
      parameters: {
        posting: string;
        mains: number[];
        subs: number[];
      };
      row: never;
    };
    'jobPostings.some': {
      parameters: {
        postings: string[];
        viewer: string | null;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.tableSources': {
      parameters: {
        sources: string[];
      };
      row: {
        source: string;
        name: string;
        notice: string | null;
      };
    };
    'jobPostings.update': {
      parameters: {
        posting: JsonParameter;
        uuid: string;
        expectedVersion: Date | string | null;
      };
      row: {
        uuid: string;
      };
    };
    'jobPostings.wishing': {
      parameters: {
        skip: number | string;
        limit: number | string;
        viewer: string | null;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobPostings.wishingTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'jobPostings.writingCompany': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'jobSearch.page': {
      parameters: {
        viewer: string | null;
        filter1: number[];
        grams: number[];
        patterns: string[];
        skip: number;
        limit: number;
      };
      row: JobPostingsCompanyPostingsRow;
    };
    'jobSearch.total': {
      parameters: {
        viewer: string | null;
        filter1: number[];
        grams: number[];
        patterns: string[];
      };
      row: {
        total: number;
      };
    };
    'jobSources.all': {
      parameters: {
        settings: string[];
        name: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: {
        source: string;
        isSet: boolean;
        stoppedAt: Date | null;
        failingSince: Date | null;
        tableName: string | null;
        link: string | null;
        notice: string | null;
        openPostings: number;
        postingsWithoutJob: number;
        hiddenPostings: number;
      };
    };
    'jobSources.countFailing': {
      parameters: {};
      row: {
        failing: number;
      };
    };
    'jobSources.start': {
      parameters: {
        source: string;
      };
      row: {
        source: string;
      };
    };
    'jobSources.stop': {
      parameters: {
        source: string;
      };
      row: {
        source: string;
      };
    };
    'jobSources.total': {
      parameters: {
        settings: string[];
      };
      row: {
        total: number;
      };
    };
    'jobTables.countRows': {
      parameters: {
        created: number;
        updated: number;
        unchanged: number;
        import: string;
      };
      row: never;
    };
    'jobTables.lock': {
      parameters: {
        import: string;
      };
      row: {
        source: string;
        url: string;
        created: number;
        updated: number;
        unchanged: number;
      };
    };
    'jobTables.saveSource': {
      parameters: {
        name: string;
        url: string;
        notice: string | null;
      };
      row: {
        source: string;
      };
    };
    'jobs.counts': {
      parameters: {
        dead: string;
      };
      row: {
        queue: string;
        waiting: number;
        active: number;
        failed: number;
        dead: number;
        oldestWaitingSeconds: number | null;
      };
    };
    'jobs.discardDead': {
      parameters: {
        dead: string;
        queue: string;
      };
      row: {
        id: string;
      };
    };
    'legalAnnouncements.begin': {
      parameters: {
        document: LegalAnnouncement['document'];
        version: string;
      };
      row: {
        uuid: string;
        isFinished: boolean;
      };
    };
    'legalAnnouncements.finish': {
      parameters: {
        announcement: string;
      };
      row: never;
    };
    'legalAnnouncements.peopleToTell': {
      parameters: {
        announcement: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'machineTranslation.addProviderCalls': {
      parameters: {
        calls: JsonParameter;
      };
      row: never;
    };
    'machineTranslation.forgetOldProviderDays': {
      parameters: {
        days: number;
      };
      row: never;
    };
    'machineTranslation.providerPairs': {
      parameters: {
        days: number;
        limit: number | string;
      };
      row: {
        provider: string;
        from: TranslationProviderDay['fromLanguage'];
        to: TranslationProviderDay['toLanguage'];
        texts: number;
        refused: number;
        corrected: number;
        calls: number;
        failures: number;
        characters: number;
        slowestMilliseconds: number;
        meanMilliseconds: number;
      };
    };
    'machineTranslation.providerStanding': {
      parameters: {
        providers: string[];
      };
      row: {
        name: string;
        charactersToday: number;
        problem: string | null;
        troubledSince: Date | null;
      };
    };
    'machineTranslation.saveProviderTrouble': {
      parameters: {
        provider: string;
        problem: string;
      };
      row: never;
    };
    'machineTranslation.wellAgain': {
      parameters: {
        provider: string;
      };
      row: never;
    };
    'mailNotices.counts': {
      parameters: {
        user: string;
      };
      row: {
        notifications: number;
        notes: number;
        alerts: number;
      };
    };
    'mailNotices.end': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'mailNotices.endAgain': {
      parameters: {
        people: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'mailNotices.posts': {
      parameters: {
        language: string;
        user: string;
        limit: number | string;
      };
      row: {
        uuid: string;
        title: string;
      };
    };
    'mailNotices.writeDigests': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'mails.address': {
      parameters: {
        uuid: string;
      };
      row: {
        email: string;
      };
    };
    'mails.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'mails.closeLaterLinks': {
      parameters: {
        linkHash: string;
      };
      row: never;
    };
    'mails.closeLinks': {
      parameters: {
        user: string;
        kinds: string[];
      };
      row: never;
    };
    'mails.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'mails.findLink': {
      parameters: {
        linkHash: string;
        kinds: string[];
      };
      row: {
        userUuid: string;
      };
    };
    'mails.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'mails.insert': {
      parameters: {
        uuid: string;
        user: string;
        kind: Mail['kind'];
        email: string;
        detail: string | null;
        linkHash: string | null;
        minutes: number | null;
      };
      row: never;
    };
    'mails.insertToAccount': {
      parameters: {
        uuid: string;
        kind: Mail['kind'];
        linkHash: string;
        minutes: number;
        email: string;
      };
      row: never;
    };
    'mails.insertToOwner': {
      parameters: {
        uuid: string;
        kind: Mail['kind'];
        detail: string | null;
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'mails.markRefused': {
      parameters: {
        uuid: string;
      };
      row: never;
    };
    'mails.markSent': {
      parameters: {
        uuid: string;
      };
      row: never;
    };
    'mails.toSend': {
      parameters: {
        uuid: string;
      };
      row: {
        uuid: string;
        userUuid: string;
        kind: Mail['kind'];
        email: string;
        detail: string | null;
        createdAt: Date;
        nickname: string;
        language: User['language'];
        notices: User['mailNotices'];
        hasLink: boolean;
        hasAddress: boolean;
        isConfirmed: boolean;
        isRenewal: boolean;
        isMarked: boolean;
      };
    };
    'mails.tryCode': {
      parameters: {
        email: string;
        kinds: string[];
        user: string | null;
      };
      row: {
        uuid: string;
        linkHash: string | null;
      };
    };
    'mails.useLink': {
      parameters: {
        linkHash: string;
        kinds: string[];
      };
      row: {
        uuid: string;
        userUuid: string;
        kind: Mail['kind'];
        email: string;
      };
    };
    'minimumWage.hide': {
      parameters: {
        postings: string[];
      };
      row: never;
    };
    'minimumWage.postings': {
      parameters: {
        after: string;
        limit: number | string;
      };
      row: {
        uuid: string;
        salaryTypeId: number;
        salaryAmountMin: number;
        salaryAmountMax: number;
        workingTime: number;
        workingDays: number | null;
        hasProbation: boolean;
        isPieceRate: boolean;
        educationId: number;
        career: number;
        employmentType: number;
        isRemote: boolean;
        housing: JobPosting['housing'];
        isPublic: boolean;
        saysHours: boolean;
        isOpen: boolean;
        deadlineDate: string;
      };
    };
    'minimumWage.tell': {
      parameters: {
        type: CompanyNotification['type'];
        year: number;
        postings: string[];
      };
      row: {
        ownerUuid: string;
      };
    };
    'notes.conversations': {
      parameters: {
        viewer: string;
        keyword: string | null;
        areFriends: boolean | null;
        skip: number;
        limit: number;
      };
      row: {
        applicationUuid: string | null;
        lastMessageAt: Date | null;
        person: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        company: { uuid: string; companyName: string; logoFileUrl: string | null } | null;
        jobPosting: { uuid: string; title: JobPosting['title']; originalLanguage: JobPosting['originalLanguage'] } | null;
        content: Note['content'] | Record<string, string> | ApplicationNote['content'];
        originalLanguage: Note['originalLanguage'] | ApplicationNote['originalLanguage'];
        hasFile: boolean | null;
        unreadCount: number;
      };
    };
    'notes.conversationsTotal': {
      parameters: {
        viewer: string;
        keyword: string | null;
        areFriends: boolean | null;
      };
      row: {
        total: number;
      };
    };
    'notes.deleteReceived': {
      parameters: {
        notes: string[];
        owner: string;
      };
      row: {
        uuid: string;
        isGone: boolean;
        fileUuid: string | null;
      };
    };
    'notes.deleteSent': {
      parameters: {
        notes: string[];
        owner: string;
      };
      row: {
        uuid: string;
        isGone: boolean;
        fileUuid: string | null;
      };
    };
    'notes.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'notes.forgetConversations': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'notes.leave': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
        fileUuid: string | null;
      };
    };
    'notes.lockConversationsOfReceived': {
      parameters: {
        owner: string;
        notes: string[];
      };
      row: {
        partnerUuid: string;
      };
    };
    'notes.lockConversationsOfSent': {
      parameters: {
        owner: string;
        notes: string[];
      };
      row: {
        partnerUuid: string;
      };
    };
    'notes.lockOwnConversations': {
      parameters: {
        user: string;
      };
      row: {
        partner_uuid: string;
      };
    };
    'notes.lockSender': {
      parameters: {
        sender: string;
      };
      row: {
        locked: number;
      };
    };
    'notes.markRead': {
      parameters: {
        recipient: string;
        sender: string;
        newest: string;
      };
      row: {
        uuid: string;
      };
    };
    'notes.messages': {
      parameters: {
        viewer: string;
        partner: string;
        skip: number | string;
        limit: number | string;
      };
      row: NotesMessagesRow;
    };
    'notes.messagesTotal': {
      parameters: {
        viewer: string;
        partner: string;
      };
      row: {
        total: number;
      };
    };
    'notes.newPartners': {
      parameters: {
        sender: string;
      };
      row: {
        count: number;
        secondsLeft: number;
      };
    };
    'notes.one': {
      parameters: {
        note: string;
      };
      row: NotesMessagesRow;
    };
    'notes.ownersOfReceived': {
      parameters: {
        notes: string[];
      };
      row: {
        owner: string;
        notes: string[];
      };
    };
    'notes.ownersOfSent': {
      parameters: {
        notes: string[];
      };
      row: {
        owner: string;
        notes: string[];
      };
    };
    'notes.pictures': {
      parameters: {
        note: string;
      };
      row: {
        path: string;
      };
    };
    'notes.purge': {
      parameters: {
        notes: string[];
      };
      row: never;
    };
    'notes.pushed': {
      parameters: {
        note: string;
        user: string;
      };
      row: {
        senderUuid: string;
        nickname: string;
      };
    };
    'notes.recipient': {
      parameters: {
        recipient: string;
      };
      row: {
        uuid: string;
      };
    };
    'notes.refreshConversations': {
      parameters: {
        partners: string[];
        owner: string;
      };
      row: never;
    };
    'notes.reported': {
      parameters: {
        note: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        excerpt: string;
      };
    };
    'notes.send': {
      parameters: {
        uuid: string | null;
        sender: string;
        language: Note['originalLanguage'];
        content: string;
        file: string | null;
        recipient: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        isFirst: boolean;
        sender: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        recipient: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        subscriptions: string[];
      };
    };
    'notes.storeTranslation': {
      parameters: {
        translation: JsonParameter;
        note: string;
      };
      row: never;
    };
    'notes.text': {
      parameters: {
        note: string;
        viewer: string;
      };
      row: {
        originalLanguage: Note['originalLanguage'];
        content: Note['content'];
      };
    };
    'notes.unread': {
      parameters: {
        user: string;
      };
      row: {
        total: number;
      };
    };
    'notifications.announcePost': {
      parameters: {
        post: string;
      };
      row: {
        uuid: string;
        receiverUuid: string;
        subscriptions: string[];
      };
    };
    'notifications.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'notifications.forgetCaused': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'notifications.forgetOld': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'notifications.forgetReceived': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'notifications.insert': {
      parameters: {
        type: Notification['type'];
        receiver: string;
        post: string | null;
        isReply: boolean;
        actor: string;
        cause: string;
        path: string | null;
      };
      row: {
        uuid: string;
        subscriptions: string[];
      };
    };
    'notifications.insertNews': {
      parameters: {
        type: Notification['type'];
        path: string;
        receivers: string[];
      };
      row: {
        uuid: string;
        receiverUuid: string;
        subscriptions: string[];
      };
    };
    'notifications.insertNewsOfCause': {
      parameters: {
        type: Notification['type'];
        cause: string;
        path: string;
        receivers: string[];
      };
      row: {
        uuid: string;
        receiverUuid: string;
        subscriptions: string[];
      };
    };
    'notifications.insertNewsOfDesk': {
      parameters: {
        cause: string;
        path: string;
      };
      row: {
        uuid: string;
        receiverUuid: string;
        subscriptions: string[];
      };
    };
    'notifications.markRead': {
      parameters: {
        notifications: string[];
        receiver: string;
      };
      row: {
        uuid: string;
      };
    };
    'notifications.one': {
      parameters: {
        notification: string;
        viewer: string;
      };
      row: NotificationsOneRow;
    };
    'notifications.pushed': {
      parameters: {
        viewer: string;
        notification: string;
      };
      row: {
        type: Notification['type'];
        isReply: boolean;
        peopleCount: number;
        nickname: string;
        postUuid: string | null;
        causeUuid: string;
        path: string | null;
        newsSide: 'seeker' | 'company' | null;
        newsEvent: 'note' | 'interview' | Application['state'] | 'applicants' | null;
        newsName: string | null;
        newsCount: number | null;
        newsTitle: JobPosting['title'] | null;
        newsLanguage: JobPosting['originalLanguage'] | null;
      };
    };
    'notifications.received': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: NotificationsOneRow;
    };
    'notifications.total': {
      parameters: {
        viewer: string;
      };
      row: {
        total: number;
      };
    };
    'notifications.unread': {
      parameters: {
        user: string;
      };
      row: {
        unread: number;
      };
    };
    'operations.deskCounts': {
      parameters: {
        isAdmin: boolean;
      };
      row: {
        reports: number;
        scams: number;
        words: number;
        appeals: number;
        suggestions: number;
        companies: number | null;
        defaulters: number | null;
        rules: number | null;
        providers: number | null;
        sources: number | null;
      };
    };
    'pages.info': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        updatedAt: Date;
        languages: string[];
      };
    };
    'pages.jobs': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        updatedAt: Date;
        languages: string[];
      };
    };
    'pages.notices': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        updatedAt: Date;
        languages: string[];
      };
    };
    'pages.places': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        updatedAt: Date;
        languages: string[];
      };
    };
    'pages.postHead': {
      parameters: {
        post: string;
      };
      row: {
        uuid: string;
        board: Post['board'];
        originalLanguage: Post['originalLanguage'];
        title: Post['title'];
        content: Post['content'];
        createdAt: Date;
        updatedAt: Date;
        author: string;
        likes: number;
        commentsCount: number;
        image: string | null;
      };
    };
    'pages.posts': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        updatedAt: Date;
        languages: string[];
      };
    };
    'pages.totals': {
      parameters: {};
      row: {
        kind: 'jobs' | 'posts' | 'notices' | 'info' | 'places';
        total: number;
      };
    };
    'passkeys.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'passkeys.find': {
      parameters: {
        credentialId: string;
      };
      row: {
        userUuid: string;
        publicKey: Buffer;
        counter: number;
      };
    };
    'passkeys.findOwner': {
      parameters: {
        user: string;
      };
      row: {
        nickname: string;
        name: string;
      };
    };
    'passkeys.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'passkeys.insert': {
      parameters: {
        user: string;
        credentialId: string;
        publicKey: Buffer;
        counter: number | string;
        transports: string[];
        device: string;
      };
      row: never;
    };
    'passkeys.listCredentials': {
      parameters: {
        user: string;
        max: number | string;
      };
      row: {
        id: string;
        transports: string[];
      };
    };
    'passkeys.use': {
      parameters: {
        counter: number | string;
        credentialId: string;
      };
      row: {
        userUuid: string;
      };
    };
    'personHistory.ofPerson': {
      parameters: {
        beside: string | null;
        person: string;
      };
      row: {
        createdAt: Date;
        suspendedUntil: Date | null;
        role: User['role'];
        suspensions: number;
        warnings: number;
        cases: number;
        upheld: number;
        reports: number;
        kept: number;
        acceptedSuggestions: number;
        rejectedSuggestions: number;
        rejections: number;
      };
    };
    'personHistory.pastCases': {
      parameters: {
        beside: string | null;
        person: string;
      };
      row: {
        uuid: string;
        targetType: ReportCase['targetType'];
        excerpt: string;
        decision: NonNullable<ReportCase['decision']> | null;
        decisionReason: NonNullable<ReportCase['reason']> | null;
        createdAt: Date;
      };
    };
    'personNotes.delete': {
      parameters: {
        note: string;
        viewer: string;
        isAdmin: boolean;
      };
      row: {
        person: string;
      };
    };
    'personNotes.exportWritten': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'personNotes.forget': {
      parameters: {
        person: string;
      };
      row: never;
    };
    'personNotes.on': {
      parameters: {
        person: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        text: string;
        writtenBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'personNotes.write': {
      parameters: {
        person: string;
        text: string;
        moderator: string;
        most: number;
      };
      row: {
        uuid: string;
      };
    };
    'popularPosts.clear': {
      parameters: {};
      row: never;
    };
    'popularPosts.lock': {
      parameters: {};
      row: never;
    };
    'popularPosts.rank': {
      parameters: {};
      row: never;
    };
    'postReactions.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'postReactions.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'postReactions.turn': {
      parameters: {
        post: string;
        user: string;
        isOn: boolean | null;
        type: string;
      };
      row: {
        likes: number;
        dislikes: number;
        type: string | PostReaction['type'] | null;
        isNewLike: boolean;
      };
    };
    'postScraps.add': {
      parameters: {
        post: string;
        user: string;
      };
      row: never;
    };
    'postScraps.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'postScraps.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'postScraps.remove': {
      parameters: {
        post: string;
        user: string;
      };
      row: never;
    };
    'postSearch.save': {
      parameters: {
        version: number;
        entries: JsonParameter;
      };
      row: never;
    };
    'postSearch.search': {
      parameters: {
        board: string;
        viewer: string | null;
        patterns: string[];
        skip: number;
        limit: number;
        grams: number[];
      };
      row: BoardsNewestRow;
    };
    'postSearch.textsOfPost': {
      parameters: {
        post: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        board: Post['board'];
        texts: string[];
        hashtags: string[];
      };
    };
    'postSearch.textsToFill': {
      parameters: {
        after: string;
        version: number;
        limit: number | string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        board: Post['board'];
        texts: string[];
        hashtags: string[];
      };
    };
    'postSearch.total': {
      parameters: {
        viewer: string | null;
        grams: number[];
        board: string;
        patterns: string[];
      };
      row: {
        total: number;
      };
    };
    'postTexts.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'postTexts.correctLanguage': {
      parameters: {
        language: Post['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'postTexts.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'postTexts.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'postTexts.lockTexts': {
      parameters: {
        post: string;
      };
      row: PostTextsLockTextsRow;
    };
    'postTexts.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: Post['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'postTexts.store': {
      parameters: {
        titles: JsonParameter;
        contents: JsonParameter;
        post: string;
      };
      row: never;
    };
    'postTexts.texts': {
      parameters: {
        post: string;
      };
      row: PostTextsLockTextsRow;
    };
    'postTexts.visibleTexts': {
      parameters: {
        post: string;
        viewer: string;
      };
      row: PostTextsLockTextsRow;
    };
    'postTexts.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'postViewLogs.current': {
      parameters: {
        post: string;
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'postViewLogs.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'postViewLogs.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'postViewLogs.forgetOld': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'postViewLogs.open': {
      parameters: {
        user: string | null;
        network: string | null;
        post: string;
      };
      row: {
        uuid: string;
      };
    };
    'postViewLogs.setDuration': {
      parameters: {
        seconds: number;
        log: string;
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'posts.addHashtags': {
      parameters: {
        names: string[];
        keys: string[];
      };
      row: never;
    };
    'posts.byUuid': {
      parameters: {
        post: string;
        viewer: string | null;
      };
      row: BoardsNewestRow;
    };
    'posts.cards': {
      parameters: {
        posts: string[];
        viewer: string | null;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        title: Post['title'];
        content: Post['content'];
        originalLanguage: Post['originalLanguage'];
        isHidden: boolean;
        views: number;
        likes: number;
        commentsCount: number;
        board: Post['board'];
        regionId: number | null;
        address: string | null;
        mapUrl: string | null;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        files: { uuid: string; name: string; alt: string | null; path: string; thumbnailPath: string | null; width: number | null; height: number | null }[];
        hashtags: { uuid: string; name: string }[];
        subBoard: { uuid: string; names: SubBoard['names'] } | null;
        version: string | null;
        reaction: { uuid: string; type: PostReaction['type'] } | null;
        scrap: { uuid: string } | null;
      };
    };
    'posts.delete': {
      parameters: {
        post: string;
      };
      row: never;
    };
    'posts.deleteAgain': {
      parameters: {
        subjects: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'posts.erase': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'posts.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'posts.filesOfPost': {
      parameters: {
        post: string;
      };
      row: {
        uuid: string;
        path: string;
      };
    };
    'posts.hide': {
      parameters: {
        isHidden: boolean;
        post: string;
      };
      row: never;
    };
    'posts.insert': {
      parameters: {
        uuid: string | null;
        language: Post['originalLanguage'];
        title: string;
        content: string;
        region: number | null;
        author: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
      };
    };
    'posts.liked': {
      parameters: {
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'posts.likedTotal': {
      parameters: {
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'posts.lock': {
      parameters: {
        viewer: string;
        post: string;
      };
      row: {
        uuid: string;
        authorUuid: string;
        originalLanguage: Post['originalLanguage'];
        board: Post['board'];
        text: string;
        isVisible: boolean;
      };
    };
    'posts.lockMarked': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'posts.lockVisible': {
      parameters: {
        post: string;
        viewer: string;
      };
      row: {
        uuid: string;
        authorUuid: string;
      };
    };
    'posts.owned': {
      parameters: {
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'posts.ownedTotal': {
      parameters: {
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'posts.pictures': {
      parameters: {
        post: string;
      };
      row: {
        path: string;
      };
    };
    'posts.popular': {
      parameters: {
        viewer: string | null;
        newest: number;
      };
      row: BoardsNewestRow;
    };
    'posts.purge': {
      parameters: {
        posts: string[];
      };
      row: never;
    };
    'posts.reported': {
      parameters: {
        post: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        isOfficial: boolean;
        changedAt: Date;
        excerpt: string;
      };
    };
    'posts.scrapped': {
      parameters: {
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'posts.scrappedTotal': {
      parameters: {
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'posts.setFiles': {
      parameters: {
        post: string;
        files: string[];
        names: string[];
        alts: string[];
      };
      row: {
        uuid: string;
      };
    };
    'posts.setHashtags': {
      parameters: {
        keys: string[];
        post: string;
      };
      row: {
        uuid: string;
        name: string;
      };
    };
    'posts.strip': {
      parameters: {
        posts: string[];
      };
      row: {
        fileUuid: string;
      };
    };
    'posts.toPurge': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'posts.update': {
      parameters: {
        language: Post['originalLanguage'];
        title: string;
        content: string;
        region: number | null;
        post: string;
        expectedVersion: Date | string | null;
      };
      row: {
        uuid: string;
      };
    };
    'posts.writtenBy': {
      parameters: {
        person: string;
        viewer: string | null;
        skip: number | string;
        limit: number | string;
      };
      row: BoardsNewestRow;
    };
    'posts.writtenByTotal': {
      parameters: {
        person: string;
        viewer: string | null;
      };
      row: {
        total: number;
      };
    };
    'push.exportSubscriptions': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'push.forget': {
      parameters: {
        subscription: string;
      };
      row: never;
    };
    'push.forgetOldest': {
      parameters: {
        user: string;
        max: number | string;
      };
      row: never;
    };
    'push.forgetSubscriptions': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'push.keepKeys': {
      parameters: {
        publicKey: string;
        privateKey: string;
      };
      row: never;
    };
    'push.keys': {
      parameters: {};
      row: {
        publicKey: string;
        privateKey: string;
      };
    };
    'push.subscribe': {
      parameters: {
        user: string;
        session: string;
        endpoint: string;
        p256dh: string;
        auth: string;
      };
      row: {
        uuid: string;
      };
    };
    'push.target': {
      parameters: {
        subscription: string;
      };
      row: {
        uuid: string;
        endpoint: string;
        p256dh: string;
        auth: string;
        userUuid: string;
        language: User['language'];
        settings: User['notificationSettings'];
      };
    };
    'push.unsubscribe': {
      parameters: {
        user: string;
        endpoint: string;
      };
      row: never;
    };
    'rateLimits.close': {
      parameters: {
        milliseconds: number | string;
        key: string;
      };
      row: never;
    };
    'rateLimits.countCall': {
      parameters: {
        points: number;
        keys: string[];
        milliseconds: (number | string)[];
      };
      row: {
        key: string;
        points: number;
        waitMs: number;
      };
    };
    'rateLimits.findCounts': {
      parameters: {
        keys: string[];
      };
      row: {
        key: string;
        points: number;
        waitMs: number;
      };
    };
    'rateLimits.forgetEnded': {
      parameters: {};
      row: never;
    };
    'rateLimits.giveBack': {
      parameters: {
        keys: string[];
        milliseconds: (number | string)[];
        ago: number | string;
        points: number;
      };
      row: never;
    };
    'rateLimits.tellSpending': {
      parameters: {
        message: string;
      };
      row: {
        pg_notify: unknown;
      };
    };
    'refusedAddresses.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        address_hash: string;
      };
    };
    'refusedAddresses.clearMarked': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'refusedAddresses.find': {
      parameters: {
        hash: string;
      };
      row: {
        reason: RefusedAddress['reason'];
      };
    };
    'refusedAddresses.markIdentity': {
      parameters: {
        uuid: string;
      };
      row: {
        uuid: string;
      };
    };
    'refusedAddresses.markedSince': {
      parameters: {
        since: Date | string;
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
        email: string;
      };
    };
    'refusedAddresses.refuse': {
      parameters: {
        hash: string;
        reason: RefusedAddress['reason'];
      };
      row: {
        address_hash: string;
      };
    };
    'refusedAddresses.refuseAgain': {
      parameters: {
        hashes: string[];
        reasons: string[];
        times: (Date | string)[];
      };
      row: never;
    };
    'refusedAddresses.takeBack': {
      parameters: {
        hash: string;
        user: string;
        email: string;
      };
      row: never;
    };
    'refusedAddresses.takeBackSince': {
      parameters: {
        since: Date | string;
      };
      row: {
        address_hash: string;
      };
    };
    'refusedAddresses.unmark': {
      parameters: {
        uuids: string[];
        hashes: string[];
      };
      row: never;
    };
    'reports.appeal': {
      parameters: {
        text: string;
        case: string;
        author: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.appealedCases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        targetType: ReportCase['targetType'];
        targetUuid: string;
        excerpt: string;
        reporters: number;
        decision: NonNullable<ReportCase['decision']> | null;
        decisionReason: NonNullable<ReportCase['reason']> | null;
        note: string | null;
        appealedAt: Date;
        heardAt: Date | null;
        isOwn: boolean;
        isEdited: boolean;
        author: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        decidedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        reason: Report['reason'] | 'FRAUD' | 'OTHER';
        scamSigns: NonNullable<ScamMark['sign']>[];
        watchedWords: { word: string; why: string }[];
        texts: string[];
      };
    };
    'reports.appealedCasesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'reports.areDecidable': {
      parameters: {
        moderator: string;
        cases: string[];
      };
      row: {
        uuid: string;
        isOwn: boolean;
        decidableFrom: Date | null;
        isDecidable: boolean;
      };
    };
    'reports.case': {
      parameters: {
        viewer: string;
        case: string;
      };
      row: ReportsCaseRow;
    };
    'reports.caseBefore': {
      parameters: {
        viewer: string;
        language: Translation['language'];
        case: string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        targetType: ReportCase['targetType'];
        targetUuid: string;
        excerpt: string;
        reporters: number;
        decision: NonNullable<ReportCase['decision']> | null;
        decisionReason: NonNullable<ReportCase['reason']> | null;
        note: string | null;
        appealedAt: Date | null;
        heardAt: Date | null;
        isOwn: boolean;
        isEdited: boolean;
        author: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        decidedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        reason: Report['reason'] | 'FRAUD' | 'OTHER';
        scamSigns: NonNullable<ScamMark['sign']>[];
        watchedWords: { word: string; why: string }[];
        texts: string[];
        appeal: string | null;
        authorLanguage: User['language'] | null;
        isFriends: boolean;
        decidableFrom: Date | null;
        isHiding: boolean;
        fieldsByPeople: string[];
      };
    };
    'reports.cases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCaseRow;
    };
    'reports.casesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'reports.commentsOfPerson': {
      parameters: {
        person: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCommentsOfPersonRow;
    };
    'reports.commentsOfPersonTotal': {
      parameters: {
        person: string;
      };
      row: {
        total: number;
      };
    };
    'reports.countReporter': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
        author: string | null;
        excerpt: string;
        isConfirmed: boolean;
        reporter: string;
      };
      row: {
        uuid: string;
        counted: number;
      };
    };
    'reports.decidableComments': {
      parameters: {
        person: string;
        after: string;
        uuids: string[] | null;
        until: Date | string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.decidablePostings': {
      parameters: {
        person: string;
        after: string;
        uuids: string[] | null;
        until: Date | string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.decidablePosts': {
      parameters: {
        person: string;
        after: string;
        uuids: string[] | null;
        until: Date | string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.decide': {
      parameters: {
        decision: NonNullable<ReportCase['decision']>;
        reason: NonNullable<ReportCase['reason']> | null;
        note: string | null;
        isHiding: boolean;
        moderator: string;
        case: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.decidedCases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        targetType: ReportCase['targetType'];
        targetUuid: string;
        excerpt: string;
        reporters: number;
        decision: NonNullable<ReportCase['decision']>;
        decisionReason: NonNullable<ReportCase['reason']> | null;
        note: string | null;
        appealedAt: Date | null;
        heardAt: Date | null;
        isOwn: boolean;
        isEdited: boolean;
        author: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        decidedBy: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean } | null;
        reason: Report['reason'] | 'FRAUD' | 'OTHER';
        scamSigns: NonNullable<ScamMark['sign']>[];
        watchedWords: { word: string; why: string }[];
        texts: string[];
      };
    };
    'reports.decidedCasesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'reports.dropCaseWithoutSigns': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
      };
      row: never;
    };
    'reports.dropCasesWithoutMarks': {
      parameters: {
        cases: string[];
      };
      row: never;
    };
    'reports.exportDecisions': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'reports.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'reports.exportScamMarks': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'reports.findDecider': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
        role: User['role'];
      };
    };
    'reports.findNewSigns': {
      parameters: {
        signs: string[];
        words: string[];
        type: ScamMark['targetType'];
        target: string;
        hash: string;
      };
      row: {
        sign: string | null;
        word: string | null;
      };
    };
    'reports.findOwn': {
      parameters: {
        reporter: string;
        type: Report['targetType'];
        target: string;
      };
      row: {
        uuid: string;
        targetType: Report['targetType'];
        targetUuid: string;
        reason: Report['reason'];
        createdAt: Date;
        keptAt: Date | null;
        translatedAt: Date | null;
      };
    };
    'reports.findOwnCase': {
      parameters: {
        case: string;
        author: string;
      };
      row: {
        isAppealed: boolean;
      };
    };
    'reports.findPerson': {
      parameters: {
        person: string;
      };
      row: {
        uuid: string;
        role: User['role'];
        nickname: string;
      };
    };
    'reports.findWriter': {
      parameters: {
        person: string;
      };
      row: {
        uuid: string;
        role: User['role'];
      };
    };
    'reports.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'reports.forgetDeleted': {
      parameters: {};
      row: never;
    };
    'reports.forgetExcerpts': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'reports.forgetMarksOfWord': {
      parameters: {
        word: string;
      };
      row: {
        case: string;
      };
    };
    'reports.forgetSigns': {
      parameters: {
        type: ScamMark['targetType'];
        target: string;
        signs: string[];
        words: string[];
      };
      row: never;
    };
    'reports.hideByCase': {
      parameters: {
        isHiding: boolean;
        case: string;
      };
      row: never;
    };
    'reports.hideFromReporter': {
      parameters: {
        isHidden: boolean;
        report: string;
        reporter: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.hideProfile': {
      parameters: {
        isHidden: boolean;
        person: string;
      };
      row: never;
    };
    'reports.hidingCases': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
      };
      row: {
        uuid: string;
        isDecided: boolean;
      };
    };
    'reports.insert': {
      parameters: {
        case: string;
        reporter: string;
        type: Report['targetType'];
        target: string;
        reason: Report['reason'];
        text: string | null;
        isConfirmed: boolean;
      };
      row: {
        uuid: string;
        targetType: Report['targetType'];
        targetUuid: string;
        reason: Report['reason'];
        createdAt: Date;
      };
    };
    'reports.languagesByPeople': {
      parameters: {
        type: Translation['subjectType'];
        target: string;
      };
      row: {
        language: Translation['language'];
      };
    };
    'reports.lockCase': {
      parameters: {
        seenAt: Date | string;
        moderator: string;
        case: string;
      };
      row: {
        targetType: ReportCase['targetType'];
        targetUuid: string;
        isAsSeen: boolean;
        isOwn: boolean;
        isTold: boolean | null;
        isSuspensionHeard: boolean;
        author: { uuid: string; role: User['role'] } | null;
      };
    };
    'reports.lockComment': {
      parameters: {
        thing: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.lockComments': {
      parameters: {
        person: string;
        uuids: string[];
      };
      row: {
        uuid: string;
        excerpt: string;
        updatedAt: Date;
        isHidden: boolean;
      };
    };
    'reports.lockCompany': {
      parameters: {
        thing: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.lockPerson': {
      parameters: {
        thing: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.lockPost': {
      parameters: {
        thing: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.lockPosting': {
      parameters: {
        thing: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.lockPostings': {
      parameters: {
        person: string;
        uuids: string[];
      };
      row: {
        uuid: string;
        excerpt: string;
        updatedAt: Date;
        isHidden: boolean;
      };
    };
    'reports.lockPosts': {
      parameters: {
        person: string;
        uuids: string[];
      };
      row: {
        uuid: string;
        excerpt: string;
        updatedAt: Date;
        isHidden: boolean;
      };
    };
    'reports.lockTarget': {
      parameters: {
        type: string;
        target: string;
      };
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'reports.lockTargetOfCase': {
      parameters: {
        case: string;
      };
      row: {
        targetType: ReportCase['targetType'];
        targetUuid: string;
        pg_advisory_xact_lock: unknown;
      };
    };
    'reports.notesOfPerson': {
      parameters: {
        person: string;
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        createdAt: Date;
        updatedAt: Date;
        excerpt: string;
        isHidden: boolean;
        caseUuid: string;
        decision: NonNullable<ReportCase['decision']> | null;
      };
    };
    'reports.notesOfPersonTotal': {
      parameters: {
        person: string;
      };
      row: {
        total: number;
      };
    };
    'reports.openCaseBesideReports': {
      parameters: {
        author: string | null;
        excerpt: string;
        decision: NonNullable<ReportCase['decision']>;
        type: ReportCase['targetType'];
        target: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.openCaseBySigns': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
        author: string;
        text: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.openCaseOfWriting': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
        author: string | null;
        excerpt: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.openCases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCaseRow;
    };
    'reports.openCasesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'reports.otherHiding': {
      parameters: {
        type: ReportCase['targetType'];
        target: string;
        case: string;
      };
      row: {
        uuid: string;
      };
    };
    'reports.ownDecisions': {
      parameters: {
        author: string;
        skip: number | string;
        limit: number | string;
      };
      row: {
        uuid: string;
        targetType: ReportCase['targetType'];
        targetUuid: string;
        excerpt: string;
        decision: NonNullable<ReportCase['decision']> | null;
        reason: NonNullable<ReportCase['reason']> | null;
        decidedAt: Date | null;
        appeal: string | null;
        heardAt: Date | null;
        suspendedUntil: Date | null;
      };
    };
    'reports.ownDecisionsTotal': {
      parameters: {
        author: string;
      };
      row: {
        total: number;
      };
    };
    'reports.person': {
      parameters: {
        person: string;
        viewer: string;
      };
      row: {
        authorUuid: string;
        excerpt: string;
        changedAt: Date | null;
      };
    };
    'reports.pictureOfPerson': {
      parameters: {
        person: string;
      };
      row: {
        path: string;
      };
    };
    'reports.postingsOfPerson': {
      parameters: {
        person: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCommentsOfPersonRow;
    };
    'reports.postingsOfPersonTotal': {
      parameters: {
        person: string;
      };
      row: {
        total: number;
      };
    };
    'reports.postsOfPerson': {
      parameters: {
        person: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCommentsOfPersonRow;
    };
    'reports.postsOfPersonTotal': {
      parameters: {
        person: string;
      };
      row: {
        total: number;
      };
    };
    'reports.reporters': {
      parameters: {
        case: string;
        viewer: string;
      };
      row: {
        user: { uuid: string; nickname: string; profileImageUrl: string | null; nationalityUuid: string; isWithdrawn: boolean };
        language: User['language'];
        reason: Report['reason'];
        text: string | null;
        createdAt: Date;
        reports: number;
        kept: number;
      };
    };
    'reports.scamCases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCaseRow;
    };
    'reports.scamCasesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'reports.setSigns': {
      parameters: {
        case: string;
        type: ScamMark['targetType'];
        target: string;
        hash: string;
        signs: string[];
      };
      row: never;
    };
    'reports.setWords': {
      parameters: {
        case: string;
        type: ScamMark['targetType'];
        target: string;
        hash: string;
        words: string[];
      };
      row: never;
    };
    'reports.versionOfComments': {
      parameters: {
        person: string;
      };
      row: {
        version: string;
        now: Date;
      };
    };
    'reports.versionOfPostings': {
      parameters: {
        person: string;
      };
      row: {
        version: string;
        now: Date;
      };
    };
    'reports.versionOfPosts': {
      parameters: {
        person: string;
      };
      row: {
        version: string;
        now: Date;
      };
    };
    'reports.wordCases': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: ReportsCaseRow;
    };
    'reports.wordCasesTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'requestKeys.claim': {
      parameters: {
        user: string;
        scope: 'note' | 'post' | 'comment' | 'job-posting' | 'application' | 'application-note';
        key: string;
        hash: Buffer;
      };
      row: {
        uuid: string;
      };
    };
    'requestKeys.claimed': {
      parameters: {
        user: string;
        scope: 'note' | 'post' | 'comment' | 'job-posting' | 'application' | 'application-note';
        key: string;
      };
      row: {
        uuid: string;
        hash: Buffer;
      };
    };
    'requestKeys.forgetOf': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'requestKeys.forgetOld': {
      parameters: {
        batch: number | string;
      };
      row: {
        key: string;
      };
    };
    'resumeTexts.after': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'resumeTexts.correctLanguage': {
      parameters: {
        language: Resume['originalLanguage'];
        subject: string;
      };
      row: never;
    };
    'resumeTexts.forgetDeleted': {
      parameters: {
        type: Translation['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'resumeTexts.forgetSuggestions': {
      parameters: {
        type: TranslationSuggestion['subjectType'];
        after: string | null;
        limit: number | string;
      };
      row: {
        last: string;
      };
    };
    'resumeTexts.lockTexts': {
      parameters: {
        resume: string;
      };
      row: ResumeTextsLockTextsRow;
    };
    'resumeTexts.ownTexts': {
      parameters: {
        resume: string;
        viewer: string;
      };
      row: ResumeTextsLockTextsRow;
    };
    'resumeTexts.sizes': {
      parameters: {
        after: string | null;
        limit: number | string;
      };
      row: {
        language: Resume['originalLanguage'];
        texts: number;
        characters: number;
        last: string | null;
      };
    };
    'resumeTexts.store': {
      parameters: {
        translations: JsonParameter;
        resume: string;
      };
      row: never;
    };
    'resumeTexts.texts': {
      parameters: {
        resume: string;
      };
      row: ResumeTextsLockTextsRow;
    };
    'resumeTexts.watchers': {
      parameters: {
        subject: string;
      };
      row: {
        userUuid: string;
        language: User['language'];
      };
    };
    'resumes.delete': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
        files: string[];
      };
    };
    'resumes.deleteAgain': {
      parameters: {
        resumes: string[];
      };
      row: {
        fileUuid: string;
      };
    };
    'resumes.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'resumes.forgetOwn': {
      parameters: {
        user: string;
      };
      row: {
        fileUuid: string;
      };
    };
    'resumes.own': {
      parameters: {
        user: string;
      };
      row: ResumesOwnRow;
    };
    'resumes.save': {
      parameters: {
        user: string;
        language: Resume['originalLanguage'];
        visaMain: number | null;
        visaSub: number | null;
        showVisa: boolean;
        koreanLevel: number | null;
        availableFrom: string | null;
        expectedVersion: Date | string | null;
      };
      row: {
        uuid: string;
        languageBefore: Resume['originalLanguage'] | null;
      };
    };
    'resumes.sent': {
      parameters: {
        resumes: string[];
      };
      row: ResumesOwnRow;
    };
    'resumes.setExperiences': {
      parameters: {
        from: string[];
        to: string[];
        resume: string;
      };
      row: never;
    };
    'resumes.setFiles': {
      parameters: {
        files: string[];
        resume: string;
      };
      row: {
        fileUuid: string;
      };
    };
    'resumes.setTexts': {
      parameters: {
        texts: JsonParameter;
        resume: string;
        language: string;
        isSameLanguage: boolean;
      };
      row: never;
    };
    'scamFacts.measurePay': {
      parameters: {};
      row: never;
    };
    'scamFacts.ofPostings': {
      parameters: {
        postings: string[];
      };
      row: {
        uuid: string;
        isHighPay: boolean;
        isPhoneShared: boolean;
      };
    };
    'secondFactors.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.confirm': {
      parameters: {
        step: number | string;
        hashes: string[];
        user: string;
        sealed: Buffer;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'secondFactors.findSecret': {
      parameters: {
        user: string;
      };
      row: {
        sealed: Buffer;
      };
    };
    'secondFactors.findStarted': {
      parameters: {
        user: string;
      };
      row: {
        sealed: Buffer;
      };
    };
    'secondFactors.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'secondFactors.nicknameOf': {
      parameters: {
        user: string;
      };
      row: {
        nickname: string;
      };
    };
    'secondFactors.read': {
      parameters: {
        user: string;
      };
      row: {
        since: Date | null;
        recoveryCodes: number;
        hasPasskey: boolean;
      };
    };
    'secondFactors.remove': {
      parameters: {
        user: string;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.renewRecoveryCodes': {
      parameters: {
        hashes: string[];
        user: string;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.start': {
      parameters: {
        user: string;
        sealed: Buffer;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.useCode': {
      parameters: {
        step: number | string;
        user: string;
        sealed: Buffer;
      };
      row: {
        user_uuid: string;
      };
    };
    'secondFactors.useRecoveryCode': {
      parameters: {
        hash: string;
        user: string;
      };
      row: {
        left: number;
      };
    };
    'sessions.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'sessions.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'sessions.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'sessions.isCurrent': {
      parameters: {
        session: string;
        hash: string;
      };
      row: {
        isCurrent: boolean;
      };
    };
    'sessions.justRotated': {
      parameters: {
        session: string;
        hash: string;
        seconds: number;
      };
      row: {
        uuid: string;
        userUuid: string;
        rotatedAt: Date;
        expiresAt: Date;
      };
    };
    'sessions.knowsDevice': {
      parameters: {
        user: string;
        device: string;
        networkHash: string;
      };
      row: {
        isKnown: boolean;
      };
    };
    'sessions.list': {
      parameters: {
        current: string;
        user: string;
        max: number | string;
      };
      row: {
        uuid: string;
        device: string;
        createdAt: Date;
        lastUsedAt: Date;
        isCurrent: boolean;
      };
    };
    'sessions.lockUser': {
      parameters: {
        user: string;
      };
      row: {
        isSignUp: boolean;
        role: User['role'];
        hasCode: boolean;
        hasPasskey: boolean;
      };
    };
    'sessions.open': {
      parameters: {
        user: string;
        device: string;
        networkHash: string;
        isByPasskey: boolean;
        isByCode: boolean;
        isByMail: boolean;
        hash: string;
        seconds: number;
        days: number;
      };
      row: {
        uuid: string;
        userUuid: string;
        rotatedAt: Date;
        expiresAt: Date;
      };
    };
    'sessions.owner': {
      parameters: {
        session: string;
      };
      row: {
        userUuid: string;
      };
    };
    'sessions.prove': {
      parameters: {
        isByPasskey: boolean;
        isByCode: boolean;
        session: string;
      };
      row: never;
    };
    'sessions.revokeOldest': {
      parameters: {
        user: string;
        max: number | string;
      };
      row: never;
    };
    'sessions.rotate': {
      parameters: {
        nextHash: string;
        seconds: number;
        session: string;
        hash: string;
      };
      row: {
        uuid: string;
        userUuid: string;
        rotatedAt: Date;
        expiresAt: Date;
      };
    };
    'sessions.takeTurn': {
      parameters: {
        user: string;
      };
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'sessions.takeTurnOfSession': {
      parameters: {
        session: string;
      };
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'sessions.unprove': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'signInKeys.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        key_hash: string;
      };
    };
    'signInKeys.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'signInKeys.give': {
      parameters: {
        keyHash: string;
        browserHash: string;
        user: string | null;
        provider: SignInKey['provider'];
        sub: string;
        email: string | null;
        name: string | null;
        seconds: number;
      };
      row: never;
    };
    'signInKeys.know': {
      parameters: {
        keyHash: string;
      };
      row: {
        known: number;
      };
    };
    'signInKeys.look': {
      parameters: {
        keyHash: string;
        browserHashes: string[];
      };
      row: {
        userUuid: string | null;
        provider: SignInKey['provider'];
        sub: string;
        email: string | null;
        name: string | null;
      };
    };
    'signInKeys.use': {
      parameters: {
        keyHash: string;
      };
      row: {
        key_hash: string;
      };
    };
    'signInStates.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        state_hash: string;
      };
    };
    'signInStates.start': {
      parameters: {
        stateHash: string;
        provider: string;
        browserHash: string;
        codeVerifier: string;
        nonce: string;
        session: string | null;
        seconds: number;
      };
      row: never;
    };
    'signInStates.take': {
      parameters: {
        stateHash: string;
        provider: string;
        browserHash: string;
      };
      row: {
        codeVerifier: string;
        nonce: string;
        sessionUuid: string | null;
      };
    };
    'signInTickets.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        ticket_hash: string;
      };
    };
    'signInTickets.find': {
      parameters: {
        hash: string;
      };
      row: {
        userUuid: string;
      };
    };
    'signInTickets.give': {
      parameters: {
        hash: string;
        user: string;
        minutes: number;
      };
      row: never;
    };
    'signInTickets.use': {
      parameters: {
        hash: string;
      };
      row: {
        ticket_hash: string;
      };
    };
    'signIns.dropFactors': {
      parameters: {
        user: string;
      };
      row: {
        hadPasskey: boolean;
        hadApp: boolean;
      };
    };
    'signIns.factorProof': {
      parameters: {
        user: string;
        session: string;
      };
      row: {
        hasFactor: boolean;
        isByMail: boolean;
        hasAddress: boolean;
      };
    };
    'signIns.list': {
      parameters: {
        user: string;
      };
      row: {
        provider: Identity['provider'];
        email: string | null;
        createdAt: Date;
      };
    };
    'signIns.listPasskeys': {
      parameters: {
        user: string;
        max: number | string;
      };
      row: {
        uuid: string;
        device: string;
        createdAt: Date;
        lastUsedAt: Date | null;
      };
    };
    'signIns.lock': {
      parameters: {
        user: string;
      };
      row: {
        provider: Identity['provider'];
        isUsable: boolean;
      };
    };
    'signIns.lockPasskeys': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'signIns.remove': {
      parameters: {
        user: string;
        provider: Identity['provider'];
      };
      row: never;
    };
    'signIns.removePasskey': {
      parameters: {
        user: string;
        passkey: string;
      };
      row: never;
    };
    'signIns.removePassword': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'signIns.setPassword': {
      parameters: {
        hash: string;
        user: string;
      };
      row: {
        email: string;
      };
    };
    'suspendedIdentities.clear': {
      parameters: {
        batch: number | string;
      };
      row: {
        identity_hash: string;
      };
    };
    'suspendedIdentities.find': {
      parameters: {
        hash: string;
        user: string | null;
        signUpSeconds: number;
      };
      row: {
        suspended_until: Date;
      };
    };
    'suspendedIdentities.known': {
      parameters: {
        hashes: string[];
      };
      row: {
        hash: string;
        createdAt: Date;
      };
    };
    'suspendedIdentities.ofPeople': {
      parameters: {
        people: string[];
      };
      row: {
        userUuid: string;
        joinedAt: Date;
        provider: Identity['provider'];
        sub: string;
      };
    };
    'suspendedIdentities.ofUser': {
      parameters: {
        user: string;
        provider: Identity['provider'] | null;
      };
      row: {
        provider: Identity['provider'];
        sub: string;
        suspendedUntil: Date;
      };
    };
    'suspendedIdentities.remember': {
      parameters: {
        hash: string;
        until: Date | string;
      };
      row: never;
    };
    'translations.all': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsAllRow;
    };
    'translations.decideSuggestion': {
      parameters: {
        state: TranslationSuggestion['state'];
        reason: NonNullable<TranslationSuggestion['rejectionReason']> | null;
        decider: string;
        suggestion: string;
      };
      row: never;
    };
    'translations.exportOwn': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'translations.findSuggestion': {
      parameters: {
        suggestion: string;
      };
      row: {
        uuid: string;
        subjectType: TranslationSuggestion['subjectType'];
        subjectUuid: string;
        field: string;
        language: TranslationSuggestion['language'];
        text: string;
        sourceHash: string;
        authorUuid: string | null;
        suggesterUuid: string;
        state: TranslationSuggestion['state'];
      };
    };
    'translations.forget': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'translations.giveBackAllowance': {
      parameters: {
        characters: number | string;
        author: string;
      };
      row: never;
    };
    'translations.hasSuggestions': {
      parameters: {
        subjectType: TranslationSuggestion['subjectType'];
        subject: string;
      };
      row: {
        '?column?': number;
      };
    };
    'translations.left': {
      parameters: {};
      row: {
        all: number;
        tomorrow: number;
        failing: number;
      };
    };
    'translations.lockSuggestion': {
      parameters: {
        seenAt: Date | string | null;
        viewer: string;
        suggestion: string;
      };
      row: {
        uuid: string;
        subjectType: TranslationSuggestion['subjectType'];
        subjectUuid: string;
        field: string;
        language: TranslationSuggestion['language'];
        text: string;
        sourceHash: string;
        authorUuid: string | null;
        suggesterUuid: string;
        state: TranslationSuggestion['state'];
        isAsSeen: boolean;
        isDecidable: boolean;
      };
    };
    'translations.ofState': {
      parameters: {
        state: Translation['state'];
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsAllRow;
    };
    'translations.oldestSuggestions': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsOldestSuggestionsRow;
    };
    'translations.openSuggestions': {
      parameters: {
        viewer: string;
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsOldestSuggestionsRow;
    };
    'translations.openSuggestionsTotal': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'translations.refund': {
      parameters: {
        characters: number | string;
        provider: string;
      };
      row: never;
    };
    'translations.requested': {
      parameters: {
        fields: string[];
        hashes: string[];
        subjectType: Translation['subjectType'];
        subject: string;
      };
      row: {
        field: string;
        language: Translation['language'];
      };
    };
    'translations.save': {
      parameters: {
        made: JsonParameter;
        subjectType: Translation['subjectType'];
        subject: string;
      };
      row: {
        field: string;
        language: Translation['language'];
        state: Translation['state'];
      };
    };
    'translations.saveHuman': {
      parameters: {
        fields: string[];
        languages: string[];
        hashes: string[];
        originalLanguage: TranslationProviderDay['fromLanguage'];
        subjectType: Translation['subjectType'];
        subject: string;
      };
      row: never;
    };
    'translations.spend': {
      parameters: {
        provider: string;
        characters: number | string;
        dailyCharacters: number | string;
      };
      row: {
        characters: string;
      };
    };
    'translations.suggest': {
      parameters: {
        subjectType: TranslationSuggestion['subjectType'];
        subject: string;
        field: string;
        language: TranslationSuggestion['language'];
        text: string;
        sourceHash: string;
        author: string | null;
        suggester: string;
      };
      row: {
        uuid: string;
      };
    };
    'translations.suggestionByUuid': {
      parameters: {
        viewer: string;
        suggestion: string;
      };
      row: TranslationsOldestSuggestionsRow;
    };
    'translations.suggestionsBy': {
      parameters: {
        viewer: string;
        suggester: string;
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsOldestSuggestionsRow;
    };
    'translations.suggestionsByTotal': {
      parameters: {
        suggester: string;
      };
      row: {
        total: number;
      };
    };
    'translations.suggestionsFor': {
      parameters: {
        viewer: string;
        author: string;
        skip: number | string;
        limit: number | string;
      };
      row: TranslationsOldestSuggestionsRow;
    };
    'translations.suggestionsForTotal': {
      parameters: {
        author: string;
      };
      row: {
        total: number;
      };
    };
    'translations.takeAllowance': {
      parameters: {
        author: string;
        characters: number | string;
        dailyCharacters: number | string;
      };
      row: {
        characters: string;
      };
    };
    'translations.takeAway': {
      parameters: {
        decider: string;
        subjectType: TranslationSuggestion['subjectType'];
        subject: string;
        names: string[];
      };
      row: never;
    };
    'translations.toDo': {
      parameters: {
        subjectType: Translation['subjectType'];
        subject: string;
      };
      row: {
        field: string;
        language: Translation['language'];
      };
    };
    'translations.total': {
      parameters: {
        state: Translation['state'] | null;
      };
      row: {
        total: number;
      };
    };
    'translations.want': {
      parameters: {
        fields: string[];
        hashes: string[];
        subjectType: Translation['subjectType'];
        subject: string;
        languages: string[];
        isConfigured: boolean;
      };
      row: {
        field: string;
        language: Translation['language'];
        state: Translation['state'];
        text: string | null;
      };
    };
    'translations.wantAgain': {
      parameters: {
        subjectType: Translation['subjectType'];
        subject: string;
        states: string[];
      };
      row: never;
    };
    'users.card': {
      parameters: {
        viewer: string;
        person: string;
      };
      row: {
        uuid: string;
        nickname: string;
        profileImageUrl: string | null;
        nationalityUuid: string;
        isWithdrawn: boolean;
        friendState: 'FRIEND' | 'RECEIVED' | 'REQUESTED' | 'NONE';
        isBlocked: boolean;
        memberSince: string | null;
        languages: (User['language'] | Post['originalLanguage'])[] | null;
        commonFriendsCount: number | null;
        language: User['language'] | null;
      };
    };
    'users.clearHeldNicknames': {
      parameters: {
        batch: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'users.correctBirthDate': {
      parameters: {
        birthDate: string;
        user: string;
      };
      row: {
        isDone: boolean;
      };
    };
    'users.erase': {
      parameters: {
        nicknameHash: string | null;
        user: string;
      };
      row: never;
    };
    'users.exportFollowed': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'users.exportProfile': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'users.followVisa': {
      parameters: {
        visaMain: number | null;
        visaSub: number | null;
        user: string;
      };
      row: never;
    };
    'users.forgetFollowed': {
      parameters: {
        user: string;
      };
      row: never;
    };
    'users.information': {
      parameters: {
        days: number;
        unconfirmedDays: number;
        user: string;
      };
      row: {
        uuid: string;
        nickname: string;
        language: User['language'];
        profileImageUrl: string | null;
        gender: User['gender'];
        birthDate: string | null;
        purpose: string | null;
        role: User['role'];
        nicknameChangeableAt: Date | null;
        hasPassword: boolean;
        email: string | null;
        isEmailRefused: boolean;
        pendingEmail: string | null;
        isEmailConfirmed: boolean;
        dueConsents: (string | null)[];
        confirmEmailBy: Date | null;
        readingLanguages: User['readingLanguages'];
        notificationSettings: User['notificationSettings'];
        mailNotices: User['mailNotices'];
        visaMainId: number | null;
        visaSubId: number | null;
        koreanLevel: number | null;
        regionId: number | null;
        nationalityUuid: string;
        followedNationalityUuids: string[];
        unreadNotesCount: number;
        unreadNotificationsCount: number;
        openSuggestionsCount: number;
        moderatedSuggestionsCount: number | null;
        friendsCount: number;
      };
    };
    'users.isNicknameHeld': {
      parameters: {
        hash: string;
        days: number;
      };
      row: {
        isHeld: boolean;
      };
    };
    'users.leavePicture': {
      parameters: {
        user: string;
        path: string | null;
      };
      row: never;
    };
    'users.lockNickname': {
      parameters: {
        user: string;
      };
      row: {
        key: string | null;
      };
    };
    'users.lockProfile': {
      parameters: {
        user: string;
      };
      row: {
        uuid: string;
      };
    };
    'users.nicknameHolder': {
      parameters: {
        key: string;
      };
      row: {
        uuid: string;
      };
    };
    'users.nicknameLock': {
      parameters: {
        days: number;
        user: string;
      };
      row: {
        nickname: string;
        changeableAt: Date | null;
      };
    };
    'users.rename': {
      parameters: {
        nickname: string;
        key: string;
        user: string;
        days: number;
      };
      row: {
        uuid: string;
      };
    };
    'visaRules.confirm': {
      parameters: {
        administrator: string;
        rule: string;
        seenAt: Date | string;
      };
      row: {
        uuid: string;
      };
    };
    'visaRules.confirmed': {
      parameters: {};
      row: {
        uuid: string;
        visa: string | null;
        course: NonNullable<StoredVisaRule['course']> | null;
        job: number | null;
        hoursAWeek: number | null;
        koreanLevel: number | null;
        under: number | null;
        verdict: StoredVisaRule['verdict'];
        reason: StoredVisaRule['reason'];
        from: string;
        until: string | null;
        sentence: StoredVisaRule['sentence'];
        source: string;
        checkedAt: string;
        replacesUuid: string | null;
        updatedAt: Date;
      };
    };
    'visaRules.exportEntered': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'visaRules.findHolders': {
      parameters: {
        visaMainId: number | null;
        visaSubId: number | null;
        under: number | null;
        after: string | null;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'visaRules.ofState': {
      parameters: {
        viewer: string;
        state: StoredVisaRule['state'];
        skip: number | string;
        limit: number | string;
      };
      row: VisaRulesOfStateRow;
    };
    'visaRules.one': {
      parameters: {
        viewer: string;
        rule: string;
      };
      row: VisaRulesOfStateRow;
    };
    'visaRules.propose': {
      parameters: {
        replaces: string | null;
        visa: string | null;
        course: NonNullable<StoredVisaRule['course']> | null;
        job: number | null;
        hoursAWeek: number | null;
        koreanLevel: number | null;
        under: number | null;
        verdict: StoredVisaRule['verdict'];
        reason: StoredVisaRule['reason'];
        from: string;
        until: string | null;
        sentence: JsonParameter;
        source: string;
        checkedAt: string;
        administrator: string;
      };
      row: {
        uuid: string;
      };
    };
    'visaRules.rememberShipped': {
      parameters: {
        rules: JsonParameter;
      };
      row: never;
    };
    'visaRules.shipped': {
      parameters: {};
      row: {
        ruleUuid: string;
        answerHash: string;
        visaMainId: number | null;
        visaSubId: number | null;
        under: number | null;
      };
    };
    'visaRules.tellProcesses': {
      parameters: {};
      row: {
        pg_notify: unknown;
      };
    };
    'visaRules.total': {
      parameters: {
        state: StoredVisaRule['state'];
      };
      row: {
        total: number;
      };
    };
    'visaRules.withdraw': {
      parameters: {
        administrator: string;
        rule: string;
        seenAt: Date | string;
      };
      row: {
        uuid: string;
      };
    };
    'wageDefaulters.companyNames': {
      parameters: {
        after: string;
        limit: number | string;
      };
      row: {
        uuid: string;
        name: string;
      };
    };
    'wageDefaulters.decide': {
      parameters: {
        state: WageDefaulterMatch['state'];
        decidedBy: string;
        match: string;
        seenAt: Date | string;
      };
      row: {
        uuid: string;
      };
    };
    'wageDefaulters.drop': {
      parameters: {
        identities: string[];
      };
      row: {
        uuid: string;
      };
    };
    'wageDefaulters.importedNames': {
      parameters: {
        after: string;
        limit: number | string;
      };
      row: {
        name: string;
      };
    };
    'wageDefaulters.ofState': {
      parameters: {
        state: WageDefaulterMatch['state'];
        skip: number | string;
        limit: number | string;
      };
      row: WageDefaultersOfStateRow;
    };
    'wageDefaulters.one': {
      parameters: {
        match: string;
      };
      row: WageDefaultersOfStateRow;
    };
    'wageDefaulters.proposeCompanies': {
      parameters: {
        companies: string[];
        keys: string[];
      };
      row: {
        uuid: string;
      };
    };
    'wageDefaulters.proposeImported': {
      parameters: {
        names: string[];
        keys: string[];
      };
      row: {
        uuid: string;
      };
    };
    'wageDefaulters.total': {
      parameters: {
        state: WageDefaulterMatch['state'];
      };
      row: {
        total: number;
      };
    };
    'wageDefaulters.write': {
      parameters: {
        entries: JsonParameter;
      };
      row: never;
    };
    'watchedWords.all': {
      parameters: {};
      row: {
        uuid: string;
        word: string;
      };
    };
    'watchedWords.byUuid': {
      parameters: {
        word: string;
      };
      row: WatchedWordsByUuidRow;
    };
    'watchedWords.exportEntered': {
      parameters: {
        user: string;
        after: string | null;
        limit: number | string;
      };
      row: {
        key: string;
        item: string;
      };
    };
    'watchedWords.forget': {
      parameters: {
        word: string;
      };
      row: never;
    };
    'watchedWords.listed': {
      parameters: {
        skip: number | string;
        limit: number | string;
      };
      row: WatchedWordsByUuidRow;
    };
    'watchedWords.lock': {
      parameters: {
        word: string;
      };
      row: {
        word: string;
      };
    };
    'watchedWords.lockList': {
      parameters: {};
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'watchedWords.tellProcesses': {
      parameters: {};
      row: {
        pg_notify: unknown;
      };
    };
    'watchedWords.total': {
      parameters: {};
      row: {
        total: number;
      };
    };
    'watchedWords.watch': {
      parameters: {
        word: string;
        key: string;
        why: string;
        moderator: string;
        most: number;
      };
      row: {
        uuid: string;
      };
    };
    'withdrawal.isLastAdmin': {
      parameters: {
        user: string;
      };
      row: {
        isLastAdmin: boolean;
      };
    };
    'withdrawal.takeTurn': {
      parameters: {};
      row: {
        pg_advisory_xact_lock: unknown;
      };
    };
    'work24.beginReading': {
      parameters: {
        import: string;
      };
      row: never;
    };
    'work24.checkMissing': {
      parameters: {
        now: Date | string;
        import: string;
        source: string;
        today: string;
        limit: number | string;
      };
      row: {
        id: string;
      };
    };
    'work24.closePostings': {
      parameters: {
        source: string;
        ids: string[];
      };
      row: {
        uuid: string;
      };
    };
    'work24.count': {
      parameters: {
        created: number;
        updated: number;
        unchanged: number;
        closed: number;
        refused: JsonParameter;
        import: string;
      };
      row: never;
    };
    'work24.detailsRead': {
      parameters: {
        read: string[];
        now: Date | string;
        lastDays: JsonParameter;
        ids: string[];
      };
      row: never;
    };
    'work24.endReading': {
      parameters: {
        now: Date | string;
        error: string | null;
      };
      row: never;
    };
    'work24.forgetEntries': {
      parameters: {
        import: string;
        source: string;
        today: string;
        limit: number | string;
      };
      row: {
        id: string;
      };
    };
    'work24.goOn': {
      parameters: {};
      row: never;
    };
    'work24.goToPage': {
      parameters: {
        list: number;
        page: number;
        skipped: number;
      };
      row: never;
    };
    'work24.hideUnseen': {
      parameters: {
        source: string;
        today: string;
        now: Date | string;
        isOff: boolean;
        limit: number | string;
      };
      row: {
        uuid: string;
      };
    };
    'work24.jobsCodes': {
      parameters: {};
      row: {
        code: string;
        postings: number;
      };
    };
    'work24.knownEntries': {
      parameters: {
        import: string;
        list: number;
        source: string;
        ids: string[];
      };
      row: {
        id: string;
        hash: string;
        isDetailed: boolean;
        isMet: boolean;
        isOnList: boolean;
        isClosed: boolean;
      };
    };
    'work24.progress': {
      parameters: {};
      row: {
        calls: number;
        list: number | null;
        page: number | null;
        wanted: number;
      };
    };
    'work24.putOffCalls': {
      parameters: {
        milliseconds: number;
      };
      row: never;
    };
    'work24.readState': {
      parameters: {
        now: Date | string;
        source: string;
      };
      row: {
        import: string | null;
        list: number | null;
        page: number | null;
        tries: number;
        skipped: number;
        readAt: Date | null;
        isResting: boolean | null;
        isStopped: boolean;
      };
    };
    'work24.rest': {
      parameters: {
        until: Date | string;
        problem: string;
        now: Date | string;
      };
      row: never;
    };
    'work24.samePostings': {
      parameters: {
        ids: string[];
        hashes: string[];
        source: string;
      };
      row: {
        id: string;
      };
    };
    'work24.saveEntries': {
      parameters: {
        import: string;
        list: number;
        now: Date | string;
        entries: JsonParameter;
      };
      row: never;
    };
    'work24.showSeen': {
      parameters: {
        source: string;
        ids: string[];
      };
      row: never;
    };
    'work24.state': {
      parameters: {};
      row: {
        isReading: boolean;
        readAt: Date | null;
        restUntil: Date | null;
        problem: string | null;
        problemSince: Date | null;
        postings: number;
        wanted: number;
      };
    };
    'work24.stayOpen': {
      parameters: {
        day: string;
        source: string;
        ids: string[];
      };
      row: never;
    };
    'work24.takeTurn': {
      parameters: {
        milliseconds: number;
      };
      row: {
        waitMs: number;
      };
    };
    'work24.tryLater': {
      parameters: {
        at: Date | string;
        id: string;
      };
      row: never;
    };
    'work24.wantedDetails': {
      parameters: {
        now: Date | string;
        limit: number | string;
      };
      row: {
        id: string;
        entry: Work24Posting['entry'];
        isCheck: boolean;
        tries: number;
      };
    };
  }
}
