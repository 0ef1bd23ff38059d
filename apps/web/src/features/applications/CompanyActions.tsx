import { DECLINE_REASONS, type DeclineReason } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextField } from '#/ui/TextField.tsx';
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
      <Button variant="soft" isWide onClick={() => setOpened('templates')}>
        {t('applications.templates.title')}
      </Button>
      {isEarly && (
        <Button variant="soft" isWide isBusy={isBusy} onClick={() => void step({ state: 'talk' })}>
          {t('applications.act.talk')}
        </Button>
      )}
      <Button variant="soft" isWide isBusy={isBusy} onClick={() => setOpened('interview')}>
        {t('applications.act.interview')}
      </Button>
      {state !== 'offer' && (
        <Button isWide isBusy={isBusy} onClick={() => void step({ state: 'offer' })}>
          {t('applications.act.offer')}
        </Button>
      )}
      <Button variant="quiet" isWide isBusy={isBusy} onClick={() => setOpened('decline')}>
        {t('applications.act.decline')}
      </Button>
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
    <Button isWide isBusy={taken.isBusy} disabled={!day || !time} onClick={() => void handleSend()}>
      {t('applications.act.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.act.interview')} footer={send}>
      <div className="flex flex-col gap-4">
        <TextField
          label={t('applications.act.day')}
          type="date"
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={t('applications.act.time')}
          hint={t('applications.detail.koreanTime')}
          type="time"
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
