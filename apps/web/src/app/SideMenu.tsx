import { Moon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BOARD_LINKS } from '#/features/boards/boardLinks.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { Logo } from '#/ui/Logo.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { setTheme, useTheme } from '#/ui/theme.ts';
import { useModal } from '#/ui/useModal.ts';
import { FollowedNationalities } from './FollowedNationalities.tsx';

interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Slides in from the left: four places, whose posts to see, and the theme. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { t } = useTranslation();
  const modal = useModal(isOpen, onClose);
  const theme = useTheme();
  return (
    // Keyboards close it with Escape, which the browser turns into onCancel.

    <dialog {...modal} aria-label={t('common.sideMenu.title')} className="overlay overlay-drawer">
      <div className="flex h-full w-[min(84%,340px)] flex-col overflow-y-auto overscroll-contain rounded-e-sheet bg-surface pt-[env(safe-area-inset-top)] shadow-float">
        <div className="flex h-header shrink-0 items-center justify-between ps-5 pe-2">
          <Logo />
          <IconButton label={t('common.button.close')} icon={<X aria-hidden size={22} />} onClick={onClose} />
        </div>
        <nav aria-label={t('common.sideMenu.title')} className="flex flex-col px-2 pb-3">
          {BOARD_LINKS.map(({ to, label, Icon }) => (
            <Link
              key={to}
              to={to}
              onClick={onClose}
              className="pressable flex min-h-12 items-center gap-3.5 rounded-card px-3 py-2 text-input text-ink-1 active:bg-sunken"
            >
              <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-main" />
              {t(label)}
            </Link>
          ))}
        </nav>
        <FollowedNationalities onApplied={onClose} />
        <span className="flex-1" />
        <div className="border-t border-line px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Switch
            isOn={theme === 'dark'}
            onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}
            label={
              <>
                <Moon aria-hidden size={20} strokeWidth={1.75} />
                {t('common.sideMenu.darkTheme')}
              </>
            }
          />
        </div>
      </div>
    </dialog>
  );
}
