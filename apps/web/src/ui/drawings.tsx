import type { ReactNode } from 'react';
import { BUBBLE, EYES, MOUTHS, type Mood } from './bubbleShape.ts';

const TEAL = { stroke: 'var(--color-main)', fill: 'var(--color-main-soft)' };
const LINE = { stroke: 'var(--color-main)' };

/** A thing in teal, and beside it the amber bubble of the mark, which feels something about it. */
const DRAWINGS = {
  bubbles: (
    <>
      <path
        {...TEAL}
        d="M28 22h56a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H52L36 84V70h-8a12 12 0 0 1-12-12V34a12 12 0 0 1 12-12z"
      />
      <path {...LINE} d="M34 40h44M34 52h28" />
      <Buddy x={76} y={50} size={62} mood="happy" />
    </>
  ),
  search: (
    <>
      <path {...LINE} strokeWidth="8" d="m88 82 22 22" />
      <circle {...TEAL} cx="66" cy="58" r="36" />
      <Buddy x={42} y={36} size={48} mood="calm" />
    </>
  ),
  building: (
    <>
      <path stroke="var(--color-line)" d="M12 104h128" />
      <path {...TEAL} d="M34 104V30a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v74z" />
      <path {...LINE} d="M48 40h8m12 0h8M48 58h8m12 0h8M54 104V82h16v22" />
      <Buddy x={92} y={56} size={50} mood="happy" />
    </>
  ),
  broken: (
    <>
      <path {...TEAL} d="M46 78a20 20 0 0 1-2-40 28 28 0 0 1 53-6 23 23 0 0 1 7 46z" />
      <path {...LINE} d="M12 108h30l6-8M140 108h-24l-6-8" />
      <Buddy x={50} y={60} size={52} mood="sad" />
    </>
  ),
  bell: (
    <>
      <path {...TEAL} d="M26 84h72l-10-14V50a26 26 0 0 0-52 0v20z" />
      <path {...LINE} d="M52 94a10 10 0 0 0 20 0M62 24v-8" />
      <Buddy x={88} y={52} size={52} mood="calm" />
    </>
  ),
  letters: (
    <>
      <path {...TEAL} d="M24 42h78a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6z" />
      <path {...LINE} d="m21 46 42 32 42-32" />
      <Buddy x={90} y={16} size={52} mood="happy" />
    </>
  ),
  bookmark: (
    <>
      <path {...TEAL} d="M40 16h46a6 6 0 0 1 6 6v82L63 84l-29 20V22a6 6 0 0 1 6-6z" />
      <path {...LINE} d="M50 38h26M50 52h16" />
      <Buddy x={82} y={48} size={56} mood="happy" />
    </>
  ),
  people: (
    <>
      <circle {...TEAL} cx="48" cy="44" r="18" />
      <path {...TEAL} d="M16 104a32 32 0 0 1 64 0z" />
      <Buddy x={80} y={42} size={60} mood="happy" />
    </>
  ),
  pen: (
    <>
      <path {...TEAL} d="M40 16h56a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z" />
      <path {...LINE} d="M50 36h36M50 50h36M50 64h20M108 84l22-38 10 6-22 38-11 6z" />
      <Buddy x={6} y={62} size={50} mood="happy" />
    </>
  ),
  briefcase: (
    <>
      <path {...LINE} d="M50 44v-8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v8" />
      <path {...TEAL} d="M24 44h84a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z" />
      <path {...LINE} d="M16 70h36m28 0h36M56 66h20v12H56z" />
      <Buddy x={98} y={14} size={48} mood="happy" />
    </>
  ),
  shield: (
    <>
      <path {...TEAL} d="m62 14 40 14v28c0 24-18 40-40 48-22-8-40-24-40-48V28z" />
      <path {...LINE} d="m46 58 12 12 22-26" />
      <Buddy x={88} y={56} size={52} mood="calm" />
    </>
  ),
  pin: (
    <>
      <path {...TEAL} d="M58 104S26 72 26 46a32 32 0 0 1 64 0c0 26-32 58-32 58z" />
      <circle {...LINE} cx="58" cy="46" r="11" />
      <Buddy x={86} y={56} size={52} mood="calm" />
    </>
  ),
  globe: (
    <>
      <circle {...TEAL} cx="58" cy="56" r="38" />
      <path {...LINE} d="M20 56h76M58 18c-18 14-18 62 0 76M58 18c18 14 18 62 0 76" />
      <Buddy x={84} y={54} size={56} mood="happy" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** One of the drawings. */
export function Drawn({ name }: { name: DrawingName }) {
  return (
    <svg
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

interface BuddyProps {
  x: number;
  y: number;
  size: number;
  mood: Mood;
}

function Buddy({ x, y, size, mood }: BuddyProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`} strokeWidth="2">
      <path fill="var(--color-accent)" stroke="var(--color-page)" d={BUBBLE} />
      <g stroke="var(--color-on-accent)">
        <path d={EYES} className="blink" />
        <path d={MOUTHS[mood]} />
      </g>
    </g>
  );
}
