import { ArrowLeft, Menu as MenuIcon, MessageCircle, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguagePicker } from '#/features/languages/LanguagePicker.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Bubble } from '#/ui/Bubble.tsx';
import { cx } from '#/ui/cx.ts';
import { Dot } from '#/ui/Dot.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Logo } from '#/ui/Logo.tsx';
import { useGoBack } from '#/ui/useGoBack.ts';
import { useScreenHandle } from './handle.ts';
import { HEADER_SOLID_AFTER_PX } from '#/ui/measures.ts';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;
const LINK_CLASS = 'pressable relative grid size-11 place-items-center rounded-full text-ink-1';

/** 64 px at the top of every screen of the main layout. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { header, isOverlay } = useScreenHandle();
  const isSolid = useIsScrolled() || !isOverlay;
  const goBack = useGoBack(paths.main);
  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-2 mx-auto max-w-column min-[501px]:border-x pt-[env(safe-area-inset-top)] transition-colors duration-150 print:hidden',
        // The line is a shadow: it takes no pixel of the 64.
        isSolid ? 'border-line bg-page shadow-[0_1px_0_var(--color-line)]' : 'border-transparent',
      )}
    >
      <div className="flex h-header items-center gap-0.5 px-2">
        {header === 'back' ? (
          <IconButton label={t('common.nav.back')} icon={<ArrowLeft {...ICON} />} onClick={goBack} />
        ) : (
          <IconButton
            label={t('common.nav.menu')}
            icon={<MenuIcon {...ICON} />}
            onClick={onOpenMenu}
            aria-haspopup="dialog"
          />
        )}
        <Link
          to={paths.main}
          aria-label={t('common.nav.logo')}
          // On the narrowest phones its place is the title's.
          className={cx('pressable flex min-h-11 items-center px-1.5', header === 'back' && 'max-[359px]:hidden')}
        >
          {header === 'back' ? <Bubble size={30} /> : <Logo />}
        </Link>
        <span className="flex-1" />
        <LanguagePicker />
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { t } = useTranslation();
  const me = useMe();
  const hasNew = (me?.unreadNotesCount ?? 0) > 0;
  const messages = hasNew ? t('common.nav.newMessages') : t('common.nav.messages');
  const hasSuggestions = (me?.openSuggestionsCount ?? 0) > 0;
  const myInfo = hasSuggestions ? t('common.nav.myInfoSuggestions') : t('common.nav.myInfo');
  return (
    <>
      <Link to={paths.notes} aria-label={messages} title={messages} className={LINK_CLASS}>
        <MessageCircle {...ICON} />
        {hasNew && <Dot />}
      </Link>
      <Link to={paths.myInfo} aria-label={myInfo} title={myInfo} className={LINK_CLASS}>
        {me ? <Avatar name={me.nickname} src={me.profileImageUrl} /> : <UserRound {...ICON} />}
        {hasSuggestions && <Dot />}
      </Link>
    </>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('scroll', onChange, { passive: true });
      return () => window.removeEventListener('scroll', onChange);
    },
    () => window.scrollY > HEADER_SOLID_AFTER_PX,
    () => false,
  );
}
