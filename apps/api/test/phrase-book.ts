import type http from 'node:http';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { normalizeText } from '@haiko/shared/rules/text';
import { mask } from '../src/features/machine-translation/mask.js';
import { PROBE } from '../src/features/machine-translation/probe.js';
import type { AskedTranslation } from './translation-server.js';

interface Phrases {
  /** Sentences of one meaning: a title and the lines of a text. */
  title: string;
  lines: readonly [string, string];
  /** What people type to find them: words out of the middle, whole or not, in forms that are stored otherwise. */
  keywords: readonly string[];
}

/** The same worry in nine languages, by people who speak them. No keyword of a language stands in another one's sentences. */
export const PHRASE_BOOK: Record<Language, Phrases> = {
  ko: {
    title: '월급이 또 늦었어요',
    lines: ['회사가 이번 달 월급을 또 두 주 늦게 줬어요.', '제가 쓰는 말로 무료로 상담받을 수 있는 곳이 어디예요?'],
    // Two characters, as everyday searches are; decomposed as some keyboards send them; a word with its particle.
    keywords: ['상담', '월급'.normalize('NFD'), '회사가', '두 주'],
  },
  en: {
    title: 'Our wages came late again',
    lines: [
      'The company paid this month’s wages two weeks late again.',
      'Where is free advice given in a language that I speak?',
    ],
    keywords: ['company', 'ADVICE', 'ｗａｇｅｓ', 'two weeks'],
  },
  zh: {
    title: '工资又晚发了',
    lines: ['公司又晚了两个星期才发这个月的工资。', '哪里可以免费用我会说的语言咨询？'],
    keywords: ['星期', '咨询', '晚', '免费用我'],
  },
  ja: {
    title: '給料がまた遅れました',
    lines: [
      '会社は今月もまた給料を二週間遅れで払いました。',
      '自分の話せることばで無料で相談できるところはどこですか？',
    ],
    keywords: ['週間', '相談', 'ことばで'.normalize('NFD'), '給'],
  },
  th: {
    title: 'เงินเดือนออกช้าอีกแล้ว',
    lines: ['บริษัทจ่ายเงินเดือนของเดือนนี้ช้าไปสองสัปดาห์อีกแล้ว', 'ขอคำปรึกษาฟรีเป็นภาษาที่เราพูดได้ที่ไหนคะ'],
    // The last one with the vowel of คำ in two parts, as it is typed on some phones.
    keywords: ['สัปดาห์', 'ปรึกษา', 'เดือน', 'ค\u0e4d\u0e32ปรึกษา'],
  },
  vi: {
    title: 'Lương lại trả trễ',
    lines: ['Công ty lại trả lương tháng này trễ hai tuần.', 'Ở đâu tư vấn miễn phí bằng thứ tiếng mà tôi nói được?'],
    keywords: ['luong', 'tu van mien phi', 'miễn phí'.normalize('NFD'), 'TRỄ HAI TUẦN'],
  },
  km: {
    title: 'ប្រាក់ខែមកយឺតទៀតហើយ',
    lines: ['ក្រុមហ៊ុនបើកប្រាក់ខែរបស់ខែនេះយឺតពីរសប្ដាហ៍ទៀតហើយ។', 'តើមានកន្លែងណាផ្ដល់ប្រឹក្សាឥតគិតថ្លៃជាភាសាដែលខ្ញុំនិយាយបាន?'],
    // The last one with the other letter that looks the same below a consonant.
    keywords: ['ប្រាក់ខែ', 'ប្រឹក្សា', 'ភាសា', 'សប្តាហ៍'],
  },
  tl: {
    title: 'Huli na naman ang sahod namin',
    lines: [
      'Dalawang linggo na namang huli ang sahod na ibinigay ng kumpanya ngayong buwan.',
      'Saan may libreng payo sa wikang sinasalita ko?',
    ],
    keywords: ['linggo', 'PAYO', 'sahod na ibinigay', 'wika'],
  },
  bn: {
    title: 'বেতন আবার দেরিতে এসেছে',
    lines: [
      'কোম্পানি এই মাসের বেতন আবার দুই সপ্তাহ দেরিতে দিয়েছে।',
      'আমি যে ভাষায় কথা বলি, সেই ভাষায় বিনামূল্যে পরামর্শ কোথায় পাওয়া যায়?',
    ],
    // The last one with the letter য় as one sign, which is stored as two.
    keywords: ['সপ্তাহ', 'পরামর্শ', 'বেতন', 'ভাষা\u09df'],
  },
};

/**
 * A post as somebody sends it: with white space that no writer thinks of, in letters taken apart (NFD) as some systems send
 * them; and what is kept of it, byte for byte.
 */
export function written(language: Language): { sent: { title: string; content: string }; kept: Kept } {
  const { title, lines } = PHRASE_BOOK[language];
  const content = `${lines[0]}\u3000\t \n\n\n\u00a0${lines[1]}  \n🧥👨‍👩‍👧  E-9`;
  const kept = { title: title.normalize('NFC'), content: content.normalize('NFC') };
  return { sent: { title: title.normalize('NFD'), content: content.normalize('NFD') }, kept };
}

interface Kept {
  title: string;
  content: string;
}

/** The same post as it is read in another language: the white space and the last line stay where they are. */
export function translated(from: Language, to: Language): Kept {
  const say = (text: string) => inBook(text, from, to) ?? text;
  const { title, content } = written(from).kept;
  return { title: say(title), content: lineByLine(content, say) };
}

/** Answers as LibreTranslate does, out of the book; null for a text that says something else. */
export function fromPhraseBook({ texts, from, to }: AskedTranslation): { translatedText: string[] } | null {
  const [source, target] = [from, to].map((code) => LANGUAGES.find((language) => language === code));
  if (!source || !target) return null;
  const made = texts.map((text) => {
    let isKnown = true;
    const answer = lineByLine(text, (line) => {
      const said = inBook(line, source, target);
      // What has no letters reads the same in every language; the names of what is protected have none.
      isKnown &&= said !== undefined || !/\p{L}/u.test(line);
      return said ?? line;
    });
    return isKnown ? answer : null;
  });
  return made.every((text) => text !== null) ? { translatedText: made } : null;
}

/** Sends what the book says; what it does not know is refused as a bad request. */
export function answerFromPhraseBook(asked: AskedTranslation, response: http.ServerResponse): void {
  const answer = fromPhraseBook(asked);
  response.writeHead(answer ? 200 : 400, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer ?? { error: 'The phrase book has no such sentence.' }));
}

function lineByLine(text: string, say: (line: string) => string): string {
  return text.replace(/[^\s](?:[^\n]*[^\s])?/gu, say);
}

function inBook(sentence: string, from: Language, to: Language): string | undefined {
  // What the server asks where it doubts a provider: whoever translates can do that.
  if (sentence === mask(PROBE[from]).text) return mask(PROBE[to]).text;
  const ours = sentencesOf(from).indexOf(normalizeText(sentence));
  return sentencesOf(to)[ours];
}

function sentencesOf(language: Language): string[] {
  const { title, lines } = PHRASE_BOOK[language];
  return [title, ...lines].map(normalizeText);
}
