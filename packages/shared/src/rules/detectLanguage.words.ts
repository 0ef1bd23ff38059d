import type { Language } from '../i18n/languages.ts';

const set = (words: string) => new Set(words.split(' '));

/**
 * Words that hardly a sentence does without, and that only one of the three languages of Latin letters has: Vietnamese as
 * people type it on a foreign keyboard, Tagalog as it goes between English words.
 */
export const COMMON_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'the is are was were be been am and or but not of to in on at for from with about this that these those it its i my me you your we our they their he she his her what where when who how why which do does did have has had can could will would should there here please thanks thank hello good need want know anyone anybody any some if because so very yes no',
  ),
  vi: set(
    'toi ban minh anh em chi moi nguoi nha khong ko co la va thi nao gi nhu the cho hoi duoc dau oi nhe a ai cam on xin chao viec lam tim tien luong thang nay nhieu bao tieng hoc han gap lai hen muon biet roi chua di ve cua voi nhung cac mot hai ba ngay tuan nam tra coc chu cung cong ty giup dum voi noi',
  ),
  tl: set(
    'ang ng sa na ay mga po opo ako ko akin ka mo ikaw siya niya kami kayo tayo natin namin sila nila si ni kay ba naman lang lamang din rin pa nga kasi pero yung iyong dito diyan doon saan kailan paano ano sino bakit may meron wala walang hindi huwag gusto pwede puwede bang kong kung dahil para nang salamat kumusta magandang naka nag mag pag hanggang bago ngayon bukas kahapon lahat sobrang okay',
  ),
};
