import { deviceName } from './device-name.js';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    ['Chrome · Android', `${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet · Android', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['KakaoTalk · Android', `${ANDROID} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 KAKAOTALK/11.0 (INAPP)`],
    ['NAVER · iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.1.0)`],
    ['Safari · iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Chrome · iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Whale · Windows', `${WINDOWS} Chrome/140.0.0.0 Whale/4.34.0 Safari/537.36`],
    ['Edge · Windows', `${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Safari · Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    ],
    ['', 'curl/8.5.0'],
    ['', '<b>ខ្មែរ</b>'],
    ['', ''],
  ])('is %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is looked for in the beginning alone', () => {
    expect(deviceName(`${' '.repeat(1_000)}Firefox/145.0`)).toBe('');
  });
});
