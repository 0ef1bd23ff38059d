import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BOARD_LINKS } from '#/features/boards/boardLinks.ts';

/** The four doors above the feed, in one slim row; where their names are long it is swiped. */
export function FeedMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('posts.feed.menu')} className="no-scrollbar flex justify-between overflow-x-auto px-2">
      {BOARD_LINKS.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className="pressable flex min-h-11 shrink-0 items-center gap-1.5 rounded-card px-2 text-meta whitespace-nowrap text-ink-1 focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-main" />
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
