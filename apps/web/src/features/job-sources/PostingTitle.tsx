import { HTML_LANG } from '@haiko/shared/i18n/languages';
import type { DeskWishingFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';

/** What a posting is called, and whose it is. */
export function PostingTitle({
  posting: { shown, company },
}: {
  posting: Pick<DeskWishingFragment, 'shown' | 'company'>;
}) {
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
