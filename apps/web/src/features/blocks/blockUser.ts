import { errorMessage } from '#/api/errorMessage.ts';
import type { AuthorFragment } from '#/api/generated.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { withName } from '#/features/text/withName.tsx';
import { closeProfile } from '#/features/users/profile.ts';
import { i18n } from '#/i18n/i18n.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { block, forgetBlocked, unblock } from './blocks.actions.ts';
import { leaveScreensOf } from './useOnBlocked.ts';

type User = Pick<AuthorFragment, 'uuid' | 'nickname'>;

/** Asks, blocks, and takes the person and what they wrote off the screen. */
export async function blockUser({ uuid, nickname: name }: User): Promise<void> {
  if (!(await requireLogin())) return;
  const isSure = await confirm({
    title: withName(i18n.t('blocks.question', { name }), name),
    message: i18n.t('blocks.hint'),
    yes: i18n.t('blocks.action'),
    isDangerous: true,
  });
  if (!isSure) return;
  try {
    await block(uuid);
  } catch (error) {
    return showAlert(errorMessage(error));
  }
  closeProfile();
  await leaveScreensOf(uuid);
  forgetBlocked(uuid);
  toast(withName(i18n.t('blocks.done', { name }), name));
}

/** Asks, and ends the block. */
export async function unblockUser({ uuid, nickname: name }: User): Promise<void> {
  const isSure = await confirm({
    message: withName(i18n.t('blocks.undoQuestion', { name }), name),
    yes: i18n.t('blocks.undo'),
  });
  if (!isSure) return;
  try {
    await unblock(uuid);
  } catch (error) {
    return showAlert(errorMessage(error));
  }
  closeProfile();
  toast(withName(i18n.t('blocks.undone', { name }), name));
}
