import { DECLINE_REASONS, type DeclineReason } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { DateField } from '#/ui/date/DateField.tsx';
import { Select } from '#/ui/Select.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { koreanMoment, reasonKey } from './application.ts';
import { TemplatesSheet } from './TemplatesSheet.tsx';
import { useStep } from './useStep.ts';

type Step = ReturnType<typeof useStep>;

interface CompanyActionsProps {
  application: ApplicationDetailFragment;
  /** Whether its version is about to be another one, because somebody of the company has just opened it. */
  isMarking: boolean;
}

/** What the company can do: say that it is interested, offer a time or the job, or decline with a reason. */
export function CompanyActions({ application, isMarking }: CompanyActionsProps) {
  const { t } = useTranslation();
  const taken = useStep(application);
  const { step } = taken;
  const isBusy = taken.isBusy || isMarking;
  const [opened, setOpened] = useState<'templates' | 'interview' | 'decline'>();
  const close = () => setOpened(undefined);
  const { state } = application;
  const isEarly = state === 'sent' || state === 'read';
  return (
    <div className="flex flex-col gap-2 px-4 print:hidden">
      {state !== 'offer' && (
        <Button isWide isBusy={isBusy} onClick={() => void step({ state: 'offer' })}>
          {t('applications.act.offer')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="soft" isWide isBusy={isBusy} onClick={() => setOpened('interview')}>
          {t('applications.act.interview')}
        </Button>
        <Button variant="soft" isWide onClick={() => setOpened('templates')}>
          {t('applications.templates.title')}
        </Button>
        {isEarly && (
          <Button variant="soft" isWide isBusy={isBusy} onClick={() => void step({ state: 'talk' })}>
            {t('applications.act.talk')}
          </Button>
        )}
        <div className={isEarly ? undefined : 'col-span-2'}>
          <Button variant="quiet" isWide isBusy={isBusy} onClick={() => setOpened('decline')}>
            {t('applications.act.decline')}
          </Button>
        </div>
      </div>
      <TemplatesSheet
        application={application}
        taken={{ ...taken, isBusy }}
        isOpen={opened === 'templates'}
        onClose={close}
      />
      <InterviewSheet state={state} taken={taken} isOpen={opened === 'interview'} onClose={close} />
      <DeclineSheet taken={taken} isOpen={opened === 'decline'} onClose={close} />
    </div>
  );
}

interface StepSheetProps {
  taken: Step;
  isOpen: boolean;
  onClose: () => void;
}

// By the quarter of an hour: nobody is invited for 14:07.
const QUARTERS_A_DAY = 96;
const TIMES = Array.from({ length: QUARTERS_A_DAY }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

/** A day and a time by the clock of Korea, wherever the phone is. */
function InterviewSheet({ state, taken, isOpen, onClose }: StepSheetProps & { state: string }) {
  const { t } = useTranslation();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('14:00');
  const [today] = useState(() => seoulDay(serverNow()));

  async function handleSend() {
    const interviewAt = koreanMoment(day, time);
    if (await taken.step({ state: state === 'offer' ? 'offer' : 'talk', interviewAt })) onClose();
  }

  const send = (
    <Button
      isWide
      isBusy={taken.isBusy}
      disabled={!isCalendarDate(day) || day < today}
      onClick={() => void handleSend()}
    >
      {t('applications.act.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.act.interview')} footer={send}>
      <div className="flex flex-col gap-4">
        <DateField label={t('applications.act.day')} min={today} value={day} onChange={setDay} />
        <Select
          label={t('applications.act.time')}
          hint={t('applications.detail.koreanTime')}
          options={TIMES.map((value) => ({ value, label: value }))}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
    </Sheet>
  );
}

/** One of a few reasons, which the seeker reads in their own language. */
function DeclineSheet({ taken, isOpen, onClose }: StepSheetProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<DeclineReason>();

  async function handleSend() {
    if (reason && (await taken.step({ state: 'declined', reason }))) onClose();
  }

  const send = (
    <Button isWide isBusy={taken.isBusy} disabled={!reason} onClick={() => void handleSend()}>
      {t('applications.act.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.act.decline')} footer={send}>
      <RadioList
        label={t('applications.act.declineHint')}
        options={DECLINE_REASONS.map((value) => ({ value, label: t(reasonKey(value)) }))}
        value={reason}
        onChange={setReason}
      />
    </Sheet>
  );
}
