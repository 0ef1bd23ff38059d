import type { MoreMessages } from '../../types.ts';
import { boards } from './boards.ts';
import { companies } from './companies.ts';
import { friends } from './friends.ts';
import { jobs } from './jobs.ts';
import { myInfo } from './myInfo.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { rates } from './rates.ts';
import { settings } from './settings.ts';
import { translations } from './translations.ts';

export const more = {
  notifications,
  boards,
  friends,
  myInfo,
  notes,
  rates,
  settings,
  companies,
  jobs,
  translations,
} satisfies MoreMessages;
