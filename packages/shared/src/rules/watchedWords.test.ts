import { describe, expect, it } from 'vitest';
import { isWatchable, watchedWordFinder, watchedWordKey } from './watchedWords.ts';

const finds = (word: string, text: string) => watchedWordFinder([{ uuid: '1', word }])(text).length > 0;

describe('a watched word', () => {
  it.each([
    ['대포통장', '대 포 통 장 삽니다'],
    ['fake visa', 'We sell FAKE   ＶＩＳＡ here'],
    ['假证', '办假證，快'],
    ['ビザ売買', 'びざ売買します'],
    ['ขายวีซ่า', 'รับขายวีซ่าด่วน'],
    ['bán visa', 'ai can BAN VISA khong'],
    ['លក់ទិដ្ឋាការ', 'ខ្ញុំលក់ទិដ្ឋាការថោក'],
    ['pekeng papel', 'May pekeng papel kami'],
    ['জাল ভিসা', 'সস্তায় জাল ভিসা পাবেন'],
    ['scam*', 'these scammers'],
  ])('%s is found however it is written: %s', (word, text) => expect(finds(word, text)).toBe(true));

  it.each([
    ['ass', 'I pass the class'],
    ['scam', 'these scammers'],
    ['fake visa', 'fake or real, a visa'],
  ])('%s is not found inside others: %s', (word, text) => expect(finds(word, text)).toBe(false));

  it('is the same one however it is typed, and another one with a star', () => {
    expect(watchedWordKey('Fake  VISA!')).toBe(watchedWordKey('fake visa'));
    expect(watchedWordKey('scam*')).not.toBe(watchedWordKey('scam'));
  });

  it.each(['*', '!?', 'a', 'a*', 'ก'])('%s says too little', (word) => expect(isWatchable(word)).toBe(false));
  it.each(['칼', '毒', 'ab'])('%s says enough', (word) => expect(isWatchable(word)).toBe(true));
});
