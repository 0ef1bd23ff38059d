import type { ReactNode } from 'react';
import type { TodayQuery } from '#/api/generated.ts';

type Today = TodayQuery['readToday'];

const TEAL = { stroke: 'var(--color-main)' };
const AMBER = { stroke: 'var(--color-accent)', fill: 'var(--color-accent-soft)' };

const SEASONS: Record<Today['season'], ReactNode> = {
  WINTER: <path {...TEAL} d="M16 4v24M5.6 10l20.8 12m0-12L5.6 22M13 6l3 3 3-3M13 26l3-3 3 3" />,
  SPRING: (
    <>
      <path
        {...AMBER}
        d="M16 15a4.5 4.5 0 1 1 0-9 4.5 4.5 0 1 1 0 9zm1 1a4.5 4.5 0 1 1 7 5 4.5 4.5 0 1 1-7-5zm-2 0a4.5 4.5 0 1 0-7 5 4.5 4.5 0 1 0 7-5z"
      />
      <path {...TEAL} d="M16 17v11" />
    </>
  ),
  SUMMER: (
    <>
      <circle {...AMBER} cx="16" cy="16" r="6" />
      <path {...TEAL} d="M16 3v3m0 20v3M3 16h3m20 0h3M6.8 6.8l2 2m14.4 14.4 2 2m0-18.4-2 2M8.8 23.2l-2 2" />
    </>
  ),
  AUTUMN: (
    <>
      <path {...AMBER} d="M8 24C5 12 13 6 26 6c1 13-6 20-18 18z" />
      <path {...TEAL} d="M5 28 18 14" />
    </>
  ),
};

const LANTERN = (
  <>
    <ellipse {...AMBER} cx="16" cy="15" rx="9" ry="8" />
    <path {...TEAL} d="M16 3v4m-4 0h8m-8 16h8m-4 0v6" />
  </>
);
const MOON = (
  <>
    <circle {...AMBER} cx="16" cy="13" r="9" />
    <path {...TEAL} d="M3 27q6.5-8 13 0 6.5-8 13 0" />
  </>
);
const CRESCENT = (
  <>
    <path {...AMBER} d="M19 5a11.5 11.5 0 1 0 8 17A10 10 0 0 1 19 5z" />
    <path {...TEAL} d="M26 6v6m-3-3h6" />
  </>
);
const WATER = (
  <>
    <path {...AMBER} d="M16 4q6 6 0 12-6-6 0-12z" />
    <path {...TEAL} d="M4 21q4-4 8 0t8 0 8 0M4 27q4-4 8 0t8 0 8 0" />
  </>
);
const STAR = <path {...AMBER} d="m16 4 3.5 8 8.5 1-6.5 5.5 2 8.5L16 22.5 8.5 27l2-8.5L4 13l8.5-1z" />;

/** Of new years and national days a lantern, of all others what they are kept with. */
const FEASTS: Readonly<Record<string, ReactNode>> = {
  ...{ CHUSEOK: MOON, MID_AUTUMN: MOON, TRUNG_THU: MOON, EID_AL_FITR: CRESCENT, EID_AL_ADHA: CRESCENT },
  ...{ SONGKRAN: WATER, LOY_KRATHONG: WATER, KHMER_NEW_YEAR: WATER, BON_OM_TOUK: WATER },
  ...{ CHRISTMAS: STAR, SIMBANG_GABI: STAR },
};

/** A small drawing of today: of its feast, else of the season. */
export function TodayDrawing({ today: { feast, season } }: { today: Today }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      width="24"
      height="24"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {feast ? (FEASTS[feast.key] ?? LANTERN) : SEASONS[season]}
    </svg>
  );
}
