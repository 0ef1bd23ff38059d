import type descriptions from './descriptions.json';
import type accounts from './messages/en/accounts.json';
import type applications from './messages/en/applications.json';
import type blocks from './messages/en/blocks.json';
import type boards from './messages/en/boards.json';
import type comments from './messages/en/comments.json';
import type common from './messages/en/common.json';
import type companies from './messages/en/companies.json';
import type companyMembers from './messages/en/companyMembers.json';
import type decisions from './messages/en/decisions.json';
import type desk from './messages/en/desk.json';
import type errors from './messages/en/errors.json';
import type exchangeRates from './messages/en/exchangeRates.json';
import type fieldErrors from './messages/en/fieldErrors.json';
import type forms from './messages/en/forms.json';
import type friends from './messages/en/friends.json';
import type jobAlerts from './messages/en/jobAlerts.json';
import type jobPostingForm from './messages/en/jobPostingForm.json';
import type jobPostingTable from './messages/en/jobPostingTable.json';
import type jobPostings from './messages/en/jobPostings.json';
import type jobSearch from './messages/en/jobSearch.json';
import type languages from './messages/en/languages.json';
import type legal from './messages/en/legal.json';
import type mail from './messages/en/mail.json';
import type mailNotices from './messages/en/mailNotices.json';
import type myInfo from './messages/en/myInfo.json';
import type nationalities from './messages/en/nationalities.json';
import type notes from './messages/en/notes.json';
import type notifications from './messages/en/notifications.json';
import type offline from './messages/en/offline.json';
import type pages from './messages/en/pages.json';
import type passkeys from './messages/en/passkeys.json';
import type postForm from './messages/en/postForm.json';
import type postReactions from './messages/en/postReactions.json';
import type postSearch from './messages/en/postSearch.json';
import type posts from './messages/en/posts.json';
import type push from './messages/en/push.json';
import type reports from './messages/en/reports.json';
import type resumes from './messages/en/resumes.json';
import type scamShield from './messages/en/scamShield.json';
import type secondFactor from './messages/en/secondFactor.json';
import type sessions from './messages/en/sessions.json';
import type socialSignIn from './messages/en/socialSignIn.json';
import type suggestions from './messages/en/suggestions.json';
import type translations from './messages/en/translations.json';
import type users from './messages/en/users.json';

/** All messages of a language, by namespace: `messages/<language>/<namespace>.json`. The English ones are the type of all nine. */
export interface Messages {
  accounts: typeof accounts;
  applications: typeof applications;
  blocks: typeof blocks;
  boards: typeof boards;
  comments: typeof comments;
  common: typeof common;
  companies: typeof companies;
  companyMembers: typeof companyMembers;
  decisions: typeof decisions;
  desk: typeof desk;
  errors: typeof errors;
  exchangeRates: typeof exchangeRates;
  fieldErrors: typeof fieldErrors;
  forms: typeof forms;
  friends: typeof friends;
  jobAlerts: typeof jobAlerts;
  jobPostingForm: typeof jobPostingForm;
  jobPostingTable: typeof jobPostingTable;
  jobPostings: typeof jobPostings;
  jobSearch: typeof jobSearch;
  languages: typeof languages;
  legal: typeof legal;
  mail: typeof mail;
  mailNotices: typeof mailNotices;
  myInfo: typeof myInfo;
  nationalities: typeof nationalities;
  notes: typeof notes;
  notifications: typeof notifications;
  offline: typeof offline;
  pages: typeof pages;
  passkeys: typeof passkeys;
  postForm: typeof postForm;
  postReactions: typeof postReactions;
  postSearch: typeof postSearch;
  posts: typeof posts;
  push: typeof push;
  reports: typeof reports;
  resumes: typeof resumes;
  scamShield: typeof scamShield;
  secondFactor: typeof secondFactor;
  sessions: typeof sessions;
  socialSignIn: typeof socialSignIn;
  suggestions: typeof suggestions;
  translations: typeof translations;
  users: typeof users;
}

export type Namespace = keyof Messages;

/**
 * The messages as i18next's types want them: a text of JSON is any string to the compiler, so each stands here as the
 * placeholders that `descriptions.json` names for it, `'{{count}}'`. A call that leaves one out does not compile.
 */
export type TypedMessages = Typed<Messages>;

type Typed<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Text<`${Path}${Singular<Name>}`>
    : Typed<Tree[Name], `${Path}${Name}.`>;
};

/** A counted message is described once, by the key that the code names. */
type Singular<Name extends string> = Name extends `${infer Counted}_${'one' | 'other'}` ? Counted : Name;

type Descriptions = typeof descriptions;

/** The keys of messages that cannot be shown without values. */
export type KeyWithPlaceholders = {
  [Key in keyof Descriptions]: Descriptions[Key] extends { placeholders: object }
    ? Key | `${Key}_${'one' | 'other'}`
    : never;
}[keyof Descriptions];

type Text<Key extends string> = Key extends keyof Descriptions
  ? Descriptions[Key] extends { placeholders: infer Placeholders }
    ? `{{${keyof Placeholders & string}}}`
    : 'text'
  : 'text';
