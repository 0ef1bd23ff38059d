import { DECLINE_REASONS, type DeclineReason } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { RadioList } from '#/ui/RadioList.tsx';
import { DateField } from '#/ui/date/DateField.tsx';
import { Select } from '#/ui/Select.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { ALL_TIMES, koreanMoment, reasonKey, timesOf } from './application.ts';
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

  async function handleOffer() {
    const question = {
      title: t('applications.act.offerQuestion'),
      message: t('applications.act.offerHint', { name: application.conversationPartner.nickname }),
      yes: t('applications.act.offer'),
    };
    if (await confirm(question)) await step({ state: 'offer' });
  }

  return (
    <div className="flex flex-col gap-2 px-4 print:hidden">
      {state !== 'offer' && (
        <Button isWide isBusy={isBusy} onClick={() => void handleOffer()}>
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

/** A day and a time by the clock of Korea, wherever the phone is. */
function InterviewSheet({ state, taken, isOpen, onClose }: StepSheetProps & { state: string }) {
  const { t } = useTranslation();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('14:00');
  const [now] = useState(serverNow);
  const today = seoulDay(now);
  // Until a day is chosen all of them can be.
  const times = day === today ? timesOf(today, now) : ALL_TIMES;
  const shown = times.includes(time) ? time : (times[0] ?? '');

  async function handleSend() {
    const interviewAt = koreanMoment(day, shown);
    if (await taken.step({ state: state === 'offer' ? 'offer' : 'talk', interviewAt })) onClose();
  }

  const send = (
    <Button
      isWide
      isBusy={taken.isBusy}
      disabled={!isCalendarDate(day) || day < today || shown === ''}
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
          options={times.map((value) => ({ value, label: value }))}
          value={shown}
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
