/** What people prove themselves with, as forms and bodies check it; a rule of ours may be newer than a password that somebody has. */
import * as v from 'valibot';
import { EMAIL_MAX } from '../limits.ts';
import { given, text } from './fields.ts';

export const signInEntries = { email: text({ max: EMAIL_MAX }), password: given };

/** What becomes of the posts of somebody who leaves. */
export const postsOfLeaving = v.picklist(['keep', 'delete'], 'INVALID');
