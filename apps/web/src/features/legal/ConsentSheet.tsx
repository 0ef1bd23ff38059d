import { CONSENT_VERSIONS, type RequiredConsent } from '@haiko/shared/consents';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import type { AskedConsents } from './askedConsents.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { NOTHING_TICKED, requiredBoxes } from './consentLabels.ts';

interface ConsentSheetProps {
  asked: AskedConsents;
  isOpen: boolean;
}

/** A box for each text that is due. */
export function ConsentSheet({ asked: { due, answer }, isOpen }: ConsentSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={() => answer(false)} title={t('legal.ask.title')}>
      <ConsentForm due={due} onAgree={() => answer(true)} />
    </Sheet>
  );
}

function ConsentForm({ due, onAgree }: { due: readonly RequiredConsent[]; onAgree: () => void }) {
  const { t } = useTranslation();
  const boxes = Object.fromEntries(due.map((name) => [name, requiredBoxes[name]]));
  const form = useValibotForm(v.object({ consents: v.object(boxes) }), { consents: NOTHING_TICKED });
  const [version = ''] = due.map((name) => CONSENT_VERSIONS[name]).toSorted();
  return (
    <Form form={form} onSubmit={onAgree}>
      <p className="text-body text-ink-2">{t('legal.ask.lead', { version })}</p>
      <div>
        {due.map((name) => (
          <ConsentBox key={name} name={name} />
        ))}
      </div>
      <FormFooter>
        <SubmitButton>{t('legal.ask.agree')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}
