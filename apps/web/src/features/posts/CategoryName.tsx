import type { CategoryNamesFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { categoryName } from './categories.ts';

/** A category's name in the reader's language. */
export function CategoryName({ category }: { category: CategoryNamesFragment }) {
  return <span>{categoryName(category, useLanguage())}</span>;
}
