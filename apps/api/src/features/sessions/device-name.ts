/** Longer than what any browser says of itself. */
const READ_LENGTH = 512;

// Each list in the order in which it is asked: almost every browser says that it is Chrome and Safari as well.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(/i, 'NAVER'],
  [/\bLine\//i, 'LINE'],
  [/FBA[NV]\//, 'Facebook'],
  [/Instagram/, 'Instagram'],
  [/ZaloTheme|Zalo\//i, 'Zalo'],
  [/MicroMessenger/, 'WeChat'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/UCBrowser\//, 'UC Browser'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * What a browser says it is, in names that read alike in every language: `Chrome · Android`. Versions are left out: a browser that
 * was brought up to date is the same one. '' for what says nothing that we know.
 */
export function deviceName(userAgent: string): string {
  const said = userAgent.slice(0, READ_LENGTH);
  const first = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(said))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ');
}
