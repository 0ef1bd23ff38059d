import type { SamplePerson } from './samples.types.js';

type Row = Omit<SamplePerson, 'email' | 'role'> & Partial<Pick<SamplePerson, 'role'>>;

// The first seven are the documented accounts; their keys and addresses never change.
const rows: readonly Row[] = [
  { key: 'admin', nickname: '서연', nationality: 'KR', gender: 'female', birthDate: '1988-04-12', language: 'ko', role: 'ADMIN', purpose: '하이코를 운영합니다.', portrait: { skin: 0, style: 'bun', glasses: true }, note: 'Runs the service from Seoul; writes rarely and kindly.' },
  { key: 'moderator', nickname: 'Grace.P', nationality: 'PH', gender: 'female', birthDate: '1990-09-03', language: 'en', role: 'MODERATOR', purpose: 'Keeping this a friendly place.', portrait: { skin: 2, style: 'long' }, note: 'Filipina in Incheon for eleven years, nurse, volunteers as moderator.' },
  { key: 'linh', nickname: 'Linh.Nguyễn', nationality: 'VN', gender: 'female', birthDate: '1999-02-17', language: 'vi', purpose: 'Học tiếng Hàn, tìm việc và kết bạn ở Busan.', portrait: { skin: 1, style: 'long' }, note: 'Master student (D-2) in Busan, part-time in a café, lives next to a grandmother who feeds her.' },
  { key: 'sokha', nickname: 'សុខា', nationality: 'KH', gender: 'male', birthDate: '1996-11-05', language: 'km', purpose: 'ចែករំលែកបទពិសោធន៍ធ្វើការនៅកូរ៉េ', portrait: { skin: 3, style: 'short' }, note: 'E-9, greenhouse strawberries in Nonsan, third winter, plays football on Sundays.' },
  { key: 'company', nickname: '한빛농장_민호', nationality: 'KR', gender: 'male', birthDate: '1975-06-21', language: 'ko', purpose: '함께 일할 분을 찾고 있습니다.', portrait: { skin: 1, style: 'straw' }, note: 'Owner of Hanbit Farm (approved company), Nonsan.' },
  { key: 'pending', nickname: '美兰食品', nationality: 'CN', gender: 'female', birthDate: '1983-01-30', language: 'zh', purpose: '经营食品厂，招聘同事。', portrait: { skin: 0, style: 'bun' }, note: 'Owner of a dumpling kitchen in Ansan whose registration waits for approval.' },
  { key: 'rejected', nickname: 'Bekzod', nationality: 'UZ', gender: 'male', birthDate: '1986-08-14', language: 'en', purpose: 'Used-car export, looking for staff.', portrait: { skin: 1, style: 'cap' }, note: 'Owner of a used-car export firm in Incheon whose registration was rejected.' },
  { key: 'minh', nickname: 'Minh_Ansan', nationality: 'VN', gender: 'male', birthDate: '1994-07-09', language: 'vi', purpose: 'Tìm việc cơ khí, visa E-7-4.', portrait: { skin: 2, style: 'cap' }, note: 'E-9 press-machine worker in Ansan, preparing for E-7-4.' },
  { key: 'thuy', nickname: 'Mẹ_Bơ', nationality: 'VN', gender: 'female', birthDate: '1992-12-01', language: 'vi', purpose: 'Chia sẻ chuyện nuôi con ở Hàn.', portrait: { skin: 0, style: 'bun' }, note: 'F-6, mother of a two-year-old in Daegu.' },
  { key: 'duc', nickname: 'Đức96', nationality: 'VN', gender: 'male', birthDate: '1996-03-25', language: 'vi', purpose: '', portrait: { skin: 2, style: 'short', glasses: true }, note: 'Welder in Geoje, rides bicycles.' },
  { key: 'dara', nickname: 'ដារ៉ា', nationality: 'KH', gender: 'male', birthDate: '1998-05-19', language: 'km', purpose: 'រៀនភាសាកូរ៉េ', portrait: { skin: 3, style: 'beanie' }, note: 'E-9 newcomer in a furniture factory in Pocheon.' },
  { key: 'sreymom', nickname: 'ស្រីមុំ', nationality: 'KH', gender: 'female', birthDate: '1995-10-08', language: 'km', purpose: 'រកមិត្តភក្តិ និងមុខម្ហូបខ្មែរ', portrait: { skin: 2, style: 'long' }, note: 'Works in a mushroom farm in Icheon, cooks.' },
  { key: 'rafiq', nickname: 'রফিক', nationality: 'BD', gender: 'male', birthDate: '1993-01-15', language: 'bn', purpose: 'কোরিয়ায় কাজ ও জীবন নিয়ে আলোচনা', portrait: { skin: 4, style: 'short' }, note: 'E-9 in a plating factory in Gimpo, cricket player.' },
  { key: 'nasrin', nickname: 'নাসরিন', nationality: 'BD', gender: 'female', birthDate: '1997-06-27', language: 'bn', purpose: 'পড়াশোনা ও বন্ধুত্ব', portrait: { skin: 3, style: 'hijab' }, note: 'Doctoral student (D-2) in Daejeon.' },
  { key: 'tanvir', nickname: 'তানভীর_ইনছন', nationality: 'BD', gender: 'male', birthDate: '1991-11-11', language: 'bn', purpose: '', portrait: { skin: 4, style: 'cap' }, note: 'E-7-4, Incheon, shares what he learned.' },
  { key: 'somchai', nickname: 'สมชาย', nationality: 'TH', gender: 'male', birthDate: '1989-04-13', language: 'th', purpose: 'หาเพื่อนคนไทยในเกาหลี', portrait: { skin: 2, style: 'short' }, note: 'E-9, Hwaseong, loves hiking and his phone camera.' },
  { key: 'ploy', nickname: 'พลอย_ใส', nationality: 'TH', gender: 'female', birthDate: '2000-08-22', language: 'th', purpose: 'เรียนภาษาเกาหลี', portrait: { skin: 1, style: 'long' }, note: 'Language student (D-4) in Seoul.' },
  { key: 'jun', nickname: 'Jun.Batangas', nationality: 'PH', gender: 'male', birthDate: '1990-02-02', language: 'tl', purpose: 'Kwentuhan at tulungan ng mga kababayan.', portrait: { skin: 3, style: 'cap' }, note: 'E-9 in Cheonan, team captain, sends money home to three children.' },
  { key: 'maricel', nickname: 'Maricel', nationality: 'PH', gender: 'female', birthDate: '1987-05-30', language: 'tl', purpose: 'Mga tips sa buhay-Korea.', portrait: { skin: 2, style: 'bun' }, note: 'F-6 in Jeonju, English teacher, church choir.' },
  { key: 'wei', nickname: '小伟在安山', nationality: 'CN', gender: 'male', birthDate: '1985-09-18', language: 'zh', purpose: '交流工作信息', portrait: { skin: 0, style: 'short' }, note: 'H-2, construction, Ansan.' },
  { key: 'xiaoyu', nickname: '晓雨', nationality: 'CN', gender: 'female', birthDate: '2001-03-14', language: 'zh', purpose: '留学生活、找兼职', portrait: { skin: 5, style: 'long', glasses: true }, note: 'D-2 student in Gwangju.' },
  { key: 'yuki', nickname: 'ゆき', nationality: 'JP', gender: 'female', birthDate: '1995-01-24', language: 'ja', purpose: '韓国での暮らしを楽しみたいです。', portrait: { skin: 5, style: 'bun' }, note: 'Designer in Seoul, photo walks.' },
  { key: 'kenta', nickname: 'けんた', nationality: 'JP', gender: 'male', birthDate: '1991-07-07', language: 'ja', purpose: '', portrait: { skin: 0, style: 'short', glasses: true }, note: 'F-6 in Daejeon, father of one.' },
  { key: 'jiwoo', nickname: '지우', nationality: 'KR', gender: 'female', birthDate: '1998-12-20', language: 'ko', purpose: '한국어 자원봉사', portrait: { skin: 0, style: 'long' }, note: 'Student who teaches Korean at weekends in Ansan.' },
  { key: 'youngsook', nickname: '영숙이모', nationality: 'KR', gender: 'female', birthDate: '1958-03-03', language: 'ko', purpose: '동네 외국인 친구들과 지내고 싶어요.', portrait: { skin: 1, style: 'bun', hair: '#A7A29C', glasses: true }, note: 'Retired cook in Busan, Linh’s neighbor.' },
  { key: 'aziz', nickname: 'Азизбек', nationality: 'UZ', gender: 'male', birthDate: '1992-10-10', language: 'ko', purpose: '한국어 연습', portrait: { skin: 1, style: 'short', hair: '#4A2F22' }, note: 'E-7-4 in Gimhae, writes good Korean.' },
  { key: 'batbayar', nickname: 'Батбаяр', nationality: 'MN', gender: 'male', birthDate: '1984-02-09', language: 'ko', purpose: '', portrait: { skin: 2, style: 'beanie' }, note: 'Mover in Seoul, wrestles, two school children.' },
  { key: 'bishal', nickname: 'विशाल', nationality: 'NP', gender: 'male', birthDate: '1995-08-08', language: 'en', purpose: 'Hiking friends and EPS news', portrait: { skin: 3, style: 'beanie' }, note: 'E-9 in Uijeongbu, climbs every mountain.' },
  { key: 'dewi', nickname: 'Dewi.Sari', nationality: 'ID', gender: 'female', birthDate: '1996-04-21', language: 'en', purpose: 'Halal food map', portrait: { skin: 2, style: 'hijab' }, note: 'Seafood plant in Gunsan; keeps a list of halal shops.' },
  { key: 'nimal', nickname: 'නිමල්', nationality: 'LK', gender: 'male', birthDate: '1988-01-19', language: 'en', purpose: '', portrait: { skin: 4, style: 'short' }, note: 'Fishing boat, Yeosu; cricket.' },
  { key: 'thandar', nickname: 'သန္တာ', nationality: 'MM', gender: 'female', birthDate: '1999-09-29', language: 'en', purpose: 'Learn Korean', portrait: { skin: 2, style: 'long' }, note: 'D-4 student in Bupyeong.' },
  { key: 'emily', nickname: 'Emily.R', nationality: 'US', gender: 'female', birthDate: '1994-06-06', language: 'en', purpose: 'Photo walks and potlucks', portrait: { skin: 5, style: 'long', hair: '#B5763A' }, note: 'English teacher (E-2) in Chuncheon.' },
];

/** The residents of the local start, the seven documented accounts first. */
export const people: readonly SamplePerson[] = rows.map((row) => ({ role: 'USER', ...row, email: `${row.key}@haiko.test` }));

/** The sample person with this key; throws when there is none. */
export function personByKey(key: string): SamplePerson {
  const person = people.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`No sample person has the key "${key}"`);
  return person;
}
