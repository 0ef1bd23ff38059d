import { Outlet } from 'react-router-dom';
import { TopProgress } from './TopProgress.tsx';
import { AUTH_CONTENT_OFFSET_PX } from '#/ui/measures.ts';

/** Sign-in, sign-up and welcome: no header, side menu or bottom bar; the content is the viewport's height less 158 px. */
export function AuthLayout() {
  return (
    <div className="relative mx-auto flex min-h-dvh max-w-column flex-col bg-page min-[501px]:border-x min-[501px]:border-line">
      <TopProgress />
      <main
        id="content"
        style={{ minHeight: `calc(100dvh - ${AUTH_CONTENT_OFFSET_PX}px)` }}
        className="flex flex-col pt-[env(safe-area-inset-top)]"
      >
        <Outlet />
      </main>
    </div>
  );
}
