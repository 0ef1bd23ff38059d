import { HTML_LANG, LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { SUB_BOARD_NAME_MAX, SUB_BOARD_ORDER_MAX } from '@haiko/shared/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { DeskCategoriesDocument, type DeskCategoryFragment } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { saveCategory } from './boards.actions.ts';
import { CategoryDeletion } from './CategoryDeletion.tsx';
import { nameAndLanguageOf, nameIn } from './categoryName.ts';

/** The boards whose posts stand in categories. */
export type BoardWithCategories = 'INFORMATION' | 'PLACE';

interface CategoriesSheetProps {
  board: BoardWithCategories;
  isOpen: boolean;
  onClose: () => void;
}

/** The categories of a board: their names in nine languages, and their order. */
export function CategoriesSheet({ board, isOpen, onClose }: CategoriesSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('desk.boards.categories')}>
      {isOpen && <Categories board={board} />}
    </Sheet>
  );
}

function Categories({ board }: { board: BoardWithCategories }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [changed, setChanged] = useState<DeskCategoryFragment | 'new'>();
  const { data } = useQuery(DeskCategoriesDocument, { variables: { board }, fetchPolicy: 'no-cache' });
  const categories = data?.readKeptSubBoards ?? [];
  if (changed)
    return (
      <div className="flex flex-col gap-4">
        <CategoryForm
          board={board}
          category={changed === 'new' ? undefined : changed}
          nextOrder={Math.max(0, ...categories.map(({ order }) => order)) + 1}
          onDone={() => setChanged(undefined)}
        />
        {changed !== 'new' && (
          <CategoryDeletion
            category={changed}
            others={categories.filter(({ uuid }) => uuid !== changed.uuid)}
            onDone={() => setChanged(undefined)}
          />
        )}
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="border-t border-line">
        {categories.map((category) => {
          const { name, named } = nameAndLanguageOf(category, language);
          return (
            <li key={category.uuid} className="border-b border-line">
              <button
                type="button"
                onClick={() => setChanged(category)}
                className="pressable flex min-h-12 w-full items-center justify-between gap-3 text-start text-body text-ink-1"
              >
                <span lang={HTML_LANG[named]} className="wrap-anywhere">
                  {name}
                </span>
                <span className="text-meta text-ink-3 tabular-nums">{category.order}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button variant="soft" onClick={() => setChanged('new')}>
        <Plus aria-hidden size={18} />
        {t('desk.boards.newCategory')}
      </Button>
    </div>
  );
}

interface CategoryFormProps {
  board: BoardWithCategories;
  /** Undefined for a new one. */
  category: DeskCategoryFragment | undefined;
  nextOrder: number;
  onDone: () => void;
}

function CategoryForm({ board, category, nextOrder, onDone }: CategoryFormProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const [names, setNames] = useState<Partial<Record<Language, string>>>(() =>
    Object.fromEntries(LANGUAGES.map((each) => [each, category ? nameIn(category, each) : ''])),
  );
  const [order, setOrder] = useState(String(category?.order ?? nextOrder));
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isNamed = LANGUAGES.some((each) => names[each]?.trim());

  function save() {
    setIsTried(true);
    if (!isNamed || !isOrder(order)) return;
    const given = LANGUAGES.map((each) => [`name${LANGUAGE_SUFFIXES[each]}`, names[each]?.trim() || null]);
    const input = { board, order: Number(order), ...(Object.fromEntries(given) as Record<string, string | null>) };
    void attempt(async () => {
      await saveCategory({ uuid: category?.uuid ?? null, input });
      toast(t('desk.people.done'));
      onDone();
    });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {LANGUAGES.map((each) => (
        <TextField
          key={each}
          label={t('desk.boards.categoryName', { language: t(LANGUAGE_KEYS[each]) })}
          isOptional={each !== own}
          lang={HTML_LANG[each]}
          maxLength={SUB_BOARD_NAME_MAX}
          value={names[each] ?? ''}
          onChange={(event) => setNames({ ...names, [each]: event.target.value })}
          error={isTried && !isNamed && each === own ? t('fieldErrors.REQUIRED') : undefined}
        />
      ))}
      <TextField
        label={t('desk.boards.order')}
        inputMode="numeric"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        error={isTried && !isOrder(order) ? t('fieldErrors.INVALID') : undefined}
      />
      <div className="flex gap-2 *:flex-1">
        <Button variant="quiet" onClick={onDone}>
          {t('common.button.cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t('desk.people.save')}
        </Button>
      </div>
    </form>
  );
}

const isOrder = (typed: string) => /^\d{1,5}$/.test(typed) && Number(typed) <= SUB_BOARD_ORDER_MAX;
