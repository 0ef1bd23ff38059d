import type { ReactNode } from 'react';

export type DrawingName = 'bubbles' | 'search' | 'building' | 'broken';

const TEAL = { stroke: 'var(--color-main)', fill: 'var(--color-main-soft)' };
const AMBER = { stroke: 'var(--color-accent)', fill: 'var(--color-accent-soft)' };

const DRAWINGS: Record<DrawingName, ReactNode> = {
  bubbles: (
    <>
      <path
        {...TEAL}
        d="M28 30h56a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H52L36 92V78h-8a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12z"
      />
      <path stroke="var(--color-main)" d="M34 48h44M34 60h28" />
      <path
        {...AMBER}
        d="M90 58h34a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-4v12l-14-12H90a12 12 0 0 1-12-12V70a12 12 0 0 1 12-12z"
      />
      <circle cx="104" cy="80" r="1.5" stroke="var(--color-accent)" />
      <circle cx="116" cy="80" r="1.5" stroke="var(--color-accent)" />
    </>
  ),
  search: (
    <>
      <path {...AMBER} d="M22 40h44v58H22zM32 54h24M32 66h24M32 78h14" />
      <circle {...TEAL} cx="92" cy="60" r="28" />
      <path stroke="var(--color-main)" strokeWidth="6" d="m113 82 20 20" />
      <path stroke="var(--color-main)" d="M78 56a16 16 0 0 1 12-11" />
    </>
  ),
  building: (
    <>
      <path {...TEAL} d="M48 104V34a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v70z" />
      <path fill="var(--color-page)" stroke="var(--color-main)" d="M62 104V42h28v62z" />
      <circle cx="83" cy="74" r="2" stroke="var(--color-main)" />
      <path stroke="var(--color-line)" d="M16 104h120" />
      <path {...AMBER} d="M118 104V58M134 104V58M118 70h16M118 86h16" />
      <path {...AMBER} d="m18 104 5-24h8l5 24z" />
      <path stroke="var(--color-accent)" d="M14 104h26M21 92h12" />
    </>
  ),
  broken: (
    <>
      <path {...TEAL} d="M44 84a20 20 0 0 1-2-40 28 28 0 0 1 53-6 23 23 0 0 1 7 46" />
      <path {...AMBER} d="m78 58-16 26h14l-6 22 22-30H78l8-18z" />
      <path stroke="var(--color-line)" d="M20 110h40m36 0h36" />
    </>
  ),
};

/** The product's own small drawings for screens without content, in its two colors and right in both themes. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 152 120"
      width="152"
      height="120"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
