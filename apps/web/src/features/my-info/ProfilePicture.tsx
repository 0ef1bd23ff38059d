import { UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_IMAGE_BYTES } from '@haiko/shared/limits';
import { pictureProblem } from '#/features/files/uploadRules.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Menu } from '#/ui/Menu.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { changePicture, removePicture } from './myInfo.actions.ts';
import type { MyInfo } from './useMyInfo.ts';

const ACCEPT = UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join();

/** One's own picture, and a menu to change it or take it away. */
export function ProfilePicture({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, change, remove } = usePictureChange();

  function handleChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (file) void change(file);
  }

  const choosing = {
    key: 'choose',
    label: t('myInfo.picture.choose'),
    icon: <ImagePlus aria-hidden size={18} />,
    onSelect: () => input.current?.click(),
  };
  const removing = {
    key: 'remove',
    label: t('myInfo.picture.remove'),
    icon: <Trash2 aria-hidden size={18} />,
    isDangerous: true,
    onSelect: () => void remove(),
  };
  return (
    <span className="relative shrink-0">
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('myInfo.picture.choose')}
        onChange={handleChoose}
      />
      <Menu
        label={t('myInfo.picture.change')}
        trigger={
          <span className="relative grid" aria-busy={isBusy || undefined}>
            <Avatar name={me.nickname} src={me.profileImageUrl} size={72} />
            <span
              aria-hidden
              className="absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full border-2 border-page bg-main text-on-main"
            >
              {isBusy ? <Spinner size={16} /> : <Camera size={16} />}
            </span>
          </span>
        }
        items={me.profileImageUrl ? [choosing, removing] : [choosing]}
      />
    </span>
  );
}

function usePictureChange() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function run(send: () => Promise<void>, message: string) {
    await attempt(async () => {
      await send();
      toast(message);
    });
  }

  async function change(file: File) {
    const problem = pictureProblem(file, PROFILE_IMAGE_BYTES);
    if (problem) return showAlert(translateKey(t, problem));
    await run(() => changePicture(file), t('myInfo.picture.changed'));
  }

  async function remove() {
    const question = {
      message: t('myInfo.picture.removeQuestion'),
      yes: t('myInfo.picture.remove'),
      isDangerous: true,
    };
    if (await confirm(question)) await run(removePicture, t('myInfo.picture.removed'));
  }

  return { isBusy, change, remove };
}
