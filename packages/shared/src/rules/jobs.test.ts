import { describe, expect, it } from 'vitest';
import { hasRightCheckDigit } from './businessRegistrationNumber.ts';
import { daysLeft, dDay, deadlineProblem, formatDeadline, seoulDayAfter } from './deadline.ts';
import { formatPhone, isPhone } from './phone.ts';
import { resolveLevelOne, resolveRegion } from './region.ts';

describe('the region of an address', () => {
  it.each([
    ['서울 강남구 테헤란로 152', '서울', '강남구'],
    ['서울특별시 강남구 역삼동', '서울', '강남구'],
    ['서울시 중구 세종대로 110', '서울', '중구'],
    ['경기도 수원시 장안구 정자동 1', '경기', '수원시'],
    ['경기 광주시 오포읍', '경기', '광주시'],
    ['광주광역시 북구 용봉동', '광주', '북구'],
    ['광주시 북구 용봉동', '광주', '북구'],
    ['광주시 오포읍', '경기', '광주시'],
    ['수원시 장안구', '경기', '수원시'],
    ['강원도 고성군', '강원', '고성군'],
    ['경남 고성군', '경남', '고성군'],
    ['전라북도 전주시 완산구', '전북', '전주시'],
    ['전북특별자치도 전주시 완산구', '전북', '전주시'],
    ['세종특별자치시 한누리대로 2130', '세종', '세종시'],
    ['제주특별자치도 서귀포시 중문동', '제주', '서귀포시'],
    ['인천광역시 남구 주안동', '인천', '미추홀구'],
    ['인천 검단구 검단로 500', '인천', '검단구'],
    ['인천광역시 서해구 환경로 42', '인천', '서해구'],
    ['인천 제물포구 신포로27번길 80', '인천', '제물포구'],
    ['272 Gonghang-ro, Yeongjong-gu, Incheon', '인천', '영종구'],
    ['영종구 하늘중앙로 132', '인천', '영종구'],
    // As it was written before July 2026.
    ['인천 동구 송림로 1', '인천', '제물포구'],
    ['인천광역시 중구 신흥동3가 7', '인천', '제물포구'],
    ['인천 중구 공항로 272 (운서동)', '인천', '영종구'],
    ['인천중구 을왕동 850', '인천', '영종구'],
    ['Yeongjong-daero, Jung-gu, Incheon', '인천', '영종구'],
    ['인천 서구 심곡로100번길 25', '인천', '서해구'],
    ['인천 서구 마전동 626', '인천', '검단구'],
    ['인천시 서구 검단로 500', '인천', '검단구'],
    ['전남광주통합특별시 북구 용봉동', '광주', '북구'],
    ['전남광주통합특별시 여수시 시청로 1', '전남', '여수시'],
    ['부산 서구 구덕로 120', '부산', '서구'],
    ['대구 중구 공평로 88', '대구', '중구'],
    ['경상북도 군위군', '대구', '군위군'],
    ['충북 청원군 오창읍', '충북', '청주시'],
    ['경상남도 마산시 합포구', '경남', '창원시'],
    ['서울강남구 역삼동', '서울', '강남구'],
    ['서울특별시강남구 역삼동', '서울', '강남구'],
    ['용인시처인구 역북동', '경기', '용인시'],
    ['경기도용인시처인구 역북동', '경기', '용인시'],
    ['152, Teheran-ro, Gangnam-gu, Seoul', '서울', '강남구'],
    ['Gwangju-si, Gyeonggi-do', '경기', '광주시'],
    ['  부산광역시   해운대구 (우동)', '부산', '해운대구'],
  ])('%s lies in %s %s', (address, levelOne, levelTwo) => {
    const region = resolveRegion(address);
    expect([region?.levelOne.names.ko, region?.levelTwo.names.ko]).toEqual([levelOne, levelTwo]);
  });

  it.each(['', '서울', '서울 어딘가', '중구', '달나라 토끼시', 'Phnom Penh'])('%j has none', (address) => {
    expect(resolveRegion(address)).toBeNull();
  });

  it.each([
    ['서울 어딘가', '서울'],
    ['경기도', '경기'],
    ['Jeju-do, South Korea', '제주'],
    ['중구', undefined],
    ['전남광주통합특별시', undefined],
    ['', undefined],
  ])('%j lies in %s at least', (address, levelOne) => {
    expect(resolveLevelOne(address)?.names.ko).toBe(levelOne);
  });
});

describe('numbers of companies', () => {
  it.each([
    ['124-81-00998', true],
    ['220-81-62517', true],
    ['123-45-67890', false],
    ['124-81-0099', false],
    ['', false],
  ])('the check digit of %j is right: %s', (number, isRight) => {
    expect(hasRightCheckDigit(number)).toBe(isRight);
  });

  it.each([
    ['15881234', '1588-1234'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0311234567', '031-123-4567'],
    ['01012345678', '010-1234-5678'],
  ])('the telephone number %s is shown as %s', (digits, shown) => {
    expect([isPhone(digits), formatPhone(digits)]).toEqual([true, shown]);
  });

  it.each(['1234567', '123456789012', '010-123-4567', '٠١٢٣٤٥٦٧', ''])('%j is no telephone number', (text) => {
    expect([isPhone(text), formatPhone(text)]).toEqual([false, text]);
  });
});

describe('the deadline of a posting', () => {
  // 23:59:59 and 00:00:00 in Seoul.
  const last = new Date('2026-11-21T14:59:59Z');
  const over = new Date('2026-11-21T15:00:00Z');

  it('is the end of its day in Seoul', () => {
    expect([dDay('2026-12-21', last), dDay('2026-11-21', last), dDay('2026-11-21', over)]).toEqual([
      'D-30',
      'D-DAY',
      null,
    ]);
    expect([daysLeft('2026-11-20', last), seoulDayAfter(30, over)]).toEqual([-1, '2026-12-22']);
  });

  it.each([
    ['', 'REQUIRED'],
    ['2026-02-30', 'INVALID'],
    ['21.11.2026', 'INVALID'],
    ['2026-11-20', 'OUT_OF_RANGE'],
    ['2026-11-21', null],
    ['2027-11-21', null],
    ['2027-11-22', 'OUT_OF_RANGE'],
  ])('%j: %s', (day, problem) => {
    expect(deadlineProblem(day, last)).toBe(problem);
  });

  it('is written alike in every language', () => {
    expect(formatDeadline('2026-12-21')).toBe('2026.12.21');
  });
});
