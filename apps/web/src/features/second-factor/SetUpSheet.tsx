import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { copyText } from '#/ui/copy.ts';
import { Form } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { type CodeValues, codeSchema } from './code.schema.ts';
import { confirmSecondFactor, type SecondFactorSecret } from './secondFactor.actions.ts';

/** Its library is for this one sheet. */
const QrCode = lazy(async () => {
  const { QrCode } = await import('./QrCode.tsx');
  return { default: QrCode };
});

interface SetUpSheetProps {
  secret: SecondFactorSecret;
  onClose: () => void;
}

/** Hands the secret to an app, takes its first code, and then shows the recovery codes, once. */
export function SetUpSheet({ secret, onClose }: SetUpSheetProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<string[]>();
  const title = codes ? t('secondFactor.recoveryTitle') : t('secondFactor.setUpTitle');
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : <SetUp secret={secret} onConfirmed={setCodes} />}
    </Sheet>
  );
}

interface SetUpProps {
  secret: SecondFactorSecret;
  onConfirmed: (codes: string[]) => void;
}

function SetUp({ secret: { secret, uri }, onConfirmed }: SetUpProps) {
  const { t } = useTranslation();
  const form = useValibotForm<CodeValues, CodeValues>(codeSchema, { code: '' });

  async function handleSubmit({ code }: CodeValues) {
    try {
      onConfirmed(await confirmSecondFactor(code));
    } catch (error) {
      await showSubmitError(form, error, { fieldOf: { WRONG_CODE: 'code' } });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <p className="text-body text-ink-2">{t('secondFactor.scan')}</p>
      <Suspense fallback={<Skeleton className="mx-auto size-48 rounded-card" />}>
        <QrCode text={uri} label={t('secondFactor.picture')} />
      </Suspense>
      <a href={uri} className={buttonClass({ variant: 'soft', isWide: true })}>
        {t('secondFactor.open')}
      </a>
      <Copied label={t('secondFactor.key')} text={grouped(secret)} copied={secret} button={t('secondFactor.copyKey')} />
      <FormTextField
        name="code"
        label={t('secondFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
      />
      <SubmitButton>{t('secondFactor.confirm')}</SubmitButton>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body text-ink-2">{t('secondFactor.recoveryLead')}</p>
      <Copied text={codes.join('\n')} copied={codes.join('\n')} button={t('secondFactor.copyCodes')} />
      <Button isWide onClick={onDone}>
        {t('secondFactor.done')}
      </Button>
    </div>
  );
}

interface CopiedProps {
  label?: string;
  text: string;
  copied: string;
  button: string;
}

/** Letters and digits to write down, and a button that copies them. */
function Copied({ label, text, copied, button }: CopiedProps) {
  const { t } = useTranslation();
  const words = { copied: t('secondFactor.copied'), byHand: t('secondFactor.byHand') };
  return (
    <div className="flex flex-col items-start gap-2">
      {label && <p className="text-body text-ink-2">{label}</p>}
      <p
        dir="ltr"
        translate="no"
        className="w-full rounded-card bg-main-soft px-4 py-3 font-mono text-body wrap-anywhere whitespace-pre-line text-ink-1"
      >
        {text}
      </p>
      <Button variant="quiet" size="sm" onClick={() => void copyText(copied, words)}>
        {button}
      </Button>
    </div>
  );
}

const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');
