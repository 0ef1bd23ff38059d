import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/apiError.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Switch } from '#/ui/Switch.tsx';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push.actions.ts';

/** Whether this browser shows messages while Haiko is closed, or why it cannot. */
export function PushSwitch() {
  const { t } = useTranslation();
  const [state, setState] = useState<PushState>();
  useEffect(function lookAtBrowser() {
    void readPushState().then(setState);
  }, []);

  async function handleChange(isOn: boolean) {
    setState(isOn ? 'on' : 'off');
    try {
      setState(await (isOn ? turnOnPush() : turnOffPush()));
    } catch (error) {
      setState(await readPushState());
      // What the browser says of its push service is for developers.
      await showAlert(error instanceof ApiError ? errorMessage(error) : t('push.failed'));
    }
  }

  if (state === 'unsupported') return <Hint text={t('push.unsupported')} />;
  if (state === 'denied') return <Hint text={t('push.denied')} />;
  return (
    <>
      <Switch label={t('push.label')} isOn={state === 'on'} onChange={(isOn) => void handleChange(isOn)} />
      <Hint text={t('push.hint')} />
    </>
  );
}

function Hint({ text }: { text: string }) {
  return <p className="text-meta text-ink-3">{text}</p>;
}
