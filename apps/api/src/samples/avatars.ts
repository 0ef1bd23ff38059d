import { type Figure, person, SKIN } from './drawing-props.js';
import { at, C, circle, faded, hills, line, oval, rect, row, scene, type Size } from './drawing-shapes.js';

/** The lasting features of a sample person; colors and surroundings follow from the seed. */
export interface Portrait {
  /** Index into the skin tones, 0 to 5. */
  skin: number;
  style: NonNullable<Figure['style']>;
  hair?: string;
  glasses?: boolean;
}

const AVATAR: Size = [512, 512];
const GROUNDS = ['#CDEBE5', '#FDE7BE', '#FBD9CF', '#D5E6F5', '#E4EFCB', '#E6DDF2'] as const;
const CLOTHES = [C.teal, C.coral, C.amber, C.dusk, C.leaf, C.navy, C.brick, C.sea] as const;

const hash = (seed: string): number =>
  [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);

const BACKDROPS: readonly ((color: string) => string)[] = [
  (color) => faded(0.6, circle(256, 250, 200, color)),
  (color) => faded(0.5, hills(AVATAR, 330, color, 4)),
  (color) =>
    faded(
      0.45,
      row(5, (i) => rect([i * 120 - 20, 0, 52, 512], color)),
    ),
  (color) =>
    faded(
      0.5,
      row(9, (i) => circle(80 + (i % 3) * 176, 80 + Math.floor(i / 3) * 176, 34, color)),
    ),
];

const glasses =
  `<circle cx="-13" cy="-211" r="10" fill="none" stroke="${C.ink}" stroke-width="2.4"/>` +
  `<circle cx="13" cy="-211" r="10" fill="none" stroke="${C.ink}" stroke-width="2.4"/>` +
  line('M-3 -212H3', C.ink, 2.4);

/** A friendly 512×512 portrait; the same seed and features always give the same picture. */
export function avatar(seed: string, portrait?: Portrait): string {
  const number = hash(seed);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[], step: number): T | undefined =>
    from[Math.floor(number / step) % from.length];
  const { skin, style, hair, glasses: wears } = portrait ?? { skin: number % SKIN.length, style: 'short' as const };
  const top = pick(CLOTHES, 7) ?? C.teal;
  const cloth = CLOTHES[(CLOTHES.indexOf(top) + 3) % CLOTHES.length] ?? C.amber;
  const figure: Figure = { skin: SKIN[skin] ?? SKIN[0], top, hair, style, cloth };
  return scene(
    AVATAR,
    rect([0, 0, 512, 512], pick(GROUNDS, 3) ?? C.mint),
    (pick(BACKDROPS, 11) ?? BACKDROPS[0])?.(C.white) ?? '',
    faded(0.12, oval([256, 516, 190, 60], C.ink)),
    person([256, 850, 2.9], figure),
    wears ? at([256, 850, 2.9], glasses) : '',
  );
}
