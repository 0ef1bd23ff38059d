import { Banknote, Info, MapPin, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#/paths.ts';

const ENTRIES = [
  { to: paths.notice, label: 'common.sideMenu.notice', Icon: Megaphone },
  { to: paths.info, label: 'common.sideMenu.information', Icon: Info },
  { to: paths.place, label: 'common.sideMenu.location', Icon: MapPin },
  { to: paths.exchange, label: 'common.sideMenu.exchangeRate', Icon: Banknote },
] as const;

/** The four doors above the feed. */
export function FeedMenu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('posts.feed.menu')} className="grid grid-cols-4 gap-1 px-3 pt-1 pb-1">
      {ENTRIES.map(({ to, label, Icon }) => (
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
