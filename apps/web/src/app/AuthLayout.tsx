import { Outlet } from 'react-router-dom';
import { LanguageOfferHost } from '#/features/languages/LanguageOfferHost.tsx';
import { TopProgress } from './TopProgress.tsx';

/** Sign-in, sign-up and welcome: no header, side menu or bottom bar; the content is the viewport's height less 158 px. */
export function AuthLayout() {
  return (
    <div className="relative mx-auto flex min-h-dvh max-w-column flex-col bg-page min-[501px]:border-x min-[501px]:border-line">
      <TopProgress />
      <main
        id="content"
        className="flex min-h-[calc(100dvh-var(--spacing-auth-offset))] flex-col pt-[env(safe-area-inset-top)]"
      >
        <Outlet />
      </main>
      <LanguageOfferHost />
    </div>
  );
}
