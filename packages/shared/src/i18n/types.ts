import type { account } from './messages/en/account.ts';
import type { common } from './messages/en/common.ts';
import type { errors, fieldErrors } from './messages/en/errors.ts';
import type { notifications } from './messages/en/notifications.ts';
import type { posts } from './messages/en/posts.ts';
import type { writing } from './messages/en/writing.ts';

type Widen<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> };

/** The English messages, literally: the type of keys and placeholders. */
export interface EnglishMessages {
  readonly common: typeof common;
  readonly account: typeof account;
  readonly posts: typeof posts;
  readonly notifications: typeof notifications;
  readonly writing: typeof writing;
  readonly errors: typeof errors;
  readonly fieldErrors: typeof fieldErrors;
}

/** The shape of every language's messages; a missing or an extra key does not compile. */
export type Messages = Widen<EnglishMessages>;
