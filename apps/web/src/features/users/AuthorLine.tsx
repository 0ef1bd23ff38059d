import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { ByLine } from './ByLine.tsx';
import { openProfile } from './profile.ts';

interface AuthorLineProps {
  user: AuthorFragment;
  /** ISO 8601. */
  createdAt: string;
  size?: 24 | 36 | 44;
  /** Beside the name. */
  badge?: ReactNode;
  /** Behind the time: the language, the views. */
  children?: ReactNode;
}

/** Who wrote something and when: picture, name, flag, relative time. Picture and name open the person's profile. */
export function AuthorLine({ user, createdAt, size = 36, badge, children }: AuthorLineProps) {
  const { t } = useTranslation();
  const name = displayName(t, user);
  return (
    <ByLine
      picture={<Avatar name={user.nickname} src={user.profileImageUrl} size={size} />}
      name={
        <>
          {user.isWithdrawn ? (
            <span className="truncate text-ink-3">{name}</span>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('users.person.open', { name })}
              onClick={() => openProfile(user)}
              // The picture belongs to the target, which stands above the link of a whole card.
              className="truncate font-semibold before:absolute before:-inset-y-1.5 before:start-0 before:z-1 before:w-11 after:absolute after:-inset-y-1 after:start-0 after:z-1 after:w-40"
            >
              <span lang={nameLang(user)}>{name}</span>
            </button>
          )}
          <AuthorFlag user={user} />
          {badge}
        </>
      }
      createdAt={createdAt}
    >
      {children}
    </ByLine>
  );
}

function AuthorFlag({ user }: { user: AuthorFragment }) {
  const code = user.nationalityInfo.nationality?.code;
  return code && !user.isWithdrawn ? <Flag code={code} width={18} /> : null;
}

/** HTML language of what `displayName` shows; undefined where that is the interface's own word. */
export function nameLang(user: Pick<AuthorFragment, 'nickname' | 'isWithdrawn'>): string | undefined {
  return user.isWithdrawn || !user.nickname ? undefined : langOf(user.nickname);
}

/** The nickname, or "withdrawn user" for somebody who has left. */
export function displayName(t: TFunction, user: Pick<AuthorFragment, 'nickname' | 'isWithdrawn'>): string {
  return user.isWithdrawn || !user.nickname ? t('users.person.withdrawn') : user.nickname;
}
