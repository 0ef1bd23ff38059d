import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { DeskWishesDocument, type DeskWishingFragment } from '#/api/generated.ts';
import { DESK_PAGE, DeskSplit, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { wishText } from '#/features/job-postings/wishText.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { BlockForm } from './BlockForm.tsx';
import { PostingTitle } from './PostingTitle.tsx';

/** Postings of other sites that surely wish for what the law forbids; nobody here can correct them, but they can be hidden. */
export function WishesDesk({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useSuspenseQuery(DeskWishesDocument, {
    variables: { language, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.sources.list.WISHES')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(posting) => <PostingTitle posting={posting} />}
      renderCase={(uuid) => {
        const posting = items.find((item) => item.uuid === uuid);
        return posting && <WishCase key={uuid} posting={posting} />;
      }}
      top={tabs}
    />
  );
}

function WishCase({ posting }: { posting: DeskWishingFragment }) {
  const { t } = useTranslation();
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2>
        <PostingTitle posting={posting} />
      </h2>
      <ul className="flex flex-col gap-2">
        {posting.forbiddenWishes.map((wish) => (
          <li key={wish.kind} className="wrap-anywhere">
            {wishText(t, wish)}
          </li>
        ))}
      </ul>
      {posting.url !== '' && (
        <a href={posting.url} target="_blank" rel="noopener noreferrer" className="self-start text-main underline">
          {t('desk.sources.open')}
        </a>
      )}
      <BlockForm uuid={posting.uuid} />
    </article>
  );
}
