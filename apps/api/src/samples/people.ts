import { residents } from './people.residents.js';
import type { PersonDraft, SamplePerson } from './samples.types.js';

// The first seven are the documented accounts; their keys and addresses never change.
const drafts: readonly PersonDraft[] = [
  {
    key: 'admin',
    nickname: '서연',
    nationality: 'KR',
    gender: 'female',
    birthDate: '1988-04-12',
    language: 'ko',
    role: 'ADMIN',
    purpose: '하이코를 운영합니다.',
    portrait: { skin: 0, style: 'bun', glasses: true },
    note: 'Runs the service from Seoul; writes rarely and kindly.',
  },
  {
    key: 'moderator',
    nickname: 'Grace.P',
    nationality: 'PH',
    gender: 'female',
    birthDate: '1990-09-03',
    language: 'en',
    role: 'MODERATOR',
    purpose: 'Keeping this a friendly place.',
    portrait: { skin: 2, style: 'long' },
    note: 'Filipina in Incheon for eleven years, nurse, volunteers as moderator.',
  },
  {
    key: 'linh',
    nickname: 'Linh.Nguyễn',
    nationality: 'VN',
    gender: 'female',
    birthDate: '1999-02-17',
    language: 'vi',
    purpose: 'Học tiếng Hàn, tìm việc và kết bạn ở Busan.',
    portrait: { skin: 1, style: 'long' },
    note: 'Master student (D-2) in Busan, part-time in a café, lives next to a grandmother who feeds her.',
  },
  {
    key: 'sokha',
    nickname: 'សុខា',
    nationality: 'KH',
    gender: 'male',
    birthDate: '1996-11-05',
    language: 'km',
    purpose: 'ចែករំលែកបទពិសោធន៍ធ្វើការនៅកូរ៉េ',
    portrait: { skin: 3, style: 'short' },
    note: 'E-9, greenhouse strawberries in Nonsan, third winter, plays football on Sundays.',
  },
  {
    key: 'company',
    nickname: '한빛농장_민호',
    nationality: 'KR',
    gender: 'male',
    birthDate: '1975-06-21',
    language: 'ko',
    purpose: '함께 일할 분을 찾고 있습니다.',
    portrait: { skin: 1, style: 'straw' },
    note: 'Owner of Hanbit Farm (approved company), Nonsan.',
  },
  {
    key: 'pending',
    nickname: '美兰食品',
    nationality: 'CN',
    gender: 'female',
    birthDate: '1983-01-30',
    language: 'zh',
    purpose: '经营食品厂，招聘同事。',
    portrait: { skin: 0, style: 'bun' },
    note: 'Owner of a dumpling kitchen in Ansan whose registration waits for approval.',
  },
  {
    key: 'rejected',
    nickname: 'Bekzod',
    nationality: 'UZ',
    gender: 'male',
    birthDate: '1986-08-14',
    language: 'en',
    purpose: 'Used-car export, looking for staff.',
    portrait: { skin: 1, style: 'cap' },
    note: 'Owner of a used-car export firm in Incheon whose registration was rejected.',
  },
  ...residents,
];

/** The residents of the local start, the seven documented accounts first. */
export const people: readonly SamplePerson[] = drafts.map((draft) => ({
  role: 'USER',
  ...draft,
  email: `${draft.key}@haiko.test`,
}));

/** The sample person with this key; throws when there is none. */
export function personByKey(key: string): SamplePerson {
  const person = people.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`No sample person has the key "${key}"`);
  return person;
}
