import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InformationCategoriesDocument, PlaceCategoriesDocument, PopularPostsDocument } from '#/api/generated.ts';
import { useRenderedAnswer } from '#/api/useAnswer.ts';
import { categoryName } from '#/features/posts/categories.ts';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';

const TAGS_SHOWN = 8;
const CATEGORIES_SHOWN = 6;

/** For who does not know yet what to look for: the tags of the week's popular posts, and what guides and places are about. */
export function SearchIdeas() {
  const { t } = useTranslation();
  const language = useLanguage();
  const popularPosts = useRenderedAnswer(PopularPostsDocument, { language });
  const guideCategories = useRenderedAnswer(InformationCategoriesDocument, {});
  const placeCategories = useRenderedAnswer(PlaceCategoriesDocument, {});
  // All together: one that came later would move those below it.
  if ([popularPosts, guideCategories, placeCategories].some(({ data, error }) => !data && !error)) return null;
  const popular = popularPosts.data?.readPopularPosts ?? [];
  const guides = guideCategories.data?.categories ?? [];
  const places = placeCategories.data?.categories ?? [];
  const tags = [...new Set(popular.flatMap(({ hashtags }) => hashtags.map(({ name }) => name)))].slice(0, TAGS_SHOWN);
  const doorsOf = (board: '/info' | '/place', categories: typeof guides) =>
    categories
      .slice(0, CATEGORIES_SHOWN)
      .map((one) => ({ to: paths.boardCategory(board, one.uuid), word: categoryName(one, language) }));
  return (
    <div className="flex flex-col gap-4 px-4 pb-8">
      <Ideas
        isInColumns
        title={t('postSearch.popularTags')}
        ideas={tags.map((name) => ({ to: paths.searchFor(`#${name}`), word: `#${name}` }))}
      />
      <Ideas title={t('common.sideMenu.information')} ideas={doorsOf(paths.info, guides)} />
      <Ideas title={t('common.sideMenu.location')} ideas={doorsOf(paths.place, places)} />
    </div>
  );
}

interface IdeasProps {
  title: ReactNode;
  ideas: { to: string; word: string }[];
  /** For words of many scripts: where their letters come late none of them goes to another place. */
  isInColumns?: boolean;
}

function Ideas({ title, ideas, isInColumns = false }: IdeasProps) {
  if (ideas.length === 0) return null;
  return (
    <section>
      <h2 className="text-body font-semibold text-ink-1">{title}</h2>
      <ul className={cx('gap-x-2', isInColumns ? 'grid grid-cols-2' : 'flex flex-wrap')}>
        {ideas.map(({ to, word }) => (
          <li key={to} className="max-w-full min-w-0">
            <Link to={to} className="pressable flex min-h-11 max-w-full items-center">
              <span
                lang={langOf(word)}
                className={cx(
                  'min-h-9 truncate rounded-full border border-line bg-surface px-3 py-1 text-body text-ink-2',
                  isInColumns && 'w-full text-center',
                )}
              >
                {word}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
