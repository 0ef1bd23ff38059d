/** Width and height of a picture in pixels. */
export type Size = readonly [number, number];
/** Position with an optional scale (1 by default) and rotation in degrees. */
export type Place = readonly [x: number, y: number, scale?: number, turn?: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export const WIDE: Size = [1200, 900];
export const TALL: Size = [1080, 1350];
export const SQUARE: Size = [1200, 1200];

/** One small palette keeps all the pictures in the same hand. */
export const C = {
  teal: '#0F766E',
  sea: '#14B8A6',
  mint: '#A7E8DA',
  amber: '#F59E0B',
  gold: '#FCD34D',
  butter: '#FEF0C3',
  cream: '#FFF8EA',
  peach: '#FDC896',
  coral: '#EF7B5C',
  red: '#D9493A',
  rose: '#F7B7B2',
  brick: '#A9512E',
  brown: '#6B4128',
  wood: '#C98F5A',
  navy: '#1E3A5F',
  night: '#12264A',
  dusk: '#5B6BA8',
  sky: '#BDE4F1',
  leaf: '#5BAA74',
  moss: '#2F7459',
  lime: '#B7D97A',
  snow: '#F5FAFC',
  mist: '#D7E7EA',
  stone: '#8FA3AB',
  ink: '#24323D',
  white: '#FFFFFF',
} as const;

/** Repeatable random numbers in [0, 1): the same seed always draws the same picture. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` items made by `make`, which gets the index and a seeded random source. */
export function scatter(count: number, seed: number, make: (next: () => number, index: number) => string): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => make(next, index)).join('');
}

/** `count` items in a row, without randomness. */
export function row(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

export function scene([width, height]: Size, ...parts: string[]): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}${parts.join('')}</svg>`;
}

export const rect = ([x, y, w, h]: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const oval = ([x, y, rx, ry]: Box, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, color: string, width = 8): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const at = ([x, y, scale = 1, turn = 0]: Place, ...parts: string[]): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale}) rotate(${turn})">${parts.join('')}</g>`;

export const faded = (opacity: number, ...parts: string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`;

/** A vertical wash over the whole picture. */
export function sky([w, h]: Size, top: string, bottom: string): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  const gradient = `<defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient></defs>`;
  return gradient + rect([0, 0, w, h], 'url(#sky)');
}

export const sun = (x: number, y: number, r: number, color: string = C.gold): string =>
  faded(0.25, circle(x, y, r * 1.7, color)) + faded(0.35, circle(x, y, r * 1.3, color)) + circle(x, y, r, color);

export const cloud = (place: Place, fill: string = C.white): string =>
  at(place, rect([-110, -30, 220, 60], fill, 30), circle(-40, -40, 52, fill), circle(38, -32, 40, fill));

export const moon = (x: number, y: number, r: number, behind: string): string =>
  faded(0.15, circle(x, y, r * 1.6, C.butter)) +
  circle(x, y, r, C.butter) +
  circle(x + r * 0.42, y - r * 0.2, r * 0.85, behind);

export const stars = ([w, h]: Size, seed: number): string =>
  scatter(46, seed, (next) => {
    const [x, y] = [Math.round(next() * w), Math.round(next() * h)];
    return faded(0.4 + next() * 0.6, circle(x, y, 2 + next() * 3, C.butter));
  });

/** Soft rolling ground that starts around `y` and fills down to the lower edge. */
export function hills([w, h]: Size, y: number, fill: string, seed: number): string {
  const next = random(seed);
  const step = w / 4;
  let d = `M0 ${h}`;
  let previous = Math.round(y + (next() - 0.5) * 90);
  d += `V${previous}`;
  for (let x = 0; x < w; x += step) {
    const to = Math.round(y + (next() - 0.5) * 150);
    d += `C${x + step / 2} ${previous} ${x + step / 2} ${to} ${x + step} ${to}`;
    previous = to;
  }
  return path(`${d}V${h}Z`, fill);
}

/** Pointed mountains from the left to the right edge, standing on `y`. */
export function peaks([w, h]: Size, y: number, fill: string, seed: number): string {
  const next = random(seed);
  let d = `M-40 ${h}V${y}`;
  for (let x = -40; x < w; x += 300) {
    const top = Math.round(y - 140 - next() * 190);
    d += `L${x + 110} ${top}Q${x + 150} ${top - 30} ${x + 190} ${top + 10}L${x + 300} ${y - 20}`;
  }
  return path(`${d}V${h}Z`, fill);
}

export const snowfall = ([w, h]: Size, seed: number): string =>
  scatter(90, seed, (next) => circle(Math.round(next() * w), Math.round(next() * h), 3 + next() * 8, C.white));

export const rain = ([w, h]: Size, seed: number): string =>
  faded(
    0.55,
    scatter(70, seed, (next) => line(`M${Math.round(next() * w)} ${Math.round(next() * h)}l-12 44`, C.white, 4)),
  );

/** Small petals or leaves in the air. */
export const petals = ([w, h]: Size, seed: number, colors: readonly string[]): string =>
  scatter(44, seed, (next, index) => {
    const place: Place = [next() * w, next() * h, 0.7 + next() * 0.7, Math.round(next() * 360)];
    return at(place, path('M0 -13Q15 0 0 13Q-15 0 0 -13Z', colors[index % colors.length] ?? C.rose));
  });

export const tree = (place: Place, crown: string, shade: string): string =>
  at(
    place,
    path('M-12 0Q-6 -80 -8 -130H8Q6 -80 14 0Z', C.brown),
    circle(0, -190, 84, crown),
    circle(-58, -150, 56, crown),
    circle(58, -150, 60, crown),
    faded(0.45, circle(30, -150, 56, shade), circle(-52, -134, 34, shade)),
  );

export const pine = (place: Place, color: string, snowy = false): string =>
  at(
    place,
    rect([-9, -40, 18, 44], C.brown, 4),
    path('M0 -240L46 -140H-46ZM0 -190L64 -80H-64ZM0 -130L80 -24H-80Z', color),
    snowy ? path('M0 -240L30 -176Q0 -190 -30 -176ZM-46 -108Q0 -130 50 -104L64 -80H-64Z', C.white) : '',
  );
