import { Bell, Briefcase, House, Search, SquarePen, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Dot } from '#/ui/Dot.tsx';
import { requestRefresh } from '#/ui/refreshSignal.ts';
import { useScreenHandle, type TabName } from './handle.ts';

const TABS = [
  { name: 'home', to: paths.main, label: 'common.nav.home', Icon: House },
  { name: 'search', to: paths.search, label: 'common.nav.search', Icon: Search },
  { name: 'writing', to: paths.writing, label: 'common.nav.writing', Icon: SquarePen },
  { name: 'announcement', to: paths.jobPostings, label: 'common.nav.announcement', Icon: Briefcase },
  { name: 'notification', to: paths.notifications, label: 'common.nav.notification', Icon: Bell },
] as const satisfies readonly { name: TabName; to: string; label: string; Icon: LucideIcon }[];

/** The five main places, at the bottom, or in a rail beside a wide column. Tapping the active one goes to the page's top and refreshes it. */
export function BottomBar() {
  const { t } = useTranslation();
  const { tab } = useScreenHandle();
  const hasUnread = (useMe()?.unreadNotificationsCount ?? 0) > 0;

  function handleClick(event: MouseEvent, to: string) {
    if (window.location.pathname !== to) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'smooth' });
    requestRefresh();
  }

  return (
    <nav
      aria-label={t('common.nav.main')}
      // Where somebody makes the text so large that five words have no room, the signs stand alone.
      className="@container fixed inset-x-0 bottom-0 z-2 mx-auto flex max-w-column print:hidden bg-page shadow-[0_-1px_0_var(--color-line)] pb-[env(safe-area-inset-bottom)] min-[1024px]:start-auto min-[1024px]:end-[calc(50%+250px)] min-[1024px]:mx-0 min-[1024px]:top-0 min-[1024px]:w-64 min-[1024px]:flex-col min-[1024px]:px-3 min-[1024px]:pt-header min-[1024px]:shadow-none"
    >
      {TABS.map(({ name, to, label, Icon }) => {
        const isActive = name === tab;
        const isNew = name === 'notification' && hasUnread;
        return (
          <Link
            key={name}
            to={to}
            onClick={(event) => handleClick(event, to)}
            aria-current={isActive ? 'page' : undefined}
            className={cx(
              // As wide as its word, so that the longest one is whole on the narrowest phone.
              'pressable relative flex h-bar min-w-11 flex-auto flex-col items-center justify-center',
              'min-[1024px]:h-auto min-[1024px]:min-h-12 min-[1024px]:flex-none min-[1024px]:flex-row min-[1024px]:justify-start min-[1024px]:gap-3.5 min-[1024px]:rounded-card min-[1024px]:px-3 min-[1024px]:hover:bg-sunken',
              isActive ? 'text-main' : 'text-ink-3',
            )}
          >
            <span className="relative">
              <Icon
                aria-hidden
                size={22}
                strokeWidth={isActive ? 2 : 1.75}
                fill={isActive ? 'var(--color-main-soft)' : 'none'}
              />
              {isNew && (
                <span className="absolute -top-2 -right-2 size-0">
                  <Dot />
                </span>
              )}
            </span>
            <span className="max-w-full truncate text-[0.6875rem] leading-[1.3] lang-km:leading-[1.7] lang-bn:leading-[1.5] @max-[14em]:sr-only min-[1024px]:text-input">
              {t(label)}
            </span>
            {isNew && <span className="sr-only">{t('common.nav.newNotification')}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
