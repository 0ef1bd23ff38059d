// Keep in step with src/ui/fonts/lateFonts.ts.
const LETTERS: Record<string, string> = { ko: '글', th: 'ฎ', km: 'ឡ', bn: 'ষ', ja: 'ア', zh: '们' };
const PATIENCE_MS = 5_000;

/**
 * Boxes in place of letters break into other lines than the letters: where they would be all that is seen, the words wait for ours
 * (src/ui/fonts/lateFonts.ts), and no longer than somebody would wait for the app.
 */
export function awaitLetters(): void {
  const root = document.documentElement;
  if (!lacksLetters(root.lang)) return;
  root.dataset.letterless = '';
  setTimeout(() => delete root.dataset.letterless, PATIENCE_MS);
}

/** Whether a letter of the language is as wide as the box for those that are missing, and drawn alike: fonts of signs have a box as wide. */
function lacksLetters(language: string): boolean {
  const letter = LETTERS[language.slice(0, 2)];
  const pen = letter && document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  pen.font = '16px system-ui, sans-serif';
  const draw = (text: string) => {
    pen.clearRect(0, 0, 24, 24);
    pen.fillText(text, 2, 18);
    return pen.getImageData(0, 0, 24, 24).data.join();
  };
  // No font has it. Not as it is: the page holds what this is made into.
  const box = String.fromCodePoint(0x10fffe);
  return pen.measureText(letter).width === pen.measureText(box).width && draw(letter) === draw(box);
}
