import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { wishesIn, wishText } from '#/features/job-postings/wishText.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

/** What the texts wish for that the law forbids, or may forbid, while they are written. */
export function WishNotice() {
  const { t } = useTranslation();
  const [title, description, extraInfo] = useWatch<JobPostingValues, ['title', 'description', 'extraInfo']>({
    name: ['title', 'description', 'extraInfo'],
  });
  const wishes = wishesIn({ title, description, extraInfo });
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {wishes.map((wish) => (
        <p key={wish.kind} className="flex gap-2 rounded-card bg-accent-soft px-3.5 py-2.5 text-body text-ink-1">
          <TriangleAlert aria-hidden size={18} className="mt-[0.2em] shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {!wish.isSure && `${t('jobPostings.wish.maybe')} `}
            {wishText(t, wish)}
          </span>
        </p>
      ))}
    </div>
  );
}
