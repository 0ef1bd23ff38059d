import type { Messages } from '../../types.ts';
import { account } from './account.ts';
import { common } from './common.ts';
import { errors, fieldErrors } from './errors.ts';
import { posts } from './posts.ts';
import { writing } from './writing.ts';

export const catalogue = { common, account, posts, writing, errors, fieldErrors } satisfies Messages;
