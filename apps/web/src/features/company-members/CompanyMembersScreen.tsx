import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { CompanyMembersDocument } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { useHasLeft } from '#/ui/leaving.ts';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { leaveCompany } from './companyMembers.actions.ts';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';

/** /enterprisemembers: who works for the company. Its owner asks people and takes them away, the others can leave. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companyMembers.title')}</ScreenTitle>
      <PostListBoundary message={t('companyMembers.loadFailed')} skeleton={<RowSkeletons count={3} />}>
        <Members />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companyMembers.title')}</ScreenTitle>
      <RowSkeletons count={3} />
    </>
  );
}

function Members() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(CompanyMembersDocument, { fetchPolicy: 'cache-and-network' });
  const me = useSignedInMe().uuid;
  const members = data.readCompanyMembers;
  if (members.length === 0) return <EmptyState drawing="building" message={t('companies.alert.none')} />;
  const isOwner = members.some(({ state, user }) => state === 'OWNER' && user?.uuid === me);
  return (
    <>
      <ScreenHint>{t('companyMembers.hint')}</ScreenHint>
      <div className="flex flex-1 flex-col gap-4 pb-6">
        <ul>
          {members.map((member) => (
            <MemberRow key={member.uuid} member={member} isManaged={isOwner && member.state !== 'OWNER'} />
          ))}
        </ul>
        {isOwner ? (
          <div className="flex flex-col gap-5 border-t-8 border-sunken pt-5">
            <InviteForm />
            <p className="px-4 text-meta text-ink-3">{t('companyMembers.leave.ownerHint')}</p>
          </div>
        ) : (
          <LeaveButton />
        )}
      </div>
    </>
  );
}

function LeaveButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const { isBusy, attempt } = useAttempt();

  async function leave() {
    if (!hasLeft()) await navigate(paths.myInfo, { replace: true });
  }

  /** Who has gone on takes the company for left. */
  function tellFailure(error: unknown) {
    if (!hasLeft()) throw error;
    toast(errorMessage(error));
  }

  async function handleLeave() {
    const question = { title: t('companyMembers.leave.question'), message: t('companyMembers.leave.hint') };
    if (!(await confirm({ ...question, yes: t('companyMembers.leave.action'), isDangerous: true }))) return;
    await attempt(() => leaveCompany(leave).catch(tellFailure));
  }

  return (
    <div className="px-4">
      <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void handleLeave()}>
        {t('companyMembers.leave.action')}
      </Button>
    </div>
  );
}
