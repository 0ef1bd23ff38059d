import type { Messages } from '../../types.ts';
import { account } from '../en/account.ts';
import { common } from '../en/common.ts';
import { posts } from '../en/posts.ts';
import { writing } from '../en/writing.ts';
import { errors, fieldErrors } from './errors.ts';

export const catalogue = { common, account, posts, writing, errors, fieldErrors } satisfies Messages;
