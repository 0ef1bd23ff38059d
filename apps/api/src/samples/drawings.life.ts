import { block, SKIN } from './drawing-props.js';
import {
  at,
  C,
  circle,
  faded,
  hills,
  line,
  oval,
  path,
  petals,
  rect,
  row,
  scatter,
  scene,
  sky,
  snowfall,
  SQUARE,
  TALL,
} from './drawing-shapes.js';

const mug = (x: number, y: number, color: string): string =>
  at([x, y], line('M44 -70q44 0 40 34t-50 24', color, 14), rect([-50, -100, 100, 104], color, 16));

const hanbok = (x: number, skirt: string, jacket: string, skin: string): string =>
  at(
    [x, 1180, 2],
    path('M-60 -250Q-190 -60 -170 0Q0 30 170 0Q190 -60 60 -250Z', skirt),
    faded(0.15, path('M40 -250Q90 -100 80 14Q140 10 170 0Q190 -60 60 -250Z', C.ink)),
    path(
      'M-46 -340Q-110 -300 -130 -190Q-90 -170 -76 -196L-56 -240H56L76 -196Q90 -170 130 -190Q110 -300 46 -340Z',
      jacket,
    ),
    path('M-20 -340L6 -270L30 -340Z', C.white) + line('M6 -272L-10 -180M6 -272L26 -190', C.red, 11),
    circle(0, -196, 14, skin) + rect([-12, -360, 24, 26], skin, 8) + circle(0, -386, 44, skin),
    circle(-15, -382, 4.6, C.ink) + circle(15, -382, 4.6, C.ink) + line('M-10 -364Q0 -356 10 -364', C.brick, 4),
    path('M-46 -380Q-50 -436 0 -436Q50 -436 46 -380Q30 -416 0 -420Q-30 -416 -46 -380Z', '#2B211D') +
      circle(34, -368, 12, '#2B211D'),
  );

/** Rooms, learning, celebrations and everyday things. */
export const lifeDrawings = {
  'dorm-window': () =>
    scene(
      TALL,
      rect([0, 0, 1080, 1350], '#E9C79B'),
      rect([140, 120, 800, 900], C.white, 18),
      at(
        [180, 160],
        sky([720, 820], '#6F92BD', '#DCE9F1'),
        block([40, 330, 180, 500], '#5E7FA6', 3),
        block([500, 250, 190, 570], '#54759C', 8),
        hills([720, 820], 660, C.snow, 6),
        snowfall([720, 780], 9),
      ),
      rect([528, 120, 24, 900], C.white),
      rect([140, 520, 800, 22], C.white),
      rect([90, 1010, 900, 60], C.wood, 14),
      mug(360, 1010, C.coral),
      line('M330 880q-20 -34 6 -60M370 880q-20 -34 6 -60', C.white, 9),
      at(
        [760, 1010],
        path('M-70 -100H70L52 0H-52Z', C.teal),
        line('M0 -100V-260M0 -180Q-70 -190 -80 -250M0 -200Q70 -210 80 -280', C.moss, 10),
        circle(-84, -260, 30, C.leaf),
        circle(84, -290, 32, C.leaf),
        circle(0, -280, 36, C.leaf),
      ),
      path('M0 0H200Q170 400 60 1000H0Z', C.amber),
      path('M1080 0H880Q910 400 1020 1000H1080Z', C.amber),
      rect([0, 1130, 1080, 220], '#C9995F'),
      rect([470, 960, 150, 22], C.navy, 4),
      rect([480, 938, 140, 22], C.red, 4),
      rect([474, 982, 140, 28], C.sea, 4),
    ),
  'phone-remittance': () =>
    scene(
      SQUARE,
      sky(SQUARE, '#BEE5DD', '#F3FAF2'),
      circle(600, 600, 440, '#D9F1EA'),
      at(
        [600, 600, 1, -6],
        rect([-220, -400, 450, 820], '#0000001C', 60),
        rect([-230, -420, 460, 820], C.ink, 60),
        rect([-206, -396, 412, 772], C.white, 44),
        rect([-206, -396, 412, 250], C.teal, 44),
        rect([-206, -240, 412, 94], C.teal),
        circle(0, -280, 70, C.sea),
        line('M-34 -280H34M8 -308L36 -280L8 -252', C.white, 16),
        row(
          3,
          (i) =>
            circle(-140, -70 + i * 120, 40, [C.peach, C.mint, C.rose][i] ?? C.peach) +
            rect([-80, -90 + i * 120, 150 + i * 24, 18], C.mist, 9) +
            rect([-80, -60 + i * 120, 100, 14], C.mist, 7),
        ),
        rect([-150, 280, 300, 66], C.amber, 33),
      ),
      line('M160 420Q330 130 560 120', C.sea, 12) + line('M1050 820Q960 1080 700 1110', C.sea, 12),
      row(5, (i) =>
        at(
          [[170, 250, 1010, 940, 1060][i] ?? 0, [560, 680, 620, 740, 470][i] ?? 0],
          circle(6, 8, 56, '#00000014'),
          circle(0, 0, 56, C.gold),
          circle(0, 0, 42, C.amber),
          circle(0, 0, 20, C.gold),
        ),
      ),
      at([200, 300, 0.9], path('M-100 90V0L0 -90L100 0V90Z', C.coral), rect([-26, 20, 52, 70], C.cream, 6)),
      at([1010, 990, 0.9], path('M0 80Q-120 -10 -70 -70Q-30 -100 0 -50Q30 -100 70 -70Q120 -10 0 80Z', C.red)),
    ),
  'baby-blanket': () =>
    scene(
      SQUARE,
      rect([0, 0, 1200, 1200], '#F8E3D3'),
      row(36, (i) =>
        circle(100 + (i % 6) * 200 + (Math.floor(i / 6) % 2) * 100, 100 + Math.floor(i / 6) * 200, 18, '#F4CFC0'),
      ),
      at(
        [600, 660, 1.1, -8],
        path('M0 -420Q330 -380 330 0Q330 400 0 440Q-330 400 -330 0Q-330 -380 0 -420Z', C.sea),
        path('M0 -380Q240 -340 240 -120Q240 60 0 80Q-240 60 -240 -120Q-240 -340 0 -380Z', C.cream),
        circle(0, -150, 180, SKIN[1]),
        path('M-60 -322Q0 -380 40 -326Q20 -350 -4 -318Z', '#3A2A20'),
        line('M-90 -150q26 22 52 0M38 -150q26 22 52 0', C.ink, 9),
        line('M-26 -74Q0 -54 26 -74', C.brick, 9),
        circle(-100, -96, 30, C.rose),
        circle(100, -96, 30, C.rose),
        path('M-330 0Q-100 160 330 -60Q340 380 0 440Q-330 400 -330 0Z', C.teal),
        row(7, (i) =>
          at(
            [-220 + (i % 4) * 130 + (i > 3 ? 60 : 0), 180 + (i > 3 ? 110 : 0) - (i % 4) * 14],
            path('M0 -24L8 -8L26 -6L12 6L16 24L0 14L-16 24L-12 6L-26 -6L-8 -8Z', C.gold),
          ),
        ),
      ),
      at(
        [1010, 980],
        circle(0, 0, 90, C.amber),
        circle(-66, -76, 34, C.amber),
        circle(66, -76, 34, C.amber),
        circle(0, 26, 40, C.butter),
        circle(-30, -18, 9, C.ink),
        circle(30, -18, 9, C.ink),
        circle(0, 12, 11, C.brown),
      ),
    ),
  hanbok: () =>
    scene(
      TALL,
      sky(TALL, '#D5ECF0', '#FDF1DD'),
      hills(TALL, 780, '#A5CDB0', 9),
      path('M60 640Q300 600 340 520H740Q780 600 1020 640L1000 670H80Z', C.ink),
      rect([140, 666, 800, 200], '#EAD2AA'),
      row(6, (i) => rect([160 + i * 146, 666, 26, 200], C.red)),
      rect([140, 666, 800, 26], C.teal),
      rect([0, 860, 1080, 490], '#E4D3B2'),
      hanbok(360, C.coral, C.mint, SKIN[3]),
      hanbok(730, C.dusk, C.butter, SKIN[0]),
      petals(TALL, 5, [C.rose, C.white, '#F8C4CB']),
    ),
  'camera-walk': () =>
    scene(
      SQUARE,
      sky(SQUARE, '#F9C78F', '#FDEBCB'),
      circle(600, 560, 430, '#FBD9A8'),
      hills(SQUARE, 820, '#C98B63', 3),
      row(5, (i) =>
        block(
          [60 + i * 230, 640 - (i % 3) * 80, 170, 420],
          ['#B4785A', '#A76B50', '#C08866'][i % 3] ?? C.brick,
          i + 5,
          C.butter,
        ),
      ),
      hills(SQUARE, 960, '#8A5B45', 8),
      at(
        [600, 640, 1.1, -5],
        rect([-300, -180, 620, 420], '#00000022', 50),
        rect([-310, -200, 620, 420], C.teal, 50),
        rect([-310, -100, 620, 190], C.ink),
        rect([-100, -270, 200, 90], '#0B5A54', 22),
        rect([-270, -240, 90, 50], C.amber, 14),
        circle(210, -150, 28, C.gold),
        circle(0, 10, 190, C.cream),
        circle(0, 10, 160, C.ink),
        circle(0, 10, 120, C.navy),
        circle(0, 10, 70, C.dusk),
        circle(-44, -40, 28, '#FFFFFFAA'),
      ),
      line('M270 520Q180 200 420 150M930 470Q1040 220 900 160', C.brown, 26),
    ),
  'night-desk': () =>
    scene(
      SQUARE,
      rect([0, 0, 1200, 1200], '#24406B'),
      rect([690, 120, 390, 420], '#16294D', 16),
      scatter(22, 6, (n) => circle(710 + Math.round(n() * 350), 140 + Math.round(n() * 260), 4, C.butter)),
      block([720, 360, 110, 180], '#2F5286', 4),
      block([900, 320, 130, 220], '#2A4A7A', 7),
      rect([876, 120, 14, 420], '#35568A'),
      path('M350 330L60 900H800Z', '#47618F'),
      at(
        [350, 300],
        path('M-110 60Q-90 -60 0 -70Q90 -60 110 60Z', C.coral),
        line('M0 -70L140 -180L230 560', C.brown, 16),
      ),
      rect([0, 880, 1200, 320], C.wood),
      rect([0, 880, 1200, 24], '#B57D4A'),
      rect([480, 850, 210, 36], C.brown, 14),
      at(
        [330, 900],
        path('M-210 0Q-110 -50 0 -4Q110 -50 210 0L230 50Q110 10 0 54Q-110 10 -230 50Z', C.cream),
        line('M0 -2V52', C.stone, 5),
        row(3, (i) => line(`M${-170 + i * 6} ${6 + i * 12}q80 -26 140 4`, C.stone, 4)),
      ),
      at(
        [900, 880],
        rect([-130, -44, 260, 44], C.teal, 8),
        rect([-110, -84, 230, 40], C.amber, 8),
        rect([-120, -124, 220, 40], C.red, 8),
      ),
      mug(1080, 884, C.mint),
      oval([330, 1040, 190, 18], '#B57D4A'),
    ),
};
