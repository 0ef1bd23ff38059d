import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment } from '#/api/generated.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { displayName, nameLang } from './AuthorLine.tsx';
import { openProfile } from './profile.ts';

interface PersonRowProps {
  user: AuthorFragment;
  /** Below the name. */
  note?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Somebody in a list of people: the name opens the profile. */
export function UserRow({ user, note, children }: PersonRowProps) {
  const { t } = useTranslation();
  const name = displayName(t, user);
  const code = user.nationalityInfo.nationality?.code;
  return (
    <div className="flex items-center gap-1 px-4 py-2">
      <div className="relative flex min-h-12 min-w-0 flex-1 items-center gap-3 has-[button:active]:opacity-70">
        <Avatar name={user.nickname} src={user.profileImageUrl} size={44} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-1.5 text-body font-semibold text-ink-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('users.person.open', { name })}
              onClick={() => openProfile(user)}
              // The whole row is the target.
              className="min-w-0 text-start wrap-anywhere after:absolute after:inset-0"
            >
              <span lang={nameLang(user)}>{name}</span>
            </button>
            {code && <Flag code={code} width={18} />}
          </div>
          {note && <p className="text-meta text-ink-3">{note}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
