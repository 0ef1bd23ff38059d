import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LanguageOfferHost } from '#/features/languages/LanguageOfferHost.tsx';
import { ReportHost } from '#/features/reports/ReportHost.tsx';
import { RETURN_KEY } from '#/features/sessions/keepReturn.ts';
import { SuggestHost } from '#/features/suggestions/SuggestHost.tsx';
import { ProfileHost } from '#/features/users/ProfileHost.tsx';
import { tabStorage } from '#/storage.ts';
import { cx } from '#/ui/cx.ts';
import { TitleInHeader } from '#/ui/ScreenTitle.tsx';
import { AsideHost } from './AsideHost.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ComingScreen } from './ComingScreen.tsx';
import { useScreenHandle } from './handle.ts';
import { Header } from './Header.tsx';
import { InstallHintHost } from './InstallHintHost.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { openSideMenu } from './openedSideMenu.ts';
import { SideMenuHost } from './SideMenuHost.tsx';
import { TopProgress } from './TopProgress.tsx';

/** Header, screen and bottom bar in a column of at most 500 px; in wide windows a rail and a helpful column beside it. */
export function MainLayout() {
  const { t } = useTranslation();
  useAsked();
  const { header, isOverlay, hasBottomBar } = useScreenHandle();
  return (
    <div className="relative mx-auto flex min-h-dvh max-w-column flex-col bg-page print:max-w-none print:border-0 min-[501px]:border-x min-[501px]:border-line">
      <a
        href="#content"
        className="absolute start-2 top-2 z-3 -translate-y-[calc(100%+16px)] rounded-card bg-main px-4 py-3 text-body text-on-main focus:translate-y-0"
      >
        {t('common.nav.skipToContent')}
      </a>
      {isOverlay && (
        <div
          aria-hidden
          className="pointer-events-none absolute print:hidden inset-x-0 top-0 h-60 bg-linear-to-b from-sky to-transparent"
        />
      )}
      <TopProgress />
      <Header onOpenMenu={openSideMenu} />
      <main
        id="content"
        tabIndex={-1}
        data-quiet-focus
        className={cx(
          'relative flex flex-1 flex-col pt-[calc(var(--spacing-header)+env(safe-area-inset-top))] print:p-0',
          hasBottomBar && 'pb-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))]',
        )}
      >
        <OfflineBanner />
        <ComingScreen />
        <TitleInHeader value={header === 'back'}>
          <Outlet />
        </TitleInHeader>
      </main>
      {hasBottomBar && <BottomBar />}
      <AsideHost />
      <InstallHintHost />
      <LanguageOfferHost />
      <SideMenuHost />
      <ProfileHost />
      <ReportHost />
      <SuggestHost />
    </div>
  );
}

/** Who comes here with something asked for before signing in gets it now, or has given it up. */
function useAsked(): void {
  useEffect(function doOnce() {
    if (tabStorage.get(RETURN_KEY) === null) return;
    void import('./doAsked.ts').then(
      ({ doAsked }) => doAsked(),
      () => undefined,
    );
  }, []);
}
