import { expect, it } from 'vitest';
import type { CompanyNotificationRowFragment } from '#/api/generated.ts';
import { newsByThing } from './companyNews.ts';

const told = (uuid: string, type: string, jobPostingUuid: string | null = null, isRead = false) =>
  ({ uuid, type, jobPostingUuid, isRead }) as CompanyNotificationRowFragment;
const uuids = (list: CompanyNotificationRowFragment[]) =>
  newsByThing(list).map(({ all }) => all.map(({ uuid }) => uuid).join(' '));

it('tells of the applications for one posting once, where the newest stands', () => {
  const list = [
    told('5', 'Application', 'a'),
    told('4', 'approval'),
    told('3', 'Application', 'b'),
    told('2', 'Application', 'a'),
  ];
  expect(uuids(list)).toEqual(['5 2', '4', '3']);
});

it('keeps apart what was read, reminders, and what is told of each by itself', () => {
  const list = [
    ...[told('6', 'Application', 'a'), told('5', 'Application', 'a', true), told('4', 'applicationReminder', 'a')],
    ...[told('3', 'payTooLow', 'a'), told('2', 'payTooLow', 'a'), told('1', 'rejection')],
  ];
  expect(uuids(list)).toEqual(['6', '5', '4', '3', '2', '1']);
});
