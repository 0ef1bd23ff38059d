import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { BusinessStatus, CompanyNotificationType, CompanyStatus, RejectionCause } from '@haiko/shared/companies';
import { companyNotificationMessage, rejectionText } from '@haiko/shared/i18n/companyMessages';
import type { Language } from '@haiko/shared/i18n/languages';
import { hasRightCheckDigit } from '@haiko/shared/rules/businessRegistrationNumber';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import { BusinessStatusEnum, CompanyStatusEnum } from './companies.inputs.js';

@ObjectType({ isAbstract: true })
abstract class RegisteredCompanyView {
  @Field(() => ID)
  uuid: string;

  @Field()
  companyName: string;

  @Field({ description: '`123-45-67890`' })
  businessRegistrationNumber: string;

  @Field({ description: 'Empty for none.' })
  homepageUrl: string;

  @Field({ description: 'Empty for none.' })
  logoFileName: string;

  @Field({ description: 'Empty for none; public.' })
  logoFileUrl: string;

  @Field()
  businessRegistrationFileName: string;

  @Field({ description: "Private, its owner's alone and empty for others; the address works for some minutes." })
  businessRegistrationFileUrl: string;

  @Field()
  managerName: string;

  @Field({ description: 'Digits alone.' })
  managerPhone: string;

  @Field({ description: 'Digits alone.' })
  managerMobile: string;

  @Field()
  managerEmail: string;

  @Field({
    description: 'Empty unless rejected: the cause in the reader’s language, and what the administrator wrote.',
  })
  rejectionReason: string;

  @Field(() => CompanyStatusEnum)
  status: CompanyStatus;

  @Field({ description: 'When it was last changed or reviewed; a change can name it.' })
  updatedAt: Date;
}

@ObjectType('CompanyDetail', { description: 'A company as its members see it.' })
export class CompanyDetailView extends RegisteredCompanyView {
  @Field({ description: 'Whether it is the reader who may change it and its members.' })
  isOwner: boolean;
}

@ObjectType('RejectionCause', { description: 'A cause that companies are told.' })
export class RejectionCauseView {
  @Field(() => String)
  cause: RejectionCause;

  @Field({ description: 'What its people read, in the language asked for.' })
  text: string;
}

@ObjectType('MyCompanyStatus')
export class MyCompanyStatusView {
  @Field(() => String, { description: "Where the review stands; '' for who has no company." })
  status: CompanyStatus | '';

  @Field({ description: "A number as text: '0' means none." })
  newNotificationCount: string;

  @Field({ description: 'Whether the reader owns it and can change it.' })
  isOwner: boolean;

  @Field({
    description:
      'Whether it has been approved before, and looks after its postings, also while a review of its changes runs.',
  })
  managesPostings: boolean;
}

@ObjectType('CompanyOfNotification')
export class CompanyOfNotificationView {
  @Field(() => ID)
  uuid: string;

  @Field()
  companyName: string;

  @Field(() => CompanyStatusEnum, { description: 'As it is now.' })
  status: CompanyStatus;
}

@ObjectType('CompanyNotification')
export class CompanyNotificationView {
  @Field(() => ID)
  uuid: string;

  @Field(() => String, {
    description:
      '`approval`, `rejection`, `payTooLowSoon`, `payTooLow`, `businessClosed`, `businessOpen`, `Application` or `applicationReminder`.',
  })
  type: CompanyNotificationType;

  @Field({ description: "In the reader's language." })
  message: string;

  @Field(() => CompanyStatusEnum, {
    description: 'What the review decided; as it is now where it is about something else.',
  })
  state: CompanyStatus;

  @Field()
  createdAt: Date;

  @Field({ description: 'As it was before this reply: opening one marks it as read.' })
  isRead: boolean;

  @Field({
    description: 'Empty unless rejected: the cause in the reader’s language, and what the administrator wrote.',
  })
  rejectionReason: string;

  @Field(() => ID, { nullable: true, description: 'The posting that pays too little.' })
  jobPostingUuid: string | null;

  @Field(() => String, { nullable: true, description: 'Its title, as it was written.' })
  jobPostingTitle: string | null;

  @Field(() => CompanyOfNotificationView)
  company: CompanyOfNotificationView;
}

@ObjectType('ReviewedCompany', { description: 'A company as reviewers see it.' })
export class ReviewedCompanyView extends RegisteredCompanyView {
  @Field({ description: 'Whether the check digit is right; a hint, not a proof.' })
  registrationNumberValid: boolean;

  @Field(() => UserView)
  owner: UserView;

  @Field()
  createdAt: Date;

  @Field({ description: 'The viewer works there: somebody else decides.' })
  isOwn: boolean;

  @Field({ description: 'A friend of the viewer’s works there.' })
  isFriends: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'From when on the viewer may decide; null where another one has to.',
  })
  decidableFrom: Date | null;

  @Field({ description: 'When it was last handed in for review; a decision can name it.' })
  submittedAt: Date;

  @Field(() => BusinessStatusEnum, { description: 'What the tax office said last.' })
  businessStatus: BusinessStatus;

  @Field(() => Date, { nullable: true, description: 'When it said so; null where nobody has asked.' })
  businessCheckedAt: Date | null;

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`: when the business ended, where that is known.' })
  businessEndedOn: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the postings are hidden because the business is closed; null while they are not.',
  })
  businessClosedAt: Date | null;
}

export const CompanyNotificationPageView = PageOf(CompanyNotificationView, 'CompanyNotificationPage');
export const ReviewedCompanyPageView = PageOf(ReviewedCompanyView, 'ReviewedCompanyPage');

/** A row of the company statements (companies.queries.ts). */
export interface CompanyRow extends Pick<
  CompanyDetailView,
  | 'uuid'
  | 'companyName'
  | 'businessRegistrationNumber'
  | 'homepageUrl'
  | 'logoFileName'
  | 'managerName'
  | 'managerPhone'
  | 'managerMobile'
  | 'managerEmail'
  | 'rejectionReason'
  | 'status'
  | 'updatedAt'
> {
  rejectionCause: RejectionCause | null;
  logoPath: string | null;
  registrationFileName: string;
  registrationPath: string;
}

export type ReviewedCompanyRow = CompanyRow &
  Pick<
    ReviewedCompanyView,
    | 'createdAt'
    | 'isOwn'
    | 'isFriends'
    | 'decidableFrom'
    | 'submittedAt'
    | 'businessStatus'
    | 'businessCheckedAt'
    | 'businessEndedOn'
    | 'businessClosedAt'
  > & { owner: UserCardRow };

export interface CompanyNotificationRow extends Pick<
  CompanyNotificationView,
  'uuid' | 'createdAt' | 'type' | 'rejectionReason' | 'jobPostingUuid' | 'jobPostingTitle' | 'isRead'
> {
  rejectionCause: RejectionCause | null;
  companyUuid: string;
  companyName: string;
  status: CompanyStatus;
}

type Sign = (path: string) => string;

/** `sign` makes the certificate's address usable; it names its owner's home, and is no colleague's business. */
export function myCompanyView(
  row: CompanyRow & { isOwner: boolean },
  { language }: Reader,
  sign: Sign,
): CompanyDetailView {
  return companyDetailView(row, language, row.isOwner ? sign : () => '');
}

function companyDetailView<Row extends CompanyRow>(row: Row, language: Language, sign: Sign) {
  const { logoPath, registrationFileName, registrationPath, rejectionCause, rejectionReason, ...company } = row;
  return {
    ...company,
    rejectionReason: rejectionText({ rejectionCause, rejectionReason }, language),
    logoFileUrl: logoPath ?? '',
    businessRegistrationFileName: registrationFileName,
    businessRegistrationFileUrl: sign(registrationPath),
  };
}

/** A company as administrators review it; its file under a link of its own. */
export function reviewedCompanyView(
  {
    owner,
    createdAt,
    isOwn,
    isFriends,
    decidableFrom,
    submittedAt,
    businessStatus,
    businessCheckedAt,
    businessEndedOn,
    businessClosedAt,
    ...row
  }: ReviewedCompanyRow,
  { viewer, language }: Reader<Viewer>,
  sign: Sign,
): ReviewedCompanyView {
  return {
    ...companyDetailView(row, language, sign),
    registrationNumberValid: hasRightCheckDigit(row.businessRegistrationNumber),
    owner: userCardView(owner, viewer),
    ...{ createdAt, isOwn, isFriends, decidableFrom },
    ...{ submittedAt, businessStatus, businessCheckedAt, businessEndedOn, businessClosedAt },
  };
}

const DECIDED: Partial<Record<CompanyNotificationType, CompanyStatus>> = {
  approval: 'approved',
  rejection: 'rejected',
};

/** A company's notification, in the reader's language. */
export function companyNotificationView(
  { companyUuid, companyName, status, rejectionCause, rejectionReason, ...row }: CompanyNotificationRow,
  { language }: Reader,
): CompanyNotificationView {
  return {
    ...row,
    rejectionReason: rejectionText({ rejectionCause, rejectionReason }, language),
    message: companyNotificationMessage(row.type, companyName, language),
    state: DECIDED[row.type] ?? status,
    company: { uuid: companyUuid, companyName, status },
  };
}
