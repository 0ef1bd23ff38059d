import type { AuthorFragment } from '#/api/generated.ts';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Flag } from '#/ui/Flag.tsx';

/** Flag and name of the country that somebody is from; nothing for who has left. */
export function NationalityLine({ user: { nationalityInfo } }: { user: AuthorFragment }) {
  const language = useLanguage();
  const { nationality } = nationalityInfo;
  const names = useNationalities().find(({ uuid }) => uuid === nationality?.uuid)?.names;
  if (!nationality) return null;
  return (
    <p className="flex items-center gap-2 text-body text-ink-2">
      <Flag code={nationality.code} />
      {names?.[language]}
    </p>
  );
}
