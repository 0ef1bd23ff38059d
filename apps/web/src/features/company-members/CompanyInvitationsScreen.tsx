import { useSuspenseQuery } from '#/api/apollo.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyInvitationsDocument, type CompanyInvitationRowFragment } from '#/api/generated.ts';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { withName } from '#/features/text/withName.tsx';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { acceptInvitation, declineInvitation } from './companyMembers.actions.ts';

/** /enterpriseinvitations: companies that ask the reader to work for them. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companyMembers.invitations.title')}</ScreenTitle>
      <PostListBoundary message={t('companyMembers.invitations.loadFailed')} skeleton={<RowSkeletons count={1} />}>
        <Invitations />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companyMembers.invitations.title')}</ScreenTitle>
      <RowSkeletons count={1} />
    </>
  );
}

function Invitations() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(CompanyInvitationsDocument, { fetchPolicy: 'cache-and-network' });
  const invitations = data.readCompanyInvitations;
  if (invitations.length === 0)
    return (
      <EmptyState
        drawing="building"
        message={t('companyMembers.invitations.empty')}
        hint={t('companyMembers.invitations.emptyHint')}
      />
    );
  return (
    <ul>
      {invitations.map((invitation) => (
        <Invitation key={invitation.uuid} invitation={invitation} />
      ))}
    </ul>
  );
}

function Invitation({ invitation }: { invitation: CompanyInvitationRowFragment }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
  const { uuid, companyName, invitedBy } = invitation;

  const answer = (send: (uuid: string) => Promise<unknown>, message: ReactNode) =>
    attempt(async () => {
      await send(uuid);
      toast(message);
    });

  return (
    <li className="flex flex-col gap-3 border-b border-line px-4 py-4">
      <div className="flex items-center gap-3">
        <CompanyLogo company={invitation} size="md" />
        <div className="min-w-0">
          <h2 dir="auto" lang={langOf(companyName)} className="text-card wrap-anywhere text-ink-1">
            {companyName}
          </h2>
          <p className="text-body text-ink-2">
            {withName(t('companyMembers.invitations.lead', { name: displayName(t, invitedBy) }), invitedBy.nickname)}
          </p>
        </div>
      </div>
      <p className="text-meta text-ink-3">{t('companyMembers.hint')}</p>
      <div className="flex gap-2 *:flex-1">
        <Button
          size="sm"
          isBusy={isBusy}
          onClick={() =>
            void answer(
              acceptInvitation,
              withName(t('companyMembers.invitations.joined', { companyName }), companyName),
            )
          }
        >
          {t('companyMembers.invitations.accept')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          onClick={() => void answer(declineInvitation, t('companyMembers.invitations.declined'))}
        >
          {t('companyMembers.invitations.decline')}
        </Button>
      </div>
    </li>
  );
}
