import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HighlightedText } from '#/features/text/HighlightedText.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';

interface HashtagsProps {
  tags: readonly { uuid: string; name: string }[];
  /** All of them, on as many lines as they need. */
  isWrapped?: boolean;
  /** Words of a search, to be marked where they stand. */
  found?: readonly string[];
}

/** The tags of a post; each opens the search for it. */
export function Hashtags({ tags, isWrapped = false, found = [] }: HashtagsProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('posts.detail.hashtags')} className={cx('flex gap-x-3', isWrapped && 'flex-wrap')}>
      {tags.map(({ uuid, name }) => (
        <li key={uuid} className="relative z-1 min-w-0">
          <Link
            to={paths.searchFor(`#${name}`)}
            className="pressable -mx-1.5 flex min-h-11 items-center px-1.5 text-body text-main"
          >
            <span lang={langOf(name)} className="truncate">
              <HighlightedText text={`#${name}`} lang={langOf(name)} words={found} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
