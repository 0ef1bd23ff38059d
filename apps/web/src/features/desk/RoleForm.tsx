import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPersonFragment } from '#/api/generated.ts';
import { useMe } from '#/features/users/useMe.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { Select } from '#/ui/Select.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { changeRole } from './desk.actions.ts';

const ROLES = ['USER', 'PARTNER', 'MODERATOR', 'ADMIN'] as const;

/** What somebody may do; administrators decide, and about everybody but themselves. */
export function RoleForm({ person }: { person: DeskPersonFragment }) {
  const { t } = useTranslation();
  const me = useMe();
  const [role, setRole] = useState(person.role);
  const { isBusy, attempt } = useAttempt();
  const isRefused = !person.isEmailConfirmed && (role === 'MODERATOR' || role === 'ADMIN');
  if (me?.role !== 'ADMIN' || me.uuid === person.uuid) return null;

  async function handleSave() {
    if (!(await confirm(t('desk.people.confirmRole', { role: t(`desk.people.role.${role}`) })))) return;
    await attempt(async () => {
      await changeRole(person.uuid, role);
      toast(t('desk.people.done'));
    });
  }

  return (
    <div className="flex max-w-xl items-end gap-2">
      <div className="flex-1">
        <Select
          label={t('desk.people.roleOf')}
          value={role}
          onChange={(event) => setRole(event.target.value as typeof role)}
          options={ROLES.map((value) => ({ value, label: t(`desk.people.role.${value}`) }))}
          {...(!person.isEmailConfirmed && { hint: t('desk.people.roleNeedsEmail') })}
        />
      </div>
      <Button
        variant="soft"
        disabled={role === person.role || isRefused}
        isBusy={isBusy}
        onClick={() => void handleSave()}
      >
        {t('desk.people.save')}
      </Button>
    </div>
  );
}
