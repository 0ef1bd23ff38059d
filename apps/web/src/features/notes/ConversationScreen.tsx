import { useQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { NotePartnerDocument, type NotePartnerQuery } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { positionOf } from '#/features/text/namePosition.ts';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { UserPopup } from '#/features/users/UserPopup.tsx';
import { paths } from '#/paths.ts';
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
      <PartnerTitle partner={data.readUser} />
      <Conversation account={me.uuid} partner={data.readUser} />
    </div>
  );
}

export const Skeleton = ConversationSkeleton;

/** With whom, in the place of the word mark; a tap opens the profile. */
function PartnerTitle({ partner }: { partner: Partner }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const name = displayName(t, partner);
  if (partner.isWithdrawn) return <ScreenTitle>{t('notes.chat.titleWithdrawn')}</ScreenTitle>;
  const title = t('notes.chat.title', { name });
  const { nationality } = partner.nationalityInfo;
  const shown = (
    <>
      <NameAlone title={title} name={name} />
      {nationality && <Flag code={nationality.code} width={18} />}
    </>
  );
  const opener = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('users.person.open', { name })}
      onClick={() => setIsOpen(true)}
      className="pressable absolute inset-y-2 start-0 end-0 rounded-card"
    />
  );
  return (
    <>
      <ScreenTitle shown={shown} over={opener}>
        {title}
      </ScreenTitle>
      <UserPopup user={partner} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** The name is seen, the sentence around it is read out. */
function NameAlone({ title, name }: { title: string; name: string }) {
  const at = positionOf(name, title);
  return (
    <>
      <span className="sr-only">{title.slice(0, at)}</span>
      <bdi lang={langOf(name)} className="me-1.5">
        {name}
      </bdi>
      <span className="sr-only">{title.slice(at + name.length)}</span>
    </>
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
