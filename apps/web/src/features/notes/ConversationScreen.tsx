import { useQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { NotePartnerDocument, type NotePartnerQuery } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { UserPopup } from '#/features/users/UserPopup.tsx';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';

type Partner = NonNullable<NotePartnerQuery['readUser']>;

/** /notedetail/:uuid: the conversation with the person of this uuid. It fills the space between header and bottom bar. */
export function Screen() {
  const { uuid = '' } = useParams();
  const { t } = useTranslation();
  const me = useSignedInMe();
  const { data, error, refetch } = useQuery(NotePartnerDocument, {
    variables: { uuid },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data && error) {
    return (
      <>
        <ScreenTitle isHidden>{t('notes.list.title')}</ScreenTitle>
        <InlineError message={t('notes.chat.loadFailed')} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  if (!data) return <Skeleton />;
  if (!data.readUser || uuid === me.uuid) return <NoPartner />;
  return (
    <div className="flex h-0 min-h-0 grow flex-col">
      <PartnerLine partner={data.readUser} />
      <Conversation account={me.uuid} partner={data.readUser} />
    </div>
  );
}

export const Skeleton = ConversationSkeleton;

/** With whom, always in sight; a tap opens the profile. */
function PartnerLine({ partner }: { partner: Partner }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const name = displayName(t, partner);
  const title = partner.isWithdrawn ? t('notes.chat.titleWithdrawn') : t('notes.chat.title', { name });
  const { nationality } = partner.nationalityInfo;
  const face = (
    <>
      <Avatar name={partner.nickname} src={partner.profileImageUrl} />
      <span lang={nameLang(partner)} className="truncate text-card text-ink-1">
        {name}
      </span>
      {nationality && !partner.isWithdrawn && <Flag code={nationality.code} width={18} />}
    </>
  );
  return (
    <div className="border-b border-line px-4">
      <ScreenTitle isHidden shown={withName(title, partner.nickname)}>
        {title}
      </ScreenTitle>
      {partner.isWithdrawn ? (
        <p className="flex min-h-13 items-center gap-2.5">{face}</p>
      ) : (
        <button
          type="button"
          aria-label={t('users.person.open', { name })}
          onClick={() => setIsOpen(true)}
          className="pressable flex min-h-13 w-full min-w-0 items-center gap-2.5 text-start"
        >
          {face}
        </button>
      )}
      <UserPopup user={partner} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function NoPartner() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle isHidden>{t('notes.list.title')}</ScreenTitle>
      <EmptyState
        drawing="broken"
        message={t('notes.chat.unavailable')}
        action={
          <Link to={paths.notes} replace className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {t('notes.list.title')}
          </Link>
        }
      />
    </>
  );
}
