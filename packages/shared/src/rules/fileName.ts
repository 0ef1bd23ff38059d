import { KEPT_FILE_NAME_MAX } from '../limits.ts';
import { DIRECTION_MARKS, graphemes, normalizeText, removeInvisible } from './text.ts';

const FALLBACK = 'file';

/**
 * A sent file's name as it may be shown: without folders, control characters and direction marks (which make
 * `gpj.exe` read as `exe.jpg`), NFC, at most `KEPT_FILE_NAME_MAX` grapheme clusters with the extension kept.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().replaceAll('\0', '').split(/[/\\]/).at(-1) ?? '';
  // Line ends first: some of them are no control characters, until they are normalized to one that is.
  const seen = normalizeText(last)
    .replace(/\p{Cc}/gu, '')
    .replace(DIRECTION_MARKS, '');
  const name = shortened(normalizeText(seen));
  return removeInvisible(name).replaceAll('.', '') === '' ? FALLBACK : name;
}

function shortened(name: string): string {
  const clusters = [...graphemes(name)].map(({ segment }) => segment);
  if (clusters.length <= KEPT_FILE_NAME_MAX) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return (
    clusters
      .slice(0, KEPT_FILE_NAME_MAX - extension.length)
      .join('')
      .trimEnd() + extension
  );
}
