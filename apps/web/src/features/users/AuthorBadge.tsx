import { useTranslation } from 'react-i18next';

/** Marks the comments of who wrote the post. */
export function AuthorBadge() {
  const { t } = useTranslation();
  return (
    <span className="shrink-0 rounded-full bg-main-soft px-1.5 text-[0.6875rem] font-medium text-main">
      {t('users.person.author')}
    </span>
  );
}
