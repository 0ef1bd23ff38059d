import { WISH_LAWS, type WishKind } from '@haiko/shared/reference/forbiddenWishes';
import { forbiddenWishes, type Wish } from '@haiko/shared/rules/forbiddenWishes';
import type { TFunction } from 'i18next';
import type { MessageKey } from '#/i18n/messageKey.ts';

const FORBIDS: Record<WishKind, MessageKey> = {
  SEX: 'jobPostings.wish.SEX',
  AGE: 'jobPostings.wish.AGE',
  LOOKS: 'jobPostings.wish.LOOKS',
  MARRIAGE: 'jobPostings.wish.MARRIAGE',
  ORIGIN: 'jobPostings.wish.ORIGIN',
  PROPERTY: 'jobPostings.wish.PROPERTY',
};

/** What the law forbids, the sentence of the posting that is meant, and the article. */
export function wishText(t: TFunction, { kind, sentence }: Pick<Wish, 'kind' | 'sentence'>): string {
  return `${t(FORBIDS[kind])} “${sentence}” (${WISH_LAWS[kind]})`;
}

/** The wishes of texts that are being written. */
export function wishesIn(texts: { title: string; description: string; extraInfo: string }): Wish[] {
  return forbiddenWishes([texts.title, texts.description, texts.extraInfo].join('\n'));
}
