import { LANGUAGE_NAMES } from '@haiko/shared/i18n/languages';
import { Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { TodayMark } from '#/features/feasts/TodayMark.tsx';
import { useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { firstContentSeen } from '#/ui/firstContent.ts';
import { chooseFeed, toggled, useFeedChoices } from './feedFilter.ts';

// Not for visitors, whose first screen carries as little as can be, and behind the posts.
const OwnChips = lazy(async () => {
  await firstContentSeen();
  return { default: (await import('./OwnChips.tsx')).OwnChips };
});
// Most readers have chosen nobody.
const FollowedChips = lazy(async () => ({
  default: (await import('#/features/nationalities/FollowedChips.tsx')).FollowedChips,
}));

/** What the feed can be narrowed to, and is: one line that is swiped. A visitor has only a language. */
export function FeedChips() {
  const { t } = useTranslation();
  const language = useLanguage();
  const choices = useFeedChoices();
  const isSignedIn = useIsSignedIn();
  const followed = useFollowedNationalityUuids() ?? [];
  return (
    <div
      role="group"
      aria-label={t('posts.feed.narrow')}
      className="no-scrollbar flex min-h-11 items-center gap-2 overflow-x-auto px-4 *:shrink-0"
    >
      <TodayMark />
      <Chip
        icon={<Languages aria-hidden size={16} className="shrink-0" />}
        isSelected={choices.includes('language')}
        onClick={() => chooseFeed(toggled(choices, 'language'))}
      >
        {LANGUAGE_NAMES[language]}
      </Chip>
      <Suspense>{isSignedIn && <OwnChips />}</Suspense>
      <Suspense>{followed.length > 0 && <FollowedChips isInLine />}</Suspense>
    </div>
  );
}
