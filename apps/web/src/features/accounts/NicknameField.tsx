import { nicknameProblem } from '@haiko/shared/rules/nickname';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateKey, type MessageKey } from '#/i18n/messageKey.ts';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { NICKNAME_MESSAGES } from './signUp.schema.ts';
import { useNicknameCheck, type NicknameAvailability } from './useNicknameCheck.ts';

const AVAILABILITY_MESSAGES: Record<NicknameAvailability, MessageKey | undefined> = {
  unknown: undefined,
  checking: 'accounts.signUp.nicknameChecking',
  free: 'accounts.signUp.nicknameFree',
  taken: 'errors.NICKNAME_TAKEN',
};

/** The nickname, other than the `current` one checked while it is typed; a script that is composed (한, か, 中) is checked when its letter is done. */
export function NicknameField({ current }: { current?: string }) {
  const { t } = useTranslation();
  const nickname: string = useWatch({ name: 'nickname' });
  const [isComposing, setIsComposing] = useState(false);
  const availability = useNicknameCheck(nickname, isComposing, current);
  const problem = isComposing ? undefined : liveProblem(nickname, availability);
  const availabilityMessage = AVAILABILITY_MESSAGES[availability];
  return (
    <div>
      <FormTextField
        name="nickname"
        label={t('accounts.signUp.nickname')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        error={problem && translateKey(t, problem)}
        hint={
          availability === 'free' ? <Free /> : translateKey(t, availabilityMessage ?? 'accounts.signUp.nicknameHint')
        }
        trailing={<Mark availability={availability} />}
      />
      <p role="status" className="sr-only">
        {availability !== 'checking' && availabilityMessage && translateKey(t, availabilityMessage)}
      </p>
    </div>
  );
}

// "Too short" is said on submit: at the first letter it would be a scolding.
function liveProblem(nickname: string, availability: NicknameAvailability): MessageKey | undefined {
  if (availability === 'taken') return 'errors.NICKNAME_TAKEN';
  const problem = nicknameProblem(nickname);
  const isTelling = problem === 'TOO_LONG' || problem === 'INVALID' || problem === 'RESERVED';
  return isTelling ? NICKNAME_MESSAGES[problem] : undefined;
}

function Free() {
  const { t } = useTranslation();
  return <span className="text-success">{t('accounts.signUp.nicknameFree')}</span>;
}

function Mark({ availability }: { availability: NicknameAvailability }) {
  return (
    <span className="me-3 text-ink-3">
      {availability === 'checking' && <Spinner size={18} />}
      {availability === 'free' && <CircleCheck aria-hidden size={20} className="text-success" />}
    </span>
  );
}
