import { seoulDate } from '@haiko/shared/format';
import { nickname as nicknameRule } from '@haiko/shared/contract/person.fields';
import { normalizeText } from '@haiko/shared/rules/text';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/apiError.ts';
import { isNicknameTaken } from '#/features/accounts/isNicknameTaken.ts';
import { NicknameField } from '#/features/accounts/NicknameField.tsx';
import { NICKNAME_MESSAGES } from '#/features/accounts/signUp.schema.ts';
import { checked } from '#/features/forms/checked.ts';
import { langOf } from '#/features/text/langOf.ts';
import { withName } from '#/features/text/withName.tsx';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/leaving.ts';
import { changeNickname } from './myInfo.actions.ts';
import { useMyInfo } from './useMyInfo.ts';

const schema = v.object({
  nickname: checked(nicknameRule, { ...NICKNAME_MESSAGES, REQUIRED: 'myInfo.nickname.empty' }),
});

export const titleKey = 'myInfo.nickname.title';

/** /nicknamemodify: another nickname, at most every seven days. */
export function Screen() {
  const { t } = useTranslation();
  const { nickname, nicknameChangeableAt } = useMyInfo();
  const isLocked = nicknameChangeableAt !== null;
  return (
    <>
      <ScreenTitle>{t('myInfo.nickname.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        {isLocked ? (
          <p role="status" className="rounded-card bg-accent-soft px-4 py-3 text-body text-ink-1">
            {t('myInfo.nickname.locked', { date: seoulDate(nicknameChangeableAt) })}
          </p>
        ) : (
          <p className="-mt-1 text-body text-ink-3">{t('myInfo.nickname.lead')}</p>
        )}
        {isLocked ? (
          <p lang={langOf(nickname)} className="text-card text-ink-1">
            {nickname}
          </p>
        ) : (
          <NicknameForm current={nickname} />
        )}
      </div>
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function NicknameForm({ current }: { current: string }) {
  const { t } = useTranslation();
  const returnTo = useReturnTo();
  const form = useValibotForm(schema, { nickname: current });

  async function handleSubmit({ nickname }: v.InferOutput<typeof schema>) {
    const wanted = normalizeText(nickname);
    if (wanted === current) return returnTo(paths.myInfo);
    // The live check may still be under way; whether nobody answers, the server decides in the end.
    if (await isNicknameTaken(wanted).catch(() => false)) return showTaken();
    const message = withName(t('myInfo.nickname.confirm', { nickname: wanted }), wanted);
    if (!(await confirm({ message }))) return;
    try {
      await changeNickname(wanted);
      await returnTo(paths.myInfo);
      toast(t('myInfo.nickname.done'));
    } catch (error) {
      await showFailure(error);
    }
  }

  async function showTaken() {
    form.setError('nickname', { message: 'errors.NICKNAME_TAKEN' }, { shouldFocus: true });
    await showAlert(t('errors.NICKNAME_TAKEN'));
  }

  async function showFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'NICKNAME_TAKEN') return showTaken();
    const lockedUntil = error instanceof ApiError ? error.changeableAt : undefined;
    await showAlert(lockedUntil ? t('myInfo.nickname.locked', { date: seoulDate(lockedUntil) }) : errorMessage(error));
  }

  return (
    <Form form={form} onSubmit={handleSubmit} onInvalid={(_, key) => void showAlert(translateKey(t, key))}>
      <NicknameField current={current} />
      <FormFooter>
        <SubmitButton>{t('myInfo.nickname.save')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}
