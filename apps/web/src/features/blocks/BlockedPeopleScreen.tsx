import { useSuspenseQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { BlockedPeopleDocument } from '#/api/generated.ts';
import { displayName } from '#/features/people/AuthorLine.tsx';
import { PersonRow } from '#/features/people/PersonRow.tsx';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { unblockPerson } from './blockPerson.ts';

/** /blockedpeople: whom one has blocked, and the way to undo it. */
export function Screen() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(BlockedPeopleDocument, { fetchPolicy: 'cache-and-network' });
  const people = data.readBlockedUsers;
  return (
    <>
      <ScreenTitle>{t('friends.blocked.title')}</ScreenTitle>
      {people.length === 0 ? (
        <EmptyState message={t('friends.blocked.empty')} />
      ) : (
        <>
          <p className="-mt-1 px-4 pb-2 text-body text-ink-3">{t('friends.blocked.hint')}</p>
          {people.map((person) => (
            <PersonRow key={person.uuid} user={person}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('friends.blocked.undoFor', { name: displayName(t, person) })}
                onClick={() => void unblockPerson(person)}
              >
                {t('people.block.undo')}
              </Button>
            </PersonRow>
          ))}
        </>
      )}
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}
