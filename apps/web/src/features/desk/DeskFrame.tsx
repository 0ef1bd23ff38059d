import { useQuery } from '#/api/apollo.ts';
import { formatCount } from '@haiko/shared/format';
import { Keyboard } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskCountsDocument } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { LanguagePicker } from '#/features/languages/LanguagePicker.tsx';
import { ProfileHost } from '#/features/users/ProfileHost.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { Logo } from '#/ui/Logo.tsx';
import { useCurrentInMiddle } from '#/ui/useCurrentInMiddle.ts';
import { rereadQueues } from './desk.actions.ts';
import type { DeskSection } from './deskSections.ts';
import { DeskWork } from './DeskWork.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

interface DeskFrameProps {
  sections: readonly DeskSection[];
  current?: string;
  children: ReactNode;
}

/** The desk's own frame, as wide as the window: its header, its sections with what waits in each, and one of them. */
export function DeskFrame({ sections, current, children }: DeskFrameProps) {
  const { t } = useTranslation();
  const [areKeysShown, setAreKeysShown] = useState(false);
  useDeskKeys({ '?': () => setAreKeysShown(true) });
  useLiveRefresh(({ name }) => sections.length > 0 && (name === 'desk' || name === 'missed'), rereadQueues);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <header className="sticky top-0 z-2 flex h-header items-center gap-1 border-b border-line bg-page px-2 lg:px-4">
        <Link to={paths.main} aria-label={t('common.nav.logo')} className="pressable flex min-h-11 items-center px-1.5">
          <Logo />
        </Link>
        <span className="px-2 text-card text-ink-2">{t('desk.title')}</span>
        <span className="flex-1" />
        <LanguagePicker />
        <IconButton
          label={t('desk.keys.title')}
          icon={<Keyboard aria-hidden size={24} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={() => setAreKeysShown(true)}
        />
      </header>
      <div className="flex flex-1 flex-col lg:flex-row">
        {sections.length > 0 && <DeskNavigation sections={sections} current={current} />}
        <main id="content" tabIndex={-1} data-quiet-focus className="flex min-w-0 flex-1 flex-col">
          {sections.length > 0 ? <DeskWork>{children}</DeskWork> : children}
        </main>
      </div>
      <KeysSheet isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
      <ProfileHost />
    </div>
  );
}

function DeskNavigation({ sections, current }: Pick<DeskFrameProps, 'sections' | 'current'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(DeskCountsDocument, { fetchPolicy: 'cache-and-network' });
  const row = useRef<HTMLElement>(null);
  useCurrentInMiddle(row, current);
  return (
    <nav
      ref={row}
      aria-label={t('desk.nav.label')}
      className="no-scrollbar relative flex shrink-0 overflow-x-auto border-b border-line px-2 lg:w-56 lg:flex-col lg:gap-0.5 lg:border-e lg:border-b-0 lg:px-3 lg:py-4"
    >
      {sections.map(({ name, label, Icon, countOf }) => {
        const count = (data && countOf?.(data.readDeskCounts)) ?? 0;
        const isCurrent = name === current;
        return (
          <Link
            key={name}
            to={paths.deskSection(name)}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'pressable flex min-h-12 shrink-0 items-center gap-2.5 px-3 text-body whitespace-nowrap lg:min-h-11 lg:rounded-card lg:whitespace-normal',
              isCurrent ? 'font-semibold text-main lg:bg-main-soft' : 'text-ink-2',
            )}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
            <span className="lg:flex-1">{t(label)}</span>
            {count > 0 && (
              <span className="rounded-full bg-accent-soft px-2 text-meta text-ink-1 tabular-nums">
                <span aria-hidden>{formatCount(count, language)}</span>
                <span className="sr-only">{t('desk.nav.waiting', { count })}</span>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
