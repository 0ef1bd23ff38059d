import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { DeskWishesDocument, type DeskWishingFragment } from '#/api/generated.ts';
import { DESK_PAGE, DeskSplit, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { wishText } from '#/features/job-postings/wishText.ts';
import { langOf } from '#/features/text/langOf.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { BlockForm } from './BlockForm.tsx';

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
      renderRow={(posting) => <Title posting={posting} />}
      renderCase={(uuid) => {
        const posting = items.find((item) => item.uuid === uuid);
        return posting && <WishCase key={uuid} posting={posting} />;
      }}
      top={tabs}
    />
  );
}

function Title({ posting: { shown, company } }: { posting: DeskWishingFragment }) {
  return (
    <span className="flex flex-col gap-1">
      <span lang={HTML_LANG[shown.language]} className="text-body font-semibold wrap-anywhere text-ink-1">
        {shown.title}
      </span>
      <span lang={langOf(company.companyName)} className="text-meta wrap-anywhere text-ink-2">
        {company.companyName}
      </span>
    </span>
  );
}

function WishCase({ posting }: { posting: DeskWishingFragment }) {
  const { t } = useTranslation();
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2>
        <Title posting={posting} />
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
