import { Check, Flag, IdCard } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { MyVisaDocument } from '#/api/generated.ts';
import { MyVisaSheet } from '#/features/my-info/MyVisaSheet.tsx';
import { ProfilePicture } from '#/features/my-info/ProfilePicture.tsx';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { NationalitySheet } from '#/features/nationalities/NationalitySheet.tsx';
import { PushSwitch } from '#/features/push/PushSwitch.tsx';
import { Bubble } from '#/ui/Bubble.tsx';
import { Button } from '#/ui/Button.tsx';
import { skipFirstSteps } from './firstSteps.ts';

/** Above the feed of somebody new, until they have had enough of it: a face, a visa, whose posts, and messages. None has to be. */
export function FirstSteps() {
  const { t } = useTranslation();
  const me = useMyInfo();
  return (
    <section
      aria-labelledby="first-steps"
      className="fade-in mx-4 mt-2 mb-3 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start gap-3">
        <Bubble mood="happy" size={40} />
        <div>
          <h2 id="first-steps" className="text-card text-ink-1">
            {t('accounts.firstSteps.title')}
          </h2>
          <p className="text-body text-ink-2">{t('accounts.firstSteps.lead')}</p>
        </div>
      </div>
      <div className="flex items-center gap-3">
        <ProfilePicture me={me} />
        <p className="text-body text-ink-1">{t('accounts.firstSteps.picture')}</p>
      </div>
      <VisaStep />
      <NationalitiesStep />
      <PushSwitch />
      <Button variant="quiet" size="sm" isWide onClick={skipFirstSteps}>
        {t('common.button.close')}
      </Button>
    </section>
  );
}

function VisaStep() {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const saved = useQuery(MyVisaDocument).data?.readUserInformation;
  return (
    <>
      <Step
        icon={<IdCard aria-hidden size={22} strokeWidth={1.75} />}
        label={t('jobPostings.myVisa.title')}
        hint={t('jobPostings.myVisa.hint')}
        isDone={saved !== undefined && saved.visaMainId !== null}
        onClick={() => {
          setOpening(opening + 1);
          setIsOpen(true);
        }}
      />
      {saved && <MyVisaSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} saved={saved} />}
    </>
  );
}

function NationalitiesStep() {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const followed = useFollowedNationalityUuids() ?? [];
  return (
    <>
      <Step
        icon={<Flag aria-hidden size={22} strokeWidth={1.75} />}
        label={t('accounts.firstSteps.nationalities')}
        hint={t('common.sideMenu.nationalitiesHint')}
        isDone={followed.length > 0}
        onClick={() => {
          setOpening(opening + 1);
          setIsOpen(true);
        }}
      />
      <NationalitySheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} followed={followed} />
    </>
  );
}

interface StepProps {
  icon: ReactNode;
  label: string;
  hint: string;
  isDone: boolean;
  onClick: () => void;
}

function Step({ icon, label, hint, isDone, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="pressable flex min-h-11 items-center gap-3 text-start"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-main-soft text-main">
        {isDone ? <Check aria-hidden size={22} /> : icon}
      </span>
      <span>
        <span className="block text-body text-ink-1">{label}</span>
        <span className="block text-meta text-ink-3">{hint}</span>
      </span>
    </button>
  );
}
