import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { FollowedChips } from '#/features/nationalities/FollowedChips.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';

// Not with the first screen: most readers do not choose on this visit.
const NationalitySheet = lazy(async () => ({
  default: (await import('#/features/nationalities/NationalitySheet.tsx')).NationalitySheet,
}));

/** The part of the side menu that says, and changes, whose posts the feed shows. */
export function FollowedNationalities({ onApplied }: { onApplied: () => void }) {
  const { t } = useTranslation();
  const followed = useFollowedNationalityUuids() ?? [];
  const [isOpen, setIsOpen] = useState(false);
  // A new key per opening: the sheet begins with what is followed now.
  const [opening, setOpening] = useState(0);

  return (
    <section className="border-t border-line px-5 pt-2 pb-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-body font-semibold text-ink-1">{t('common.sideMenu.nationalities')}</h2>
        <span className="-me-3">
          <IconButton
            label={t('common.sideMenu.addNationality')}
            icon={<Plus aria-hidden size={22} />}
            onClick={() => {
              setOpening(opening + 1);
              setIsOpen(true);
            }}
          />
        </span>
      </div>
      {followed.length === 0 && <p className="text-meta text-ink-3">{t('common.sideMenu.nationalitiesHint')}</p>}
      <FollowedChips />
      {opening > 0 && (
        <ErrorBoundary fallback={null} resetKeys={[opening]} onError={() => void showAlert(t('common.screen.failed'))}>
          <Suspense fallback={null}>
            <NationalitySheet
              key={opening}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              onApplied={onApplied}
              followed={followed}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
