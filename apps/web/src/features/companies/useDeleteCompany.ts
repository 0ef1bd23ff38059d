import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { loadCompany, deleteCompany } from './company.actions.ts';

/** Deletes the own company, or its application, after asking. */
export function useDeleteCompany() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function askAndDelete() {
    const question = { title: t('companies.manage.confirmDelete'), message: t('companies.manage.deleteHint') };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    setIsBusy(true);
    try {
      const company = await loadCompany();
      await deleteCompany(company.uuid, () => navigate(paths.myInfo, { replace: true }));
      toast(t('companies.manage.deleted'));
    } catch (error) {
      await showAlert({ title: t('companies.failed.delete'), message: errorMessage(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, askAndDelete };
}
