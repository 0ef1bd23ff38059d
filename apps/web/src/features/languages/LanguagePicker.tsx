import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type MouseEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { MenuButton } from '#/ui/MenuButton.tsx';
import { ProgressLine } from '#/ui/ProgressLine.tsx';
import { useFetchedAhead } from '#/ui/useFetchedAhead.ts';

const load = async () => ({ default: (await import('./LanguageList.tsx')).LanguageList });

// Not with the first screen; but on its way when somebody goes on, as by touching the button.
const LanguageList = lazy(load);

/** Drops the list of the nine languages. */
export function LanguagePicker({ hasName = false }: { hasName?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [wantedOn, setWantedOn] = useState<string>();
  const isWanted = wantedOn !== undefined;
  const [isOpen, setIsOpen] = useState(false);
  const label = t('common.nav.language');

  useFetchedAhead(load);

  /** Once it is there the browser opens and closes it by itself. */
  function fetchAndOpen(event: MouseEvent) {
    if (document.getElementById(id)) return;
    event.preventDefault();
    setWantedOn(pathname);
  }

  return (
    <>
      <MenuButton
        ref={button}
        // Who speaks to the phone says what is to be seen.
        label={hasName ? `${LANGUAGE_NAMES[language]} – ${label}` : label}
        trigger={
          <span className="flex items-center gap-2 px-2.5 text-body">
            <Globe aria-hidden size={22} strokeWidth={1.75} />
            {hasName && LANGUAGE_NAMES[language]}
          </span>
        }
        isOpen={isOpen}
        popoverTarget={isWanted ? id : undefined}
        onClick={fetchAndOpen}
      />
      {isWanted && (
        <ErrorBoundary fallback={null} onError={() => void showAlert(t('common.screen.failed'))}>
          <Suspense fallback={wantedOn === pathname && <ProgressLine />}>
            <LanguageList
              id={id}
              label={label}
              button={button}
              // Who is elsewhere when its code comes has not asked for it there.
              opensAtOnce={wantedOn === pathname}
              onToggle={setIsOpen}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
