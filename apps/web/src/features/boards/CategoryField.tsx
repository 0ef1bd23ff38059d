import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { InformationCategoriesDocument, PlaceCategoriesDocument } from '#/api/generated.ts';
import { categoryName } from '#/features/posts/categories.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Select } from '#/ui/Select.tsx';

interface CategoryFieldProps {
  board: 'INFORMATION' | 'PLACE';
  /** Empty for none. */
  value: string;
  onChange: (uuid: string) => void;
}

/** In which category of its board a post stands. */
export function CategoryField({ board, value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(board === 'PLACE' ? PlaceCategoriesDocument : InformationCategoriesDocument);
  return (
    <Select
      label={t('desk.boards.category')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('desk.boards.noCategory') },
        ...(data?.categories ?? []).map((category) => ({
          value: category.uuid,
          label: categoryName(category, language),
        })),
      ]}
    />
  );
}
