import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BOARD_LINKS } from '#/features/boards/boardLinks.ts';

/** The four doors above the feed. */
export function FeedMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('posts.feed.menu')} className="grid grid-cols-4 gap-1 px-3 pt-1 pb-1">
      {BOARD_LINKS.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className="pressable flex min-w-0 flex-col items-center gap-1.5 rounded-card py-1 text-center text-meta text-ink-1"
        >
          <span className="grid size-13 place-items-center rounded-2xl bg-surface text-main">
            <Icon aria-hidden size={24} strokeWidth={1.75} />
          </span>
          <span className="max-w-full text-balance">{t(label)}</span>
        </Link>
      ))}
    </nav>
  );
}
