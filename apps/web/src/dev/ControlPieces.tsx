import { Heart, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#/ui/Avatar.tsx';
import { BookmarkButton } from '#/ui/BookmarkButton.tsx';
import { Button } from '#/ui/Button.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { Flag } from '#/ui/Flag.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Picture } from '#/ui/Picture.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { SAMPLES } from './samples.ts';
import { Section } from './Section.tsx';

export function ControlPieces() {
  const { t } = useTranslation();
  const [isLiked, setIsLiked] = useState(true);
  return (
    <>
      <Section title="Text">
        {Object.entries(SAMPLES).map(([lang, text]) => (
          <div key={lang} lang={lang} className="flex flex-col gap-1">
            <p className="clamp-1 text-card">{text}</p>
            <p className="clamp-2 text-body text-ink-2">{`${text} ${text} ${text}`}</p>
          </div>
        ))}
      </Section>
      <Section title="Buttons">
        <div className="flex flex-wrap items-center gap-2">
          <Button>{t('common.button.apply')}</Button>
          <Button variant="soft">{t('common.button.retry')}</Button>
          <Button variant="quiet">{t('common.button.cancel')}</Button>
          <Button variant="danger" size="sm">
            {t('common.button.yes')}
          </Button>
          <Button isBusy>{t('common.button.apply')}</Button>
          <Button disabled size="sm">
            {t('common.button.ok')}
          </Button>
        </div>
        <Button isWide icon={<SquarePen aria-hidden size={20} />}>
          {t('common.nav.writing')}
        </Button>
        <div className="flex items-center gap-2">
          <IconButton
            label="Like"
            isPressed={isLiked}
            onClick={() => setIsLiked(!isLiked)}
            icon={<Heart aria-hidden size={24} fill={isLiked ? 'currentColor' : 'none'} />}
          />
          <IconButton label="News" hasDot icon={<SquarePen aria-hidden size={24} />} />
          <BookmarkButton label="Save" isOn={isLiked} onClick={() => setIsLiked(!isLiked)} />
          <Avatar name="Nguyễn" size={24} />
          <Avatar name="សុខា" />
          <Avatar name="민수" size={44} />
          <Avatar name="" size={72} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip isSelected onClick={() => undefined}>
            {t('common.nav.home')}
          </Chip>
          <Chip onClick={() => undefined}>{t('common.nav.search')}</Chip>
          <Chip icon={<Flag code="KH" />} onRemove={() => undefined} removeLabel="Remove">
            កម្ពុជា
          </Chip>
          <Chip>Mark</Chip>
        </div>
        <TabLinks
          label="Tabs"
          tabs={[
            { to: '?tab=a', label: t('common.sideMenu.notice'), isActive: true },
            { to: '?tab=b', label: t('common.sideMenu.information'), isActive: false },
            { to: '?tab=c', label: t('common.sideMenu.exchangeRate'), isActive: false },
          ]}
        />
        <div className="grid grid-cols-2 gap-3">
          <Picture src="/share.png" alt="Haiko" width={1200} height={630} />
          <Picture src="/missing.png" alt="" ratio={1200 / 630} />
        </div>
      </Section>
    </>
  );
}
