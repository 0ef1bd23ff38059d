import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { BlockedUsersDocument } from '#/api/generated.ts';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { UserRow } from '#/features/users/UserRow.tsx';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { unblockUser } from './blockUser.ts';

export const titleKey = 'blocks.list.title';

/** /blockedpeople: whom one has blocked, and the way to undo it. */
export function Screen() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(BlockedUsersDocument, { fetchPolicy: 'cache-and-network' });
  const people = data.readBlockedUsers;
  return (
    <>
      <ScreenTitle>{t('blocks.list.title')}</ScreenTitle>
      {people.length === 0 ? (
        <EmptyState drawing="shield" message={t('blocks.list.empty')} />
      ) : (
        <>
          <ScreenHint>{t('blocks.list.hint')}</ScreenHint>
          {people.map((person) => (
            <UserRow key={person.uuid} user={person}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('blocks.list.undoFor', { name: displayName(t, person) })}
                onClick={() => void unblockUser(person)}
              >
                {t('blocks.undo')}
              </Button>
            </UserRow>
          ))}
        </>
      )}
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}
