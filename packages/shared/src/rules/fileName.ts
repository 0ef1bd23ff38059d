import { DIRECTION_MARKS, normalizeText, removeInvisible } from './text.ts';

const MAX_LENGTH = 200;
const FALLBACK = 'file';
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A sent file's name as it may be shown: without folders, control characters and direction marks (which make
 * `gpj.exe` read as `exe.jpg`), NFC, at most 200 grapheme clusters with the extension kept.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().replaceAll('\0', '').split(/[/\\]/).at(-1) ?? '';
  const name = normalizeText(last.replace(/\p{Cc}/gu, '').replace(DIRECTION_MARKS, ''));
  if (removeInvisible(name).replaceAll('.', '') === '') return FALLBACK;
  return shortened(name);
}

function shortened(name: string): string {
  const clusters = [...segmenter.segment(name)].map(({ segment }) => segment);
  if (clusters.length <= MAX_LENGTH) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return clusters.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}
