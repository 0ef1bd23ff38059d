import type { FirstMessages } from '../../types.ts';
import { account } from './account.ts';
import { common } from './common.ts';
import { errors, fieldErrors } from './errors.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { writing } from './writing.ts';

export const first = { common, account, posts, people, writing, errors, fieldErrors } satisfies FirstMessages;
