import { Building2 } from 'lucide-react';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { cx } from '#/ui/cx.ts';
import { LazyImage } from '#/ui/LazyImage.tsx';

interface CompanyLogoProps {
  company: Pick<JobPostingCardFragment['company'], 'logoFileUrl'>;
  size?: keyof typeof SIZES;
}

const SIZES = {
  sm: { box: 'size-9', pixels: 36, icon: 18 },
  md: { box: 'size-12', pixels: 48, icon: 24 },
  lg: { box: 'size-14', pixels: 56, icon: 26 },
};

/** A company's logo, or a house in its place. Decorative: the name stands beside it. */
export function CompanyLogo({ company, size = 'sm' }: CompanyLogoProps) {
  const { box, pixels, icon } = SIZES[size];
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-sunken text-ink-3',
        box,
      )}
    >
      {company.logoFileUrl ? (
        <LazyImage
          src={company.logoFileUrl}
          alt=""
          width={pixels}
          height={pixels}
          className="size-full object-contain"
        />
      ) : (
        <Building2 size={icon} strokeWidth={1.75} />
      )}
    </span>
  );
}
