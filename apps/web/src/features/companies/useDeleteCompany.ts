import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { toast } from '#/ui/toast.ts';
import { useRunning } from '#/ui/useRunning.ts';
import { loadCompany, deleteCompany } from './company.actions.ts';

/** Deletes the own company, or its application, after asking. */
export function useDeleteCompany() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const [isBusy, run] = useRunning();

  async function leave() {
    if (!hasLeft()) await navigate(paths.myInfo, { replace: true });
  }

  async function askAndDelete() {
    const question = { title: t('companies.manage.confirmDelete'), message: t('companies.manage.deleteHint') };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    try {
      await run(async () => deleteCompany((await loadCompany()).uuid, leave));
      toast(t('companies.manage.deleted'));
    } catch (error) {
      const title = t('companies.failed.delete');
      // Who has gone on takes the company for deleted.
      if (hasLeft()) toast(title);
      else await showAlert({ title, message: errorMessage(error) });
    }
  }

  return { isBusy, askAndDelete };
}
