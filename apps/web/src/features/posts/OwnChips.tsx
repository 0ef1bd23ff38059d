import { MAX_FOLLOWED_NATIONALITIES } from '@haiko/shared/limits';
import { cityName } from '@haiko/shared/rules/town';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { followNationalities, useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { useMe } from '#/features/users/useMe.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Flag } from '#/ui/Flag.tsx';
import { chooseFeed, toggled, useFeedChoices } from './feedFilter.ts';

// Its words come with most screens, not with the first one.
const MyTownSheet = lazy(async () => {
  const [{ MyTownSheet }] = await Promise.all([import('#/features/my-info/MyTownSheet.tsx'), loadMoreMessages()]);
  return { default: MyTownSheet };
});

/** What the feed can be narrowed to by what somebody has told of themselves: their city, of which they are asked, and their nationality. */
export function OwnChips() {
  const me = useMe();
  if (!me) return null;
  return (
    <>
      <NearChip regionId={me.regionId} />
      <NationalityChip own={me.nationalityInfo.nationality} />
    </>
  );
}

function NearChip({ regionId }: { regionId: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choices = useFeedChoices();
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);

  function handleClick() {
    if (regionId !== null) return chooseFeed(toggled(choices, 'near'));
    setWasAsked(true);
    setIsAsking(true);
  }

  return (
    <>
      <Chip
        icon={<MapPin aria-hidden size={16} className="shrink-0" />}
        isSelected={regionId !== null && choices.includes('near')}
        onClick={handleClick}
      >
        {regionId === null ? t('posts.feed.near') : cityName(regionId, language)}
      </Chip>
      {wasAsked && (
        <Suspense>
          <MyTownSheet
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            regionId={regionId}
            onSaved={() => chooseFeed([...choices, 'near'])}
          />
        </Suspense>
      )}
    </>
  );
}

/** Once it is chosen it stands among the chosen ones, where it can be taken away. */
function NationalityChip({ own }: { own: { uuid: string; code: string } | null }) {
  const language = useLanguage();
  const followed = useFollowedNationalityUuids() ?? [];
  const nationality = useNationalities().find(({ uuid }) => uuid === own?.uuid);
  if (!nationality || followed.includes(nationality.uuid) || followed.length >= MAX_FOLLOWED_NATIONALITIES) return null;

  function handleClick(uuid: string) {
    followNationalities([...followed, uuid]).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  return (
    <Chip icon={<Flag code={nationality.code} />} isSelected={false} onClick={() => handleClick(nationality.uuid)}>
      {nationality.names[language]}
    </Chip>
  );
}
