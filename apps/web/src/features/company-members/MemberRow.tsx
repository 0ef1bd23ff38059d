import type { CompanyMemberState } from '@haiko/shared/companies';
import { Crown, EllipsisVertical, Mail, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { CompanyMemberRowFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { UserRow } from '#/features/users/UserRow.tsx';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { confirm, showAlert, type Question } from '#/ui/confirm.ts';
import { Menu, type MenuItem } from '#/ui/Menu.tsx';
import { handOver, removeMember } from './companyMembers.actions.ts';

const STATES = {
  OWNER: 'companyMembers.state.OWNER',
  MEMBER: 'companyMembers.state.MEMBER',
  INVITED: 'companyMembers.state.INVITED',
} as const satisfies Record<CompanyMemberState, MessageKey>;

interface MemberRowProps {
  member: CompanyMemberRowFragment;
  /** Whether the reader may take this one away. */
  isManaged: boolean;
}

/** Somebody who works for the company, or is asked to. */
export function MemberRow({ member: { uuid, state, user, email }, isManaged }: MemberRowProps) {
  const { t } = useTranslation();
  const note = t(STATES[state]);
  const menu = isManaged && <MemberMenu uuid={uuid} state={state} name={user ? displayName(t, user) : (email ?? '')} />;
  return (
    <li>
      {user ? (
        <UserRow user={user} note={note}>
          {menu}
        </UserRow>
      ) : (
        <AddressRow address={email ?? ''} note={note}>
          {menu}
        </AddressRow>
      )}
    </li>
  );
}

/** Whoever has this address. */
function AddressRow({ address, note, children }: { address: string; note: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1 px-4 py-2">
      <div className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-3">
          <Mail aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p lang="en" className="text-body font-semibold wrap-anywhere text-ink-1">
            {address}
          </p>
          <p className="text-meta text-ink-3">{note}</p>
        </div>
      </div>
      {children}
    </div>
  );
}

interface MemberMenuProps {
  uuid: string;
  state: CompanyMemberState;
  name: string;
}

function MemberMenu({ uuid, state, name }: MemberMenuProps) {
  const { t } = useTranslation();

  async function act(question: Question | undefined, send: (uuid: string) => Promise<void>) {
    if (question && !(await confirm({ ...question, isDangerous: true }))) return;
    await send(uuid).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  const removing: Question = {
    title: withName(t('companyMembers.remove.question', { name }), name),
    message: t('companyMembers.remove.hint'),
    yes: t('companyMembers.remove.action'),
  };
  const handing: Question = {
    title: withName(t('companyMembers.handOver.question', { name }), name),
    message: t('companyMembers.handOver.hint'),
    yes: t('companyMembers.handOver.action'),
  };
  const ofInvitation: MenuItem[] = [
    {
      key: 'uninvite',
      label: t('companyMembers.remove.invitation'),
      icon: <UserRoundX aria-hidden size={18} />,
      onSelect: () => void act(undefined, removeMember),
    },
  ];
  const ofMember: MenuItem[] = [
    {
      key: 'handOver',
      label: handing.yes,
      icon: <Crown aria-hidden size={18} />,
      onSelect: () => void act(handing, handOver),
    },
    {
      key: 'remove',
      label: removing.yes,
      icon: <UserRoundX aria-hidden size={18} />,
      isDangerous: true,
      onSelect: () => void act(removing, removeMember),
    },
  ];
  return (
    <Menu
      label={t('companyMembers.options', { name })}
      trigger={<EllipsisVertical aria-hidden size={22} strokeWidth={1.75} className="text-ink-3" />}
      items={state === 'INVITED' ? ofInvitation : ofMember}
    />
  );
}
