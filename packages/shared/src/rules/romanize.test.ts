import { describe, expect, it } from 'vitest';
import { REGIONS } from '../reference/regions.ts';
import { isAll } from '../reference/named.ts';
import { hasHangul, romanize, romanizeAddress, romanizePerson } from './romanize.ts';

describe('the romanization of Korean', () => {
  // The official names, which the Ministry of Land publishes: what stands on signs.
  it('writes all districts as their signs do', () => {
    const districts = REGIONS.flatMap(({ subs }) => subs).filter(({ id }) => !isAll(id));
    expect(districts).toHaveLength(233);
    const wrong = districts.filter(({ names }) => romanizeAddress(names.ko) !== names.en);
    expect(wrong.map(({ names }) => [names.ko, names.en, romanizeAddress(names.ko)])).toEqual([]);
  });

  // The examples of the rules themselves (section 3), but those that need to know of what a word is made (신문로 is Sinmunno).
  it.each([
    ['백마', 'Baengma'],
    ['종로', 'Jongno'],
    ['왕십리', 'Wangsimni'],
    ['별내', 'Byeollae'],
    ['신라', 'Silla'],
    ['해돋이', 'Haedoji'],
    ['같이', 'Gachi'],
    ['좋고', 'Joko'],
    ['놓다', 'Nota'],
    ['압구정', 'Apgujeong'],
    ['낙동강', 'Nakdonggang'],
    ['죽변', 'Jukbyeon'],
    ['묵호', 'Mukho'],
    ['집현전', 'Jiphyeonjeon'],
    ['팔당', 'Paldang'],
    ['구미', 'Gumi'],
    ['옥천', 'Okcheon'],
    ['합덕', 'Hapdeok'],
    ['월곶', 'Wolgot'],
    ['벚꽃', 'Beotkkot'],
    ['한밭', 'Hanbat'],
    ['설악', 'Seorak'],
    ['칠곡', 'Chilgok'],
    ['임실', 'Imsil'],
    ['울릉', 'Ulleung'],
    ['대관령', 'Daegwallyeong'],
  ])('writes %s as %s', (word, latin) => {
    expect(romanize(word)).toBe(latin);
  });

  it('leaves what is no Hangul, and composes what is typed in parts', () => {
    expect(romanize('(주)한강조선 2공장 Co. ក')).toBe('(Ju)Hangangjoseon 2Gongjang Co. ក');
    expect(romanize('강'.normalize('NFD'))).toBe('Gang');
    expect(['Hangang', '한강', 'ក'].map(hasHangul)).toEqual([false, true, false]);
  });

  it.each([
    ['서울특별시 종로구 세종대로 110', 'Seoul Jongno-gu Sejong-daero 110'],
    ['경기도 안산시 단원구 원곡동', 'Gyeonggi Ansan-si Danwon-gu Wongok-dong'],
    ['인천 부평구 부평대로12번길 3', 'Incheon Bupyeong-gu Bupyeongdaero12-beongil 3'],
  ])('writes the address %s as %s', (address, latin) => {
    expect(romanizeAddress(address)).toBe(latin);
  });

  it.each([
    ['김복남', 'Kim Boknam'],
    ['민용하 과장', 'Min Yongha Gwajang'],
    ['홍빛나', 'Hong Bitna'],
    ['Hoa', 'Hoa'],
    ['인사팀', 'Insatim'],
  ])('writes the person %s as %s', (name, latin) => {
    expect(romanizePerson(name)).toBe(latin);
  });
});
