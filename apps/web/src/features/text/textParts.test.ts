import { describe, expect, it } from 'vitest';
import { textParts } from './textParts.ts';

const links = (text: string) =>
  textParts(text)
    .filter(({ kind }) => kind === 'link')
    .map(({ text: shown }) => shown);
const tags = (text: string) =>
  textParts(text)
    .filter(({ kind }) => kind === 'hashtag')
    .map(({ text: shown }) => shown);

describe('a text', () => {
  it('loses nothing, whatever it is split into', () => {
    const text = '#ជួបជុំ https://haiko.kr/a?b=1#c, (https://a.kr/b_(c)) 그리고 #안산 ไทย বাংলা #１２3!\nend ';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('without marks is one part, and an empty one none', () => {
    expect(textParts('Xin chào cả nhà')).toEqual([{ kind: 'text', text: 'Xin chào cả nhà', href: '' }]);
    expect(textParts('')).toEqual([]);
  });
});

describe('an address', () => {
  it('becomes a link without the signs that end its sentence', () => {
    expect(links('Look: https://hikorea.go.kr/index.html.')).toEqual(['https://hikorea.go.kr/index.html']);
    expect(links('(https://example.com/a)')).toEqual(['https://example.com/a']);
    expect(links('https://en.wikipedia.org/wiki/Seoul_(city)')).toEqual(['https://en.wikipedia.org/wiki/Seoul_(city)']);
    expect(links('請看 https://example.com/中文。謝謝')).toEqual(['https://example.com/中文']);
    expect(links('សូមមើល https://example.com/ខ្មែរ។')).toEqual(['https://example.com/ខ្មែរ']);
  });

  it('leads only to the web: no scripts, no data, no bare words', () => {
    expect(links('javascript:alert(1) data:text/html,x ftp://a.kr file:///etc http://localhost http://')).toEqual([]);
  });

  it('shows the host that it leads to, or is none', () => {
    const others = [
      'https://haiko.kr@evil.example/a',
      'https://haiko.kr\u00ad.evil.example',
      'https://evil.example/\u202erk.okiah',
    ];
    const otherwiseRead = [
      'http://0x7f.1/a',
      'http://1.2',
      'https://①②.example',
      'https://ｅvil.example',
      'https://ha\u034fiko.kr',
    ];
    expect([...others, ...otherwiseRead].flatMap(links)).toEqual([]);
    expect(links('HTTPS://Haiko.KR/A https://1.2.3.4/')).toEqual(['HTTPS://Haiko.KR/A', 'https://1.2.3.4/']);
    expect(links('http://회사.example:8080/채용')).toEqual(['http://회사.example:8080/채용']);
  });

  it('keeps its own # to itself', () => {
    expect(tags('https://example.com/page#part')).toEqual([]);
  });
});

describe('a hashtag', () => {
  it('is found in all nine scripts, with a sign of either width', () => {
    const written = [
      '#비자',
      '#visa',
      '#签证',
      '#ビザ',
      '#วีซ่า',
      '#thị_thực',
      '#ទិដ្ឋាការ',
      '#trabaho',
      '#ভিসা',
      '＃全角',
    ];
    expect(tags(written.join(' '))).toEqual(written);
  });

  it('does not begin inside a word and is not a bare sign', () => {
    expect(tags('C# a#b ## # &#39;')).toEqual([]);
  });
});
