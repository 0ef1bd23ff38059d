import { account } from './account.ts';
import { common } from './common.ts';
import { errors, fieldErrors } from './errors.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { writing } from './writing.ts';

/** What the first screens say; the rest follows with the screens that need it. */
export const first = { common, account, posts, people, writing, errors, fieldErrors };
