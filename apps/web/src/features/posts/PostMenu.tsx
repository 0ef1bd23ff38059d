import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Menu } from '#/ui/Menu.tsx';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/useGoBack.ts';
import { deletePost, forgetPost } from './posts.actions.ts';

/** What the author can do with their post. */
export function PostMenu({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const isDeleted = useRef(false);
  useEffect(
    // While its screen stands, it would ask the server for what is forgotten.
    () =>
      function forgetOnceLeft() {
        if (isDeleted.current) forgetPost(uuid);
      },
    [uuid],
  );

  async function handleDelete() {
    const question = { message: t('posts.detail.deleteQuestion'), yes: t('posts.action.delete'), isDangerous: true };
    if (!(await confirm(question))) return;
    try {
      await deletePost(uuid);
      isDeleted.current = true;
      await returnTo(paths.main);
      toast(t('posts.detail.deleted'));
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return (
    <Menu
      label={t('posts.action.more')}
      trigger={<EllipsisVertical aria-hidden size={22} strokeWidth={1.75} />}
      items={[
        {
          key: 'edit',
          label: t('posts.action.edit'),
          icon: <Pencil aria-hidden size={18} />,
          onSelect: () => void navigate(paths.modify(uuid)),
        },
        {
          key: 'delete',
          label: t('posts.action.delete'),
          icon: <Trash2 aria-hidden size={18} />,
          isDangerous: true,
          onSelect: () => void handleDelete(),
        },
      ]}
    />
  );
}
