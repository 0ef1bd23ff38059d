import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Form } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { type CodeValues, codeSchema } from './code.schema.ts';
import { Copied } from './Copied.tsx';
import { RecoveryCodes, useCodesClosing } from './RecoveryCodes.tsx';
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

/** Hands the secret to an app, takes its first code, and then shows the recovery codes, once: nobody loses them by a tap beside the sheet. */
export function SetUpSheet({ secret, onClose }: SetUpSheetProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<string[]>();
  const closeCodes = useCodesClosing(onClose);
  const title = codes ? t('secondFactor.recoveryTitle') : t('secondFactor.setUpTitle');
  return (
    <Sheet isOpen onClose={codes ? closeCodes : onClose} title={title}>
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

const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');
