import { describe, expect, it } from 'vitest';
import { RESERVED_NICKNAMES, nicknameKey, nicknameProblem } from './nickname.ts';

const ORDINARY = `
  민준 서연 지우 김하늘 이서 이셔 박_서준 한국살이3년
  Maria John Jon Johan Joan Anna Hanna Ana.Cruz Tom Tim Sam Bob Rob Ben Ken Kim-Minh Emma Ema
  小明 晓明 王伟 李娜 李那 林小红 口口
  さくら サクラ 健太 ゆうき ゆき ユウキ 花子 ロビン
  สมชาย สมหญิง แอน ปลา ปล่า น้ำฝน ใหม่ ไหม
  Hoa Hoà Hóa Hòa Hoá Linh Lĩnh Lịnh Đức Duc Dức Nguyễn Nguyên Trang Trâng
  សុខា សុខ ចាន់ថា ស្រីមុំ ដារា តារា វិចិត្រ
  Juan Jun Niño Nino Tala Tále Bituin
  রহিম করিম ফাতেমা আয়েশা আয়শা র‍্যাচেল তানভীর
  Нина Иван Батбаяр Сарнай Нуржан Νίκος Ελένη احمد
`
  .split(/\s+/)
  .filter(Boolean);

describe('a nickname', () => {
  it('may be written in any script, with digits, dots, hyphens and underscores', () => {
    for (const name of ORDINARY) expect(nicknameProblem(name), name).toBeNull();
  });

  it('has 2 to 16 characters as a reader counts them', () => {
    expect(nicknameProblem('')).toBe('REQUIRED');
    expect(nicknameProblem(' \u3164\u200b ')).toBe('REQUIRED');
    expect(nicknameProblem('가')).toBe('TOO_SHORT');
    expect(nicknameProblem('កុ')).toBe('TOO_SHORT');
    expect(nicknameProblem('가나')).toBeNull();
    expect(nicknameProblem('가'.repeat(16))).toBeNull();
    expect(nicknameProblem('ที่'.repeat(16))).toBeNull();
    expect(nicknameProblem('가'.repeat(17))).toBe('TOO_LONG');
    expect(nicknameProblem('  Linh  ')).toBeNull();
  });

  it('has no spaces, signs, pictures or invisible characters', () => {
    const refused = [
      'a b',
      'a@b',
      '<b>x',
      'hi😀',
      'ad\u200bmin',
      'na\u200dme',
      'ab\u3164c',
      'a\ud83d',
      'a\0b',
      'ab\u202ec',
      '1\u20e3a',
    ];
    for (const name of refused) expect(nicknameProblem(name), JSON.stringify(name)).toBe('INVALID');
  });

  it('has a letter or digit, and no tower of marks', () => {
    for (const name of ['__', '..', '-.-', '\u0301ab', `a${'\u0301'.repeat(6)}b`])
      expect(nicknameProblem(name)).toBe('INVALID');
  });

  it('is not one that passes for the people who run Haiko', () => {
    for (const name of RESERVED_NICKNAMES) expect(nicknameProblem(name), name).toBe('RESERVED');
    const disguised = [
      'ADMIN',
      'Аdmin',
      'аdмin',
      'ａｄｍｉｎ',
      '𝒶𝒹𝓂𝒾𝓃',
      'adm1n',
      'm0derator',
      'haiko_admin',
      'Admin2026',
      'h.a.i.k.o',
      'Hαiko',
      'haikᴏ',
      'ᴍᴏᴅᴇʀᴀᴛᴏʀ',
      'ᴀdmɪn',
    ];
    for (const name of [...disguised, '관리자.공식', '官方_客服', 'adm\u0131n', 'a\u0336dmin']) {
      expect(nicknameProblem(name), name).toBe('RESERVED');
    }
    for (const name of ['badminton', 'modern', 'Thaiko', 'teamo', '관리'])
      expect(nicknameProblem(name), name).toBeNull();
  });
});

describe('the key under which nicknames are unique', () => {
  it('ignores case, width, invisible characters and how accents are typed', () => {
    const same = [
      ['Linh', 'LINH'],
      ['Linh', 'Ｌｉｎｈ'],
      ['Linh', 'Li\u200bnh'],
      ['サクラ', 'ｻｸﾗ'],
      ['Hoà', 'Hoa\u0300'],
      ['한', '\u1112\u1161\u11ab'],
      ['Strasse', 'Straße'],
      ['İbrahim', 'ibrahim'],
    ] as const;
    for (const [a, b] of same) expect(nicknameKey(a), `${a} ${b}`).toBe(nicknameKey(b));
  });

  it('takes look-alikes for the letters they imitate', () => {
    const same = [
      ['Sara', 'Ѕаrа'],
      ['scope', 'ѕсоре'],
      ['Kim', 'Κіm'],
      ['Tom', 'T0m'],
      ['Bill', 'B1l1'],
      ['Bill', 'BIII'],
      ['Hello', 'Ηеlӏо'],
      ['SARAH', 'ꓢꓮꓣꓮꓧ'],
      ['MAYA', 'ᎷᎪYᎪ'],
      ['แอน', 'เเอน'],
      ['เด็ก0', 'เด็ก๐'],
      ['ស្ដី', 'ស្តី'],
      ['আশা', 'অাশা'],
      ['ニーナ', '二一ナ'],
      ['a\u0338b', 'ab'],
    ] as const;
    for (const [a, b] of same) expect(nicknameKey(a), `${a} ${b}`).toBe(nicknameKey(b));
  });

  it('tells ordinary names of all nine languages apart', () => {
    const keys = new Map(ORDINARY.map((name) => [nicknameKey(name), name]));
    expect(ORDINARY.filter((name) => keys.get(nicknameKey(name)) !== name)).toEqual([]);
  });

  it('does not depend on case in any script', () => {
    for (const name of ORDINARY) {
      expect(nicknameKey(name.toUpperCase()), name).toBe(nicknameKey(name));
      expect(nicknameKey(name.toLowerCase()), name).toBe(nicknameKey(name));
    }
  });

  it('is stable: the key of a key is itself', () => {
    for (const name of ORDINARY) expect(nicknameKey(nicknameKey(name)), name).toBe(nicknameKey(name));
  });
});
