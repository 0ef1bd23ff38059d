import { bowl, dish, jar, person, SKIN, steam, table } from './drawing-props.js';
import {
  at,
  C,
  circle,
  faded,
  hills,
  line,
  oval,
  path,
  pine,
  rect,
  row,
  scatter,
  scene,
  sky,
  snowfall,
  SQUARE,
  sun,
  tree,
  WIDE,
} from './drawing-shapes.js';

const cloth = (a: string, b: string): string =>
  rect([0, 0, 1200, 1200], a) +
  faded(
    0.5,
    row(6, (i) => rect([i * 220, 0, 90, 1200], b) + rect([0, i * 220, 1200, 90], b)),
  );

const chopsticks = (x: number, y: number, turn: number): string =>
  at([x, y, 1, turn], line('M-26 -300L-14 300', C.brown, 18), line('M26 -300L14 300', C.brown, 18));

const leaf = (x: number, y: number, turn: number, color: string): string =>
  at([x, y, 1, turn], path('M0 -60Q44 0 0 60Q-44 0 0 -60Z', color), line('M0 -46V46', '#FFFFFF88', 4));

const fish = (x: number, y: number, turn: number): string =>
  at(
    [x, y, 1, turn],
    path(
      'M-190 0Q-120 -120 20 -104Q110 -92 150 -30L220 -90Q236 0 220 90L150 30Q110 92 20 104Q-120 120 -190 0Z',
      '#D9914A',
    ),
    faded(0.5, path('M-150 0Q-100 -84 20 -76Q80 -70 116 -16Q60 -40 0 -30Q-80 -30 -150 0Z', '#F2BE7C')),
    row(6, (i) => line(`M${-50 + (i % 3) * 56} ${i < 3 ? -34 : 26}q24 22 0 44`, '#A9632C', 8)),
    circle(-120, -16, 12, C.brown),
    line('M176 -34L206 -58M180 0H212M176 34L206 58', '#A9632C', 8),
  );

/** Food, kitchens and the table. */
export const foodDrawings = {
  ramyeon: () =>
    scene(
      SQUARE,
      sky(SQUARE, '#0F766E', '#14A092'),
      circle(600, 560, 430, '#2BB3A3'),
      rect([0, 930, 1200, 270], C.wood),
      rect([0, 930, 1200, 24], '#B57D4A'),
      steam([600, 480, 2]),
      bowl([600, 960, 2.1], C.red, '#E8803F'),
      line('M330 560q60 -44 120 0t120 0t120 0t120 0M380 600q50 -36 110 0t110 0t110 0t90 0', '#FBD98B', 20),
      oval([740, 560, 92, 50], C.white),
      oval([740, 554, 46, 27], C.amber),
      row(6, (i) => circle(420 + i * 42, 540 + (i % 2) * 70, 14, C.leaf)),
      path('M520 500l84 -150l90 26l-60 140Z', '#23473B'),
      chopsticks(960, 470, 38),
    ),
  'kimchi-jars': () =>
    scene(
      WIDE,
      sky(WIDE, '#CFE8EE', C.cream),
      sun(180, 180, 64),
      hills(WIDE, 480, '#9CC9A9', 8),
      tree([1060, 560, 1.4], '#E59B4A', '#C9772C'),
      rect([0, 540, 1200, 150], '#C8B69C'),
      row(14, (i) => rect([i * 90 - 20, 540 + (i % 2) * 50, 84, 46], i % 3 ? '#B9A588' : '#D5C5AC', 14)),
      rect([0, 660, 1200, 240], '#DECBA8'),
      row(6, (i) => jar([150 + i * 190, 720, 1.05], i % 2 ? '#8A4B32' : '#7A3F2A')),
      row(5, (i) => jar([230 + i * 190, 850, 1.3], ['#93543A', '#7F442D', '#9A5B3F'][i % 3] ?? C.brick)),
      person([1090, 870, 1.25], {
        skin: SKIN[0],
        top: C.rose,
        bottom: C.dusk,
        style: 'bun',
        hair: '#9A9692',
        arms: 'hold',
      }),
      rect([1050, 690, 84, 44], C.cream, 14),
      circle(1076, 688, 20, C.red),
      circle(1104, 690, 18, C.coral),
    ),
  bungeoppang: () =>
    scene(
      SQUARE,
      cloth('#F7D9A8', '#FBE7C4'),
      at(
        [600, 640, 1, -8],
        path('M-360 160L-300 -120H300L360 160L280 420H-280Z', '#E2C08D'),
        path('M-300 -120L0 60L300 -120L360 160L280 420H-280L-360 160Z', '#EBCF9F'),
      ),
      fish(470, 520, -38),
      fish(730, 500, -142),
      fish(600, 400, -90),
      path('M262 640L600 860L938 610L900 1040H330Z', '#F3DDB5'),
      row(5, (i) => circle(420 + i * 90, 960, 16, C.amber)),
      steam([600, 240, 1.4]),
    ),
  'noodle-soup': () =>
    scene(
      SQUARE,
      cloth('#DCEFE6', '#C6E5D8'),
      circle(616, 640, 400, '#0000001F'),
      circle(600, 620, 400, C.white),
      circle(600, 620, 360, C.sea),
      circle(600, 620, 340, '#E9C089'),
      row(9, (i) => line(`M${330 + i * 20} ${520 + i * 30}q130 -90 270 0t270 0`, '#FFF6E3', 18)),
      row(4, (i) =>
        at(
          [470 + i * 84, 500 + (i % 2) * 40, 1, i * 24],
          path('M-70 -30Q0 -60 70 -20Q60 40 -50 40Z', '#B9685A'),
          line('M-50 -6Q0 -26 52 0', '#E5A79B', 8),
        ),
      ),
      leaf(760, 720, 30, C.leaf),
      leaf(820, 660, 75, C.moss),
      leaf(700, 780, -10, C.leaf),
      scatter(16, 8, (n) => circle(380 + Math.round(n() * 300), 660 + Math.round(n() * 180), 11, C.lime)),
      scatter(5, 3, (n) =>
        path(`M${430 + Math.round(n() * 300)} ${690 + Math.round(n() * 150)}q30 -24 44 6q-20 16 -44 -6Z`, C.red),
      ),
      chopsticks(1060, 560, 14),
      dish([170, 240, 1.1], C.butter),
      leaf(150, 230, 40, C.leaf),
      path('M190 260a50 50 0 0 1 70 -50Z', C.lime),
    ),
  'curry-rice': () =>
    scene(
      SQUARE,
      cloth('#F9DDB8', '#F6CE9B'),
      circle(610, 650, 420, '#0000001F'),
      circle(600, 630, 420, '#C98F5A'),
      circle(600, 630, 390, '#DFAE78'),
      circle(600, 640, 200, C.white),
      scatter(60, 5, (n) =>
        at([470 + n() * 260, 510 + n() * 250, 1, Math.round(n() * 180)], oval([0, 0, 13, 5], '#E9E2D0')),
      ),
      row(6, (i) =>
        dish(
          [600 + 285 * Math.cos((i * Math.PI) / 3), 630 + 285 * Math.sin((i * Math.PI) / 3), 0.95],
          [C.amber, C.leaf, C.red, '#C9772C', C.gold, C.moss][i] ?? C.amber,
        ),
      ),
      row(6, (i) =>
        scatter(7, i + 2, (n) =>
          circle(
            Math.round(560 + 285 * Math.cos((i * Math.PI) / 3) + n() * 80),
            Math.round(590 + 285 * Math.sin((i * Math.PI) / 3) + n() * 80),
            12,
            i % 2 ? C.lime : '#8A4B22',
          ),
        ),
      ),
      leaf(600, 600, 20, C.leaf),
      leaf(640, 630, 80, C.moss),
    ),
  kimbap: () =>
    scene(
      SQUARE,
      cloth('#D6EAF0', '#C2E0E8'),
      rect([170, 330, 880, 600], '#00000016', 40),
      rect([150, 300, 900, 600], '#B9814D', 40),
      rect([180, 330, 840, 540], C.wood, 30),
      row(12, (i) =>
        at(
          [310 + (i % 4) * 195, 430 + Math.floor(i / 4) * 165],
          circle(0, 0, 84, '#20382F'),
          circle(0, 0, 70, C.white),
          rect([-34, -30, 32, 32], C.gold, 6),
          rect([4, -34, 30, 30], C.coral, 6),
          circle(-14, 24, 20, C.leaf),
          rect([8, 6, 34, 20], '#C97D78', 6),
        ),
      ),
      chopsticks(1090, 640, 4),
      dish([210, 1040, 0.9], C.gold),
      dish([460, 1060, 0.8], C.red),
    ),
  'dorm-kitchen': () =>
    scene(
      WIDE,
      rect([0, 0, 1200, 900], '#F4E4C8'),
      row(60, (i) =>
        rect([(i % 12) * 100 + 3, 250 + Math.floor(i / 12) * 70, 94, 64], i % 5 ? '#E3F0EA' : '#CFE6DD', 4),
      ),
      rect([60, 60, 420, 170], C.teal, 10),
      rect([270, 60, 6, 170], '#0B5A54'),
      rect([720, 60, 420, 170], C.teal, 10),
      rect([930, 60, 6, 170], '#0B5A54'),
      person([330, 830, 1.6], { skin: SKIN[2], top: C.coral, style: 'short', arms: 'hold' }),
      person([600, 820, 1.5], { skin: SKIN[4], top: C.gold, style: 'cap', cloth: C.navy, arms: 'up' }),
      person([900, 830, 1.55], { skin: SKIN[1], top: C.sea, style: 'short', arms: 'hold' }),
      rect([0, 620, 1200, 40], C.wood),
      rect([0, 656, 1200, 244], '#C7D9D6'),
      row(
        5,
        (i) => rect([20 + i * 240, 690, 216, 180], '#B5CBC7', 10) + rect([110 + i * 240, 704, 40, 12], C.stone, 6),
      ),
      at([330, 620, 1.2], rect([-90, -80, 180, 80], '#5E7079', 14), rect([-104, -86, 208, 20], '#4A5A63', 10)),
      steam([330, 500, 0.9]),
      row(4, (i) => circle(520 + i * 40, 600, 24, [C.red, C.leaf, C.amber, C.red][i] ?? C.red)),
      at([760, 610], rect([-40, -100, 80, 110], C.white, 12), rect([-40, -60, 80, 24], C.amber)),
      at(
        [1060, 610],
        path('M-100 -50H100Q90 10 40 10H-40Q-90 10 -100 -50Z', C.red),
        line('M100 -40L180 -60', C.brown, 16),
      ),
    ),
  'grandma-table': () =>
    scene(
      WIDE,
      rect([0, 0, 1200, 900], '#F9EBD2'),
      rect([120, 90, 300, 330], C.brown, 10),
      row(12, (i) => rect([140 + (i % 3) * 90, 110 + Math.floor(i / 3) * 75, 80, 64], '#FFF9EA')),
      rect([820, 110, 240, 170], C.mint, 10),
      hills([1060, 280], 230, '#FFFFFF00', 2),
      path('M820 280Q880 170 940 230T1060 190V280Z', C.leaf),
      circle(1010, 150, 22, C.gold),
      person([420, 760, 1.75], {
        skin: SKIN[0],
        top: C.rose,
        bottom: C.dusk,
        style: 'bun',
        hair: '#A7A29C',
        arms: 'hold',
      }),
      person([780, 760, 1.75], { skin: SKIN[2], top: C.sea, style: 'long', arms: 'up' }),
      table([160, 640, 880, 200], '#B9733F'),
      row(6, (i) =>
        at(
          [260 + i * 136, 640],
          path('M-52 -40H52Q44 2 20 2H-20Q-44 2 -52 -40Z', i % 2 ? C.white : C.mint),
          oval([0, -40, 52, 14], [C.red, C.leaf, C.gold, C.red, C.coral, C.moss][i] ?? C.red),
        ),
      ),
      steam([600, 580, 0.8]),
      rect([0, 860, 1200, 40], '#E5CFA6'),
    ),
  strawberries: () =>
    scene(
      WIDE,
      sky(WIDE, '#D9EEF0', '#F3F9F3'),
      row(6, (i) =>
        line(
          `M${80 - i * 8} 900V${420 - i * 30}Q600 ${-120 + i * 56} ${1120 + i * 8} ${420 - i * 30}V900`,
          i % 2 ? '#BBD5D6' : '#CFE2E2',
          12,
        ),
      ),
      path('M500 420L330 900H870L700 420Z', '#CDAE86'),
      path('M490 430L-80 760V900H300Z', '#5A8F4C'),
      path('M710 430L1280 760V900H900Z', '#5A8F4C'),
      row(14, (i) =>
        at(
          [(i % 2 ? 770 : 430) + (i % 2 ? 1 : -1) * i * 30, 500 + i * 27, 0.5 + i * 0.07],
          circle(-24, -10, 30, C.leaf),
          circle(26, -14, 32, C.moss),
          path('M-28 8Q0 -18 28 8Q24 46 0 62Q-24 46 -28 8Z', C.red),
          path('M-22 4L0 -12L22 4L0 14Z', C.lime),
          circle(-8, 26, 3, C.gold),
          circle(8, 32, 3, C.gold),
        ),
      ),
      person([600, 820, 1.35], { skin: SKIN[2], top: C.amber, bottom: C.teal, style: 'straw', arms: 'hold' }),
      rect([540, 650, 120, 60], C.wood, 10),
      row(5, (i) => circle(560 + i * 20, 646 - (i % 2) * 10, 17, C.red)),
    ),
  'snow-ramen-night': () =>
    scene(
      WIDE,
      sky(WIDE, '#1D3561', '#5C7FA8'),
      row(4, (i) => pine([80 + i * 360, 700 - (i % 2) * 40, 1.4], '#2B5A5A', true)),
      hills(WIDE, 680, '#DCE8F0', 3),
      path('M330 330H870L920 420H280Z', C.coral),
      row(6, (i) => path(`M${290 + i * 104} 420h104l-6 40a46 30 0 0 1 -92 0Z`, i % 2 ? C.cream : C.coral)),
      rect([310, 420, 24, 380], C.brown),
      rect([866, 420, 24, 380], C.brown),
      faded(0.35, rect([330, 450, 540, 250], C.gold)),
      person([500, 760, 1.15], { skin: SKIN[0], top: C.teal, style: 'beanie', cloth: C.red }),
      person([690, 760, 1.15], { skin: SKIN[4], top: C.dusk, style: 'beanie', cloth: C.amber, arms: 'hold' }),
      rect([310, 640, 580, 160], C.wood, 8),
      rect([300, 626, 600, 26], C.brown, 8),
      row(4, (i) => oval([410 + i * 126, 622, 44, 14], C.cream)),
      steam([470, 610, 0.7]),
      steam([740, 610, 0.7]),
      hills(WIDE, 840, C.snow, 9),
      snowfall(WIDE, 14),
    ),
};
