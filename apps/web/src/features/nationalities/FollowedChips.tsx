import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Chip } from '#/ui/Chip.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { Flag } from '#/ui/Flag.tsx';
import { followNationalities, useFollowedNationalityUuids } from './followed.ts';
import { useNationalities } from './useNationalities.ts';

/** Whose posts the feed shows, each to be taken away; on as many lines as they need, unless they stand in a line with others. */
export function FollowedChips({ isInLine = false }: { isInLine?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const followed = useFollowedNationalityUuids() ?? [];
  const nationalities = useNationalities(followed.length > 0).filter(({ uuid }) => followed.includes(uuid));

  function handleRemove(uuid: string) {
    const rest = followed.filter((other) => other !== uuid);
    followNationalities(rest).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  return (
    <ul className={cx('flex gap-x-2 gap-y-2.5', !isInLine && 'flex-wrap')}>
      {nationalities.map(({ uuid, code, names }) => (
        <li key={uuid} className={isInLine ? 'shrink-0' : 'max-w-full'}>
          <Chip
            icon={<Flag code={code} />}
            onRemove={() => handleRemove(uuid)}
            removeLabel={t('common.sideMenu.removeNationality', { name: names[language] })}
          >
            {names[language]}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
