import { at, type Box, C, circle, faded, line, oval, path, type Place, random, rect, row } from './drawing-shapes.js';

/** How a small figure looks; faces stay simple and kind. */
export interface Figure {
  skin: string;
  top: string;
  bottom?: string;
  hair?: string;
  style?: 'short' | 'long' | 'bun' | 'cap' | 'beanie' | 'hijab' | 'helmet' | 'straw';
  arms?: 'down' | 'up' | 'hold';
  cloth?: string;
}

export const SKIN = ['#F6CFAE', '#E9B68F', '#D49A6F', '#B97C52', '#8D5A3B', '#FADCC4'] as const;

const ARMS = {
  down: ['M-40 -160Q-60 -130 -54 -98', 'M40 -160Q60 -130 54 -98', -54, -94, 54, -94],
  up: ['M-40 -160Q-72 -180 -74 -226', 'M40 -160Q72 -180 74 -226', -74, -232, 74, -232],
  hold: ['M-40 -160Q-62 -120 -14 -116', 'M40 -160Q62 -120 14 -116', -10, -116, 10, -116],
} as const;

const HEADWEAR: Record<NonNullable<Figure['style']>, (hair: string, cloth: string) => string> = {
  short: (hair) => path('M-35 -212Q-38 -254 0 -254Q38 -254 35 -212Q28 -232 6 -234Q-24 -236 -35 -212Z', hair),
  long: (hair) => path('M-36 -170Q-44 -256 0 -256Q44 -256 36 -170Q30 -220 12 -232Q-20 -236 -28 -214Z', hair),
  bun: (hair) =>
    circle(0, -258, 17, hair) +
    path('M-35 -208Q-38 -252 0 -252Q38 -252 35 -208Q24 -236 0 -236Q-24 -236 -35 -208Z', hair),
  cap: (_, cloth) => path('M-35 -222Q-34 -256 0 -256Q34 -256 35 -226H58Q58 -216 50 -216H-35Z', cloth),
  beanie: (_, cloth) =>
    circle(0, -262, 11, C.cream) +
    path('M-36 -222Q-36 -260 0 -260Q36 -260 36 -222Z', cloth) +
    rect([-38, -232, 76, 16], C.cream, 8),
  hijab: (_, cloth) =>
    path(
      'M-42 -160Q-50 -258 0 -258Q50 -258 42 -160Q0 -140 -42 -160ZM0 -238Q-27 -238 -27 -210Q-27 -184 0 -182Q27 -184 27 -210Q27 -238 0 -238Z',
      cloth,
    ),
  helmet: (_, cloth) => path('M-38 -224Q-38 -260 0 -260Q38 -260 38 -224Z', cloth) + rect([-46, -229, 92, 10], cloth, 5),
  straw: () => path('M-30 -234Q-26 -266 0 -266Q26 -266 30 -234Z', C.gold) + oval([0, -234, 62, 13], C.wood),
};

/** A standing figure, 260 units tall, feet at the place. */
export function person(place: Place, look: Figure): string {
  const { skin, top, bottom = C.navy, hair = '#33241D', style = 'short', arms = 'down', cloth = C.teal } = look;
  const [left, right, lx, ly, rx, ry] = ARMS[arms];
  return at(
    place,
    rect([-27, -92, 24, 90], bottom, 8) + rect([3, -92, 24, 90], bottom, 8),
    oval([-17, -3, 19, 8], C.ink) + oval([17, -3, 19, 8], C.ink),
    style === 'long' ? path('M-37 -150V-214Q-37 -250 0 -250Q37 -250 37 -214V-150Z', hair) : '',
    rect([-11, -192, 22, 24], skin, 8),
    path('M-40 -82Q-50 -176 -16 -180H16Q50 -176 40 -82Z', top),
    line(left, top, 21) + line(right, top, 21) + circle(lx, ly, 11, skin) + circle(rx, ry, 11, skin),
    circle(0, -214, 33, skin),
    circle(-11, -211, 3.4, C.ink) + circle(11, -211, 3.4, C.ink) + line('M-8 -198Q0 -191 8 -198', C.brick, 3.4),
    faded(0.35, circle(-20, -202, 6, C.coral), circle(20, -202, 6, C.coral)),
    HEADWEAR[style](hair, cloth),
  );
}

/** A tiled-roof house standing on the lower edge of its box. */
export const house = ([x, y, w, h]: Box, wall: string, roof: string): string =>
  rect([x, y, w, h], wall, 4) +
  path(
    `M${x - 30} ${y + 14}Q${x + w * 0.25} ${y - 8} ${x + w / 2} ${y - h * 0.5}Q${x + w * 0.75} ${y - 8} ${x + w + 30} ${y + 14}Z`,
    roof,
  ) +
  rect([x + w * 0.14, y + h * 0.36, w * 0.24, h * 0.3], C.gold, 6) +
  rect([x + w * 0.58, y + h * 0.34, w * 0.24, h * 0.66], C.brown, 6);

/** A block of flats; some windows are lit, chosen by the seed. */
export function block([x, y, w, h]: Box, wall: string, seed: number, lit: string = C.gold): string {
  const next = random(seed);
  const [columns, rows] = [Math.max(2, Math.floor(w / 52)), Math.max(2, Math.floor(h / 64))];
  const windows = row(columns * rows, (index) => {
    const left = x + ((index % columns) + 0.5) * (w / columns) - 13;
    const top = y + 24 + Math.floor(index / columns) * ((h - 24) / rows);
    return faded(next() > 0.45 ? 1 : 0.25, rect([Math.round(left), Math.round(top), 26, 32], lit, 4));
  });
  return rect([x, y, w, h], wall, 6) + windows;
}

export const steam = (place: Place, color: string = C.white): string =>
  at(
    place,
    faded(0.75, line('M-60 0c-30 -44 30 -70 0 -124M0 0c-34 -50 34 -84 0 -150M60 0c-30 -44 30 -70 0 -124', color, 14)),
  );

/** An earthenware jar, 200 units tall, standing on its place. */
export const jar = (place: Place, color: string): string =>
  at(
    place,
    path('M-58 0Q-104 -66 -92 -124Q-82 -164 -52 -176H52Q82 -164 92 -124Q104 -66 58 0Z', color),
    faded(0.22, path('M30 0Q84 -66 74 -124Q68 -158 46 -174H52Q82 -164 92 -124Q104 -66 58 0Z', C.ink)),
    faded(0.3, line('M-68 -120Q-76 -80 -58 -44', C.cream, 9)),
    oval([0, -178, 64, 15], C.brown) + oval([0, -190, 50, 13], color) + circle(0, -204, 10, C.brown),
  );

/** A bowl seen from the side, 400 units wide, its foot on the place. */
export const bowl = (place: Place, color: string, inside: string): string =>
  at(
    place,
    rect([-70, -22, 140, 24], color, 8),
    path('M-200 -180Q-190 -14 -60 -14H60Q190 -14 200 -180Z', color),
    faded(0.18, path('M90 -180Q80 -60 0 -14H60Q190 -14 200 -180Z', C.ink)),
    oval([0, -180, 200, 46], C.cream) + oval([0, -178, 182, 38], inside),
  );

export const lantern = (place: Place, color: string): string =>
  at(
    place,
    line('M0 -110V-70', C.brown, 4),
    faded(0.22, circle(0, 0, 96, C.gold)),
    oval([0, 0, 56, 66], color),
    faded(0.35, oval([0, 0, 26, 66], C.butter)),
    rect([-26, -74, 52, 14], C.brown, 5) + rect([-26, 60, 52, 14], C.brown, 5),
    line('M0 76V112', C.amber, 6),
  );

export const boat = (place: Place, hull: string): string =>
  at(
    place,
    rect([-50, -92, 84, 60], C.cream, 8) + rect([-36, -78, 24, 22], C.sky, 4) + rect([0, -78, 24, 22], C.sky, 4),
    line('M52 -34V-150L110 -40', C.brown, 6) + path('M52 -150L84 -132L52 -116Z', C.amber),
    path('M-140 -40H150Q136 24 96 24H-100Q-132 14 -140 -40Z', hull) + rect([-138, -40, 286, 14], C.cream, 7),
  );

export const bicycle = (place: Place, frame: string): string => {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-70" r="66" fill="none" stroke="${C.ink}" stroke-width="9"/>` + circle(x, -70, 9, C.ink);
  return at(
    place,
    wheel(-110) + wheel(110),
    line('M-110 -70L-50 -160H70L110 -70M-50 -160L0 -70L70 -160M-110 -70H0', frame, 11),
    line('M-50 -160L-60 -192M70 -160L60 -206H96', frame, 9) +
      line('M-84 -196H-34', C.brown, 16) +
      line('M92 -206H106', C.brown, 13),
    rect([86, -190, 74, 50], C.wood, 8) + circle(106, -196, 20, C.coral) + circle(136, -198, 18, C.gold),
  );
};

export const car = (place: Place, color: string): string =>
  at(
    place,
    path('M-90 -74Q-70 -130 -30 -132H50Q84 -130 110 -76Z', color),
    path('M-70 -78Q-56 -116 -28 -118H6V-78ZM20 -78V-118H48Q72 -116 88 -78Z', C.sky),
    rect([-150, -80, 300, 60], color, 26) + circle(134, -56, 10, C.gold),
    circle(-84, -20, 32, C.ink) +
      circle(-84, -20, 14, C.mist) +
      circle(84, -20, 32, C.ink) +
      circle(84, -20, 14, C.mist),
  );

export const table = ([x, y, w, h]: Box, color: string): string =>
  rect([x + 40, y + 20, 26, h], C.brown, 6) +
  rect([x + w - 66, y + 20, 26, h], C.brown, 6) +
  rect([x, y, w, 34], color, 14);

/** A dish seen from above. */
export const dish = (place: Place, food: string): string =>
  at(
    place,
    circle(6, 10, 104, '#0000001A'),
    circle(0, 0, 100, C.white),
    circle(0, 0, 82, C.mist),
    circle(0, 0, 74, food),
  );
