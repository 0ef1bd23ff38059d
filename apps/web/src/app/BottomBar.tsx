import { Bell, Briefcase, House, Search, SquarePen, type LucideIcon } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigation } from 'react-router-dom';
import { useMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { Bubble } from '#/ui/Bubble.tsx';
import { cx } from '#/ui/cx.ts';
import { Dot } from '#/ui/Dot.tsx';
import { requestRefresh } from '#/ui/refreshSignal.ts';
import { useScreenHandle, type TabName } from './handle.ts';

const TABS = [
  { name: 'home', to: paths.main, label: 'common.nav.home', Icon: House, isSolid: true },
  { name: 'search', to: paths.search, label: 'common.nav.search', Icon: Search, isSolid: false },
  { name: 'writing', to: paths.writing, label: 'common.nav.writing', Icon: SquarePen, isSolid: false },
  { name: 'announcement', to: paths.jobPostings, label: 'common.nav.announcement', Icon: Briefcase, isSolid: true },
  { name: 'notification', to: paths.notifications, label: 'common.nav.notification', Icon: Bell, isSolid: true },
] as const satisfies readonly { name: TabName; to: string; label: string; Icon: LucideIcon; isSolid: boolean }[];

/** Longer words of 11 px have no room in a fifth of the narrowest phones. */
const MOST_LETTERS = 9;

/** The five main places, at the bottom, or in a rail beside a wide column. Tapping the active one goes to the page's top and refreshes it. */
export function BottomBar() {
  const { t } = useTranslation();
  const { tab } = useScreenHandle();
  const wanted = useWantedTab();
  const [tapped, setTapped] = useState<TabName>();
  // Where five words of such a length have no room, or somebody makes the text large, the signs stand alone, all of them.
  const isWordy = TABS.some(({ label }) => t(label).length > MOST_LETTERS);
  const hasUnread = (useMe()?.unreadNotificationsCount ?? 0) > 0;

  function handleClick(event: MouseEvent, name: TabName, to: string) {
    setTapped(name);
    if (window.location.pathname !== to) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'smooth' });
    requestRefresh();
  }

  return (
    <nav
      aria-label={t('common.nav.main')}
      data-tabs
      className="@container fixed inset-x-0 bottom-0 z-2 mx-auto flex max-w-column print:hidden bg-page shadow-[0_-1px_0_var(--color-line)] pb-[env(safe-area-inset-bottom)] min-[1024px]:start-auto min-[1024px]:end-[calc(50%+250px)] min-[1024px]:mx-0 min-[1024px]:top-0 min-[1024px]:min-w-44 min-[1024px]:max-w-52 min-[1024px]:[container-type:normal] min-[1024px]:flex-col min-[1024px]:px-3 min-[1024px]:pt-header min-[1024px]:shadow-none"
    >
      <span aria-hidden className="absolute top-0 hidden h-header items-center px-3 min-[1024px]:flex">
        <Bubble size={34} />
      </span>
      {TABS.map((one) => (
        <Tab
          key={one.name}
          tab={one}
          isShown={one.name === tab}
          isActive={one.name === (wanted ?? tab)}
          isTapped={one.name === tapped}
          isNew={one.name === 'notification' && hasUnread}
          isWordy={isWordy}
          onClick={(event) => handleClick(event, one.name, one.to)}
        />
      ))}
    </nav>
  );
}

interface TabProps {
  tab: (typeof TABS)[number];
  isShown: boolean;
  /** Shown, or on its way. */
  isActive: boolean;
  isTapped: boolean;
  isNew: boolean;
  isWordy: boolean;
  onClick: (event: MouseEvent) => void;
}

function Tab({ tab: { to, label, Icon, isSolid }, isShown, isActive, isTapped, isNew, isWordy, onClick }: TabProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isShown ? 'page' : undefined}
      className={cx(
        'pressable relative flex h-bar min-w-0 flex-1 flex-col items-center justify-center',
        'min-[1024px]:h-auto min-[1024px]:min-h-12 min-[1024px]:flex-none min-[1024px]:flex-row min-[1024px]:justify-start min-[1024px]:gap-3.5 min-[1024px]:rounded-card min-[1024px]:px-3 min-[1024px]:hover:bg-sunken',
        isActive ? 'text-main' : 'text-ink-3',
      )}
    >
      <span className="relative">
        <Icon
          aria-hidden
          size={24}
          strokeWidth={isActive ? 2 : 1.75}
          fill={isActive ? (isSolid ? 'currentColor' : 'var(--color-main-soft)') : 'none'}
          className={isActive && isTapped ? 'bounce' : undefined}
        />
        {isNew && (
          <span className="absolute -top-2 -right-2 size-0">
            <Dot />
          </span>
        )}
      </span>
      <span
        className={cx(
          'max-w-full truncate text-[0.6875rem] leading-[1.3] lang-km:leading-[1.7] lang-bn:leading-[1.5] min-[1024px]:text-input',
          isWordy ? 'max-[1023px]:@max-[23em]:sr-only' : 'max-[1023px]:@max-[18em]:sr-only',
        )}
      >
        {t(label)}
      </span>
      {isNew && <span className="sr-only">{t('common.nav.newNotification')}</span>}
    </Link>
  );
}

/** The tab whose screen is on its way: it is lit before that is there. */
function useWantedTab(): TabName | undefined {
  const { location } = useNavigation();
  return TABS.find(({ to }) => to === location?.pathname)?.name;
}
