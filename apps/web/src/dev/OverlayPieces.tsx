import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Menu } from '#/ui/Menu.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { toast } from '#/ui/toast.ts';
import { Section } from './Section.tsx';

export function OverlayPieces() {
  const { t } = useTranslation();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isOn, setIsOn] = useState(true);
  return (
    <Section title="What floats">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="soft" onClick={() => void confirm(t('common.dialog.loginRequired'))}>
          confirm
        </Button>
        <Button
          size="sm"
          variant="soft"
          onClick={() =>
            void confirm({ title: t('common.sideMenu.title'), message: t('common.crash.hint'), isDangerous: true })
          }
        >
          dangerous
        </Button>
        <Button size="sm" variant="soft" onClick={() => void showAlert(t('errors.CANNOT_SCRAP_OWN_POST'))}>
          alert
        </Button>
        <Button size="sm" variant="soft" onClick={() => toast(t('languages.changed'))}>
          toast
        </Button>
        <Button size="sm" variant="soft" onClick={() => setIsSheetOpen(true)}>
          sheet
        </Button>
        <Menu
          label="Options"
          trigger={<MoreHorizontal aria-hidden size={24} />}
          items={[
            { key: 'edit', label: 'Edit', icon: <Pencil aria-hidden size={18} />, onSelect: () => undefined },
            {
              key: 'delete',
              label: 'Delete',
              icon: <Trash2 aria-hidden size={18} />,
              isDangerous: true,
              onSelect: () => undefined,
            },
          ]}
        />
      </div>
      <Switch label={t('common.sideMenu.darkTheme')} isOn={isOn} onChange={setIsOn} />
      <Sheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        title={t('nationalities.sheet.title')}
        footer={
          <Button isWide onClick={() => void confirm(t('common.dialog.loginRequired'))}>
            {t('common.button.apply')}
          </Button>
        }
      >
        <p className="text-body text-ink-2">{t('common.sideMenu.nationalitiesHint')}</p>
      </Sheet>
    </Section>
  );
}
