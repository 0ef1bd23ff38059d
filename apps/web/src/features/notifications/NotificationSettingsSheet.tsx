import { useQuery } from '#/api/apollo.ts';
import { PUSH_TYPES, type NotificationSettings, type PushType } from '@haiko/shared/notifications';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { NotificationSettingsDocument } from '#/api/generated.ts';
import { MailNotices } from '#/features/mail-notices/MailNotices.tsx';
import { PushSwitch } from '#/features/push/PushSwitch.tsx';
import { useMe } from '#/features/users/useMe.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { SettingsSection } from '#/ui/SettingsSection.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { Loading, TextSkeleton } from '#/ui/Skeleton.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { saveNotificationSettings } from './notificationSettings.actions.ts';
import { QuietHours } from './QuietHours.tsx';

/** What people are told of most comes first. */
const LABELS = {
  Note: 'notifications.settings.note',
  Comment: 'notifications.settings.comment',
  'Friend Request': 'notifications.settings.friendRequest',
  'Friend Accept': 'notifications.settings.friendAccept',
  Post: 'notifications.settings.post',
  'Post Like': 'notifications.settings.postLike',
  'Comment Like': 'notifications.settings.commentLike',
  Scrap: 'notifications.settings.scrap',
  'Job Alert': 'notifications.settings.jobAlert',
  Decision: 'notifications.settings.decision',
  'Visa Rule': 'notifications.settings.visaRule',
  Company: 'notifications.settings.company',
  'Company Invitation': 'notifications.settings.companyInvitation',
  'Legal Text': 'notifications.settings.legalText',
  Desk: 'notifications.settings.desk',
  'Application State': 'notifications.settings.applicationState',
} as const satisfies Record<PushType, MessageKey>;

interface NotificationSettingsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What is pushed to people's browsers, when, and whether to this one. */
export function NotificationSettingsSheet({ isOpen, onClose }: NotificationSettingsSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('notifications.settings.title')}>
      {isOpen && (
        <>
          <SettingsSection title={t('notifications.settings.browser')}>
            <PushSwitch />
          </SettingsSection>
          <SavedSettings />
          <MailNotices />
        </>
      )}
    </Sheet>
  );
}

function SavedSettings() {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch } = useQuery(NotificationSettingsDocument);
  if (error) return <InlineError onRetry={() => void refetch()} />;
  if (!data) return <SettingsSkeleton />;
  const settings = settingsOf(data.readUserInformation.notificationSettings);

  function handleChange(changes: Partial<NotificationSettings>) {
    saveNotificationSettings({ ...settings, ...changes }).catch((failure: unknown) => showAlert(errorMessage(failure)));
  }

  function handleType(type: PushType, isOn: boolean) {
    const others = settings.mutedTypes.filter((muted) => muted !== type);
    handleChange({ mutedTypes: isOn ? others : [...others, type] });
  }

  const types = (Object.entries(LABELS) as [PushType, MessageKey][]).filter(
    ([type]) => type !== 'Desk' || me?.role === 'ADMIN',
  );
  return (
    <>
      <SettingsSection title={t('notifications.settings.types')}>
        {types.map(([type, label]) => (
          <Switch
            key={type}
            label={t(label)}
            isOn={!settings.mutedTypes.includes(type)}
            onChange={(isOn) => handleType(type, isOn)}
          />
        ))}
      </SettingsSection>
      <SettingsSection>
        <QuietHours hours={settings.quietHours} onChange={(quietHours) => handleChange({ quietHours })} />
      </SettingsSection>
    </>
  );
}

interface Shown {
  mutedTypes: readonly string[];
  quietHours: NotificationSettings['quietHours'];
}

/** As the server takes them: without what the cache adds, and without types that this release does not know. */
function settingsOf({ mutedTypes, quietHours: { isOn, from, to } }: Shown): NotificationSettings {
  return { mutedTypes: PUSH_TYPES.filter((type) => mutedTypes.includes(type)), quietHours: { isOn, from, to } };
}

function SettingsSkeleton() {
  return (
    <Loading>
      <div className="py-5">
        <TextSkeleton lines={8} />
      </div>
    </Loading>
  );
}
