import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { TranslationSubject } from '#/features/translations/translationSubject.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';
import { shareAddress } from '#/ui/copy.ts';
import { wantsToSaveData } from '#/ui/saveData.ts';
import type { SharedCard } from './sharePicture.ts';

/** What is handed on. */
export interface Shared {
  subject: TranslationSubject & { type: 'post' | 'job-posting' };
  path: string;
  /** What the address is called where no picture goes with it. */
  title: string;
  copied: string;
  /** Pay and place of a job. */
  facts?: readonly string[];
  /** Whether the words themselves stand on the picture, below their title. */
  hasText?: boolean;
  pictureUrl?: string | undefined;
}

/**
 * Hands a text on by the phone's own sheet: as a picture of it in all its languages, where files can be shared; else its address. Where
 * there is no such sheet, the address is copied.
 */
export async function share(shared: Shared): Promise<void> {
  const picture = canShareFiles() && !wantsToSaveData() ? await pictureOf(shared).catch(() => undefined) : undefined;
  if (!picture) return shareAddress(shared.path, shared);
  const url = new URL(shared.path, window.location.origin).href;
  const sent = { files: [picture], title: shared.title, text: `${shared.title}\n${url}` };
  try {
    await navigator.share(sent);
  } catch (error) {
    // Drawing took longer than a tap counts: a tap on the answer counts anew. Who closes the sheet has changed their mind.
    const isTooLate = error instanceof DOMException && error.name === 'NotAllowedError';
    if (!isTooLate) return;
    const question = { message: i18n.t('posts.share.ready'), yes: i18n.t('posts.action.share') };
    if (await confirm(question)) await navigator.share(sent).catch(() => undefined);
  }
}

function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'haiko.png', { type: 'image/png' })] });
}

async function pictureOf({ subject, path, facts, hasText, pictureUrl }: Shared): Promise<File | undefined> {
  const [{ drawCard }, { loadAllTexts }] = await Promise.all([
    import('./sharePicture.ts'),
    import('#/features/translations/otherTexts.ts'),
  ]);
  const [original, ...others] = await loadAllTexts(subject, hasText ? ['title', 'content'] : ['title']);
  if (!original) return undefined;
  const reader = i18n.language as Language;
  const card: SharedCard = {
    original: {
      language: original.language,
      title: original.texts['title'] ?? '',
      ...(hasText && { text: original.texts['excerpt'] ?? '' }),
    },
    others: inOrder(others.map(({ language, texts }) => ({ language, title: texts['title'] ?? '' }))),
    ...(facts && { facts }),
    pictureUrl,
    address: new URL(path, window.location.origin).href,
    invitation: { language: reader, title: i18n.t('posts.share.invitation') },
  };
  return new File([await drawCard(card)], 'haiko.png', { type: 'image/png' });
}

/** As in the list of languages. */
function inOrder<Item extends { language: Language }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language));
}
