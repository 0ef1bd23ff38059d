import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { Carousel } from '#/ui/Carousel.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { InlineError, RetryLine } from '#/ui/InlineError.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { CardSkeletons, RowSkeletons } from '#/ui/Skeleton.tsx';
import { Section } from './Section.tsx';

const SLIDES = ['one', 'two', 'three', 'four'];

export function ListPieces() {
  const { t } = useTranslation();
  return (
    <>
      <Section title="Carousel">
        <Carousel
          label="Popular"
          perView={1.13}
          autoplayMs={5000}
          slides={SLIDES.map((key) => ({
            key,
            content: <div className="grid h-32 place-items-center rounded-card bg-main-soft text-main">{key}</div>,
          }))}
        />
      </Section>
      <Section title="States">
        <EmptyState message={t('common.list.empty')} action={<Button size="sm">{t('common.nav.writing')}</Button>} />
        <EmptyState drawing="search" message={t('nationalities.sheet.none')} />
        <EmptyState drawing="building" message={t('common.list.empty')} hint={t('common.screen.failed')} />
        <InlineError onRetry={() => undefined} />
        <RetryLine message="The slides could not be loaded." onRetry={() => undefined} isBusy={false} />
      </Section>
      <CardSkeletons count={1} />
      <RowSkeletons count={1} />
      <GrowingList />
    </>
  );
}

function GrowingList() {
  const { t } = useTranslation();
  const [items, setItems] = useState(() => numbers(10));
  async function loadMore() {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (items.length === 20) throw new Error('A page that fails once');
    setItems(numbers(Math.min(40, items.length + 10)));
  }
  return (
    <PullToRefresh onRefresh={async () => setItems(numbers(10))} failed="">
      <InfiniteList
        items={items}
        keyOf={String}
        renderItem={(item) => <p className="border-b border-line px-4 py-3 text-body">{item}</p>}
        hasMore={items.length < 40}
        loadMore={loadMore}
        empty={<EmptyState message={t('common.list.empty')} />}
      />
    </PullToRefresh>
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
