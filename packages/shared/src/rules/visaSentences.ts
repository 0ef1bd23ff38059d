/** As the law calls visas (`E-9`, `F-2-7`), and what else says that a sentence is about them. */
const CODE = /(?<![A-Za-z0-9-])[A-H]-?(?:10|[1-9])(?:-\d{1,2})?(?![A-Za-z0-9])/u;
const ABOUT_VISAS = /비자|사증|체류\s?자격|외국인|고용\s?허가|재외동포|결혼이민|영주권|\bvisas?\b|\bforeigners?\b/iu;
const SENTENCE_END = /[\n。;]|(?<=[.!?])\s/u;
const MOST_SENTENCES = 5;
const SENTENCE_MAX = 200;

/** The sentences of a text that are about visas, as they stand there: the first few of them, each once and cut where it is long. */
export function visaSentences(text: string): string[] {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const telling = sentences.filter((sentence) => namesVisa(sentence) || ABOUT_VISAS.test(sentence));
  return [...new Set(telling)]
    .slice(0, MOST_SENTENCES)
    .map((sentence) => [...sentence].slice(0, SENTENCE_MAX).join(''));
}

/** Whether a text names a visa by its code. With a hyphen, or beside a word that is about visas: `A4` is paper. */
export function namesVisa(text: string): boolean {
  const [code] = CODE.exec(text) ?? [];
  return code !== undefined && (code.includes('-') || ABOUT_VISAS.test(text));
}
