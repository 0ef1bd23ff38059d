import { DECLINE_REASONS, type DeclineReason } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { CalendarClock, CircleX, Ellipsis, Handshake, MessageCircle, MessageSquareText, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { Menu } from '#/ui/Menu.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { DateField } from '#/ui/date/DateField.tsx';
import { Select } from '#/ui/Select.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ALL_TIMES, koreanMoment, reasonKey, timesOf } from './application.ts';
import { TemplatesSheet } from './TemplatesSheet.tsx';
import { useStep } from './useStep.ts';

type Step = ReturnType<typeof useStep>;

interface CompanyActionsProps {
  application: ApplicationDetailFragment;
  /** Whether its version is about to be another one, because somebody of the company has just opened it. */
  isMarking: boolean;
}

/** What the company does next: write, offer a time, and behind three dots offer the job, answer by a template, or decline with a reason. */
export function CompanyActions({ application, isMarking }: CompanyActionsProps) {
  const { t } = useTranslation();
  const taken = useStep(application);
  const isBusy = taken.isBusy || isMarking;
  const [opened, setOpened] = useState<'templates' | 'interview' | 'decline'>();
  const close = () => setOpened(undefined);
  const { uuid, state } = application;

  async function handleOffer() {
    const question = {
      title: t('applications.act.offerQuestion'),
      message: t('applications.act.offerHint', { name: application.conversationPartner.nickname }),
      yes: t('applications.act.offer'),
    };
    if (await confirm(question)) await taken.step({ state: 'offer' });
  }

  return (
    <ActionBar label={t('applications.act.bar')}>
      <Link to={paths.applicationNotes(uuid)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        <MessageCircle aria-hidden size={18} className="max-[359px]:hidden" />
        {t('applications.act.message')}
      </Link>
      <Button
        size="sm"
        isBusy={isBusy}
        icon={<CalendarClock aria-hidden size={18} className="max-[359px]:hidden" />}
        onClick={() => setOpened('interview')}
      >
        {t('applications.detail.interview')}
      </Button>
      <span className="grid rounded-card bg-sunken">
        <MoreActions
          state={state}
          step={taken.step}
          onOffer={() => void handleOffer()}
          isBusy={isBusy}
          onOpen={setOpened}
        />
      </span>
      <TemplatesSheet
        application={application}
        taken={{ ...taken, isBusy }}
        isOpen={opened === 'templates'}
        onClose={close}
      />
      <InterviewSheet state={state} taken={taken} isOpen={opened === 'interview'} onClose={close} />
      <DeclineSheet taken={taken} isOpen={opened === 'decline'} onClose={close} />
    </ActionBar>
  );
}

interface MoreActionsProps {
  state: ApplicationDetailFragment['state'];
  step: Step['step'];
  onOffer: () => void;
  isBusy: boolean;
  onOpen: (sheet: 'templates' | 'decline') => void;
}

function MoreActions({ state, step, onOffer, isBusy, onOpen }: MoreActionsProps) {
  const { t } = useTranslation();
  const trigger = <Ellipsis aria-hidden size={22} />;
  if (isBusy) return <IconButton label={t('applications.act.more')} icon={trigger} disabled />;
  const isEarly = state === 'sent' || state === 'read';
  const items = [
    isEarly && {
      key: 'talk',
      label: t('applications.act.talk'),
      icon: <ThumbsUp aria-hidden size={18} />,
      onSelect: () => void step({ state: 'talk' }),
    },
    state !== 'offer' && {
      key: 'offer',
      label: t('applications.act.offer'),
      icon: <Handshake aria-hidden size={18} />,
      onSelect: onOffer,
    },
    {
      key: 'templates',
      label: t('applications.templates.title'),
      icon: <MessageSquareText aria-hidden size={18} />,
      onSelect: () => onOpen('templates'),
    },
    {
      key: 'decline',
      label: t('applications.act.decline'),
      icon: <CircleX aria-hidden size={18} />,
      isDangerous: true,
      onSelect: () => onOpen('decline'),
    },
  ].filter((item) => item !== false);
  return <Menu label={t('applications.act.more')} trigger={trigger} items={items} />;
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
