import * as v from 'valibot';
import { email } from './contact.fields.ts';
import { postsOfLeaving, signInEntries } from './credentials.fields.ts';
import { fields, given } from './fields.ts';
import { newPassword } from './person.fields.ts';
import { profileEntries } from './users.schemas.ts';

/** Body of POST /api/user/signup. */
export const SignUpBody = fields({ ...profileEntries, email, password: newPassword });

/** Body of POST /api/user/signin. */
export const SignInBody = fields(signInEntries);

/** Body of PUT /api/user/password; a first password has no current one. */
export const PasswordBody = fields({ currentPassword: v.nullish(given), newPassword });

/** Body of DELETE /api/user: what becomes of the person's posts, and the password where there is one. */
export const WithdrawalBody = fields({ posts: postsOfLeaving, password: v.nullish(given) });
