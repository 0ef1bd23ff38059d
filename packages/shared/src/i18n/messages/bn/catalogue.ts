import type { Messages } from '../../types.ts';
import { account } from './account.ts';
import { common } from './common.ts';
import { errors, fieldErrors } from './errors.ts';
import { notifications } from './notifications.ts';
import { posts } from './posts.ts';
import { writing } from './writing.ts';

export const catalogue = { common, account, posts, notifications, writing, errors, fieldErrors } satisfies Messages;
