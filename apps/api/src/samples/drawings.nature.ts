import { bicycle, boat, car, person, SKIN } from './drawing-props.js';
import {
  at, C, circle, cloud, faded, hills, line, moon, oval, path, peaks, petals, pine, rect, row, scatter, scene, sky,
  snowfall, SQUARE, stars, sun, TALL, tree, WIDE,
} from './drawing-shapes.js';

const sunset = ['#FBD3A4', '#FDEBCB'] as const;

/** Landscapes, seasons and the way outdoors. */
export const natureDrawings = {
  'mountain-temple': () =>
    scene(
      WIDE, sky(WIDE, '#CDE9EE', C.cream), sun(900, 210, 80, C.peach), peaks(WIDE, 560, '#9CC9C4', 5),
      peaks(WIDE, 640, '#6BAA9C', 11), hills(WIDE, 660, C.moss, 3), cloud([260, 330, 0.9], '#F4FBFA'),
      rect([420, 720, 360, 30], C.stone, 6), rect([440, 600, 320, 124], '#E9D3B0', 4),
      row(4, (i) => rect([452 + i * 92, 596, 22, 128], C.red, 4)), rect([540, 640, 120, 84], C.brown, 4),
      path('M360 604Q470 580 510 510H690Q730 580 840 604Q836 626 812 616H388Q364 626 360 604Z', C.ink),
      rect([430, 604, 340, 16], C.teal, 4), rect([500, 496, 200, 20], C.ink, 10),
      row(6, (i) => pine([90 + i * 54, 800 + (i % 2) * 40, 0.9], '#245C47')),
      row(5, (i) => pine([880 + i * 70, 810 - (i % 2) * 36, 0.95], '#2B6A50')), hills(WIDE, 850, '#3F8A66', 8),
    ),
  'bicycle-river': () =>
    scene(
      WIDE, sky(WIDE, sunset[0], sunset[1]), sun(310, 330, 90, C.coral), hills(WIDE, 430, '#C9A98F', 9),
      rect([0, 470, 1200, 200], '#8CCBD0'), scatter(24, 4, (n) => line(`M${Math.round(n() * 1150)} ${490 + Math.round(n() * 160)}h${30 + Math.round(n() * 60)}`, '#CDEBE8', 5)),
      row(5, (i) => rect([80 + i * 260, 400, 22, 90], '#8B7A78')), rect([0, 384, 1200, 26], '#9D8B88'),
      hills(WIDE, 690, C.leaf, 2), path('M0 900V800Q600 720 1200 800V900Z', '#E7D2AE'), at([0, 0], bicycle([640, 800, 1.35], C.teal)),
      scatter(30, 7, (n) => line(`M${Math.round(n() * 1200)} ${730 + Math.round(n() * 30)}q8 -40 20 -62`, C.moss, 6)),
    ),
  harbour: () =>
    scene(
      WIDE, sky(WIDE, '#BFE2EC', '#FDEFD6'), sun(980, 200, 70), hills(WIDE, 420, '#86B8AC', 6), hills(WIDE, 460, '#5F9E8D', 14),
      row(9, (i) => rect([60 + i * 122, 420 - (i % 3) * 26, 92, 90 + (i % 3) * 26], [C.cream, C.peach, C.rose][i % 3] ?? C.cream, 4) + path(`M${50 + i * 122} ${424 - (i % 3) * 26}l56 -46l56 46Z`, [C.teal, C.brick, C.navy][i % 3] ?? C.teal)),
      rect([0, 500, 1200, 400], '#3E9CA5'), scatter(40, 2, (n) => line(`M${Math.round(n() * 1150)} ${530 + Math.round(n() * 350)}h${30 + Math.round(n() * 70)}`, '#7CC4C6', 6)),
      boat([300, 640, 1.1], C.red), boat([820, 610, 0.8], C.navy), boat([660, 800, 1.5], C.teal),
      row(3, (i) => line(`M${170 + i * 90} ${200 + i * 34}q20 -22 36 0q18 -22 38 0`, C.ink, 5)),
    ),
  'rice-field': () =>
    scene(
      WIDE, sky(WIDE, '#C6E8EF', '#FFF5DA'), sun(220, 200, 76), cloud([760, 190]), cloud([1010, 270, 0.7]), peaks(WIDE, 480, '#9DC8B4', 21),
      hills(WIDE, 470, '#7DB47E', 4), rect([0, 520, 1200, 380], '#A9CB6B'),
      row(7, (i) => path(`M${600 - 30 + i * 10} 520L${-420 + i * 340} 900h150L${600 - 18 + i * 10} 520Z`, '#8DB955')),
      row(5, (i) => rect([0, 560 + i * i * 20, 1200, 6 + i * 2], '#7FAE4C')), tree([1010, 560, 0.9], C.leaf, C.moss),
      person([430, 800, 0.95], { skin: SKIN[3], top: C.coral, style: 'straw', arms: 'hold' }),
      person([620, 760, 0.85], { skin: SKIN[1], top: C.sea, style: 'straw' }),
    ),
  'cherry-blossoms': () =>
    scene(
      TALL, sky(TALL, '#CFEAF3', '#FFF1EE'), hills(TALL, 820, '#A9D3A0', 3), path('M380 1350L520 800H570L760 1350Z', '#F3E4CE'),
      row(4, (i) => tree([232 - i * 34, 890 + i * 110, 1.04 + i * 0.42], '#F8C4CB', '#EF9FAE')),
      row(4, (i) => tree([852 + i * 36, 910 + i * 110, 1.14 + i * 0.42], '#FAD3D6', '#F0A6B4')),
      person([540, 1180, 1.05], { skin: SKIN[1], top: C.sea, style: 'long' }), person([650, 1190, 1.12], { skin: SKIN[3], top: C.amber, style: 'cap' }),
      petals(TALL, 6, ['#F8C4CB', '#EF9FAE', C.white]),
    ),
  seaside: () =>
    scene(
      WIDE, sky(WIDE, '#9FD8E8', '#E9F7F3'), sun(240, 190, 84), cloud([800, 180, 1.1]), cloud([1060, 280, 0.7]),
      rect([0, 420, 1200, 240], '#35A3B0'), path('M0 560Q150 530 300 560T600 560T900 560T1200 560V700H0Z', '#6CC5C6'),
      path('M0 640Q200 600 420 650T860 640T1200 660V900H0Z', '#FBE7BF'), line('M0 640Q200 600 420 650T860 640T1200 660', C.white, 14),
      boat([900, 470, 0.5], C.red), at([350, 820], path('M-10 0L0 -330L10 0Z', C.brown), path('M-230 -270Q-200 -430 0 -440Q200 -430 230 -270Q120 -310 0 -280Q-120 -310 -230 -270Z', C.coral), path('M-80 -290Q-70 -420 0 -440Q70 -420 80 -290Q40 -300 0 -280Q-40 -300 -80 -290Z', C.cream)),
      rect([420, 806, 220, 24], C.sea, 12), person([760, 820, 0.95], { skin: SKIN[2], top: C.amber, bottom: C.teal, style: 'straw', arms: 'up' }),
      person([900, 840, 0.75], { skin: SKIN[2], top: C.red, bottom: C.navy, arms: 'up' }),
    ),
  'ginkgo-street': () =>
    scene(
      TALL, sky(TALL, '#CFE6EC', '#FFF3D6'), rect([0, 520, 300, 400], '#DDB892'), rect([780, 480, 300, 440], '#C79C7A'),
      row(6, (i) => rect([40 + (i % 2) * 120, 580 + Math.floor(i / 2) * 100, 70, 60], '#F6E3C4', 6) + rect([830 + (i % 2) * 120, 550 + Math.floor(i / 2) * 110, 70, 64], '#F6E3C4', 6)),
      path('M0 1350V900H1080V1350Z', '#EBCB7B'), path('M300 1350L500 860H580L780 1350Z', '#D9C7AE'),
      row(3, (i) => tree([330 - i * 90, 900 + i * 130, 1.2 + i * 0.5], '#F7C548', '#E8A524')), row(3, (i) => tree([750 + i * 90, 900 + i * 130, 1.2 + i * 0.5], '#FAD365', '#EBAA2A')),
      person([540, 1200, 1.2], { skin: SKIN[1], top: C.brick, bottom: C.ink, style: 'beanie', cloth: C.teal }), petals(TALL, 12, ['#F7C548', '#FAD365', '#E8A524']),
    ),
  'hiking-friends': () =>
    scene(
      WIDE, sky(WIDE, '#BFE3EC', '#FFF4DC'), sun(960, 180, 70), peaks(WIDE, 560, '#A5CDC6', 31), peaks(WIDE, 680, '#74B09D', 17), cloud([220, 250]),
      path('M0 900V760Q260 700 520 640Q700 600 820 660T1200 740V900Z', '#4E9873'), path('M300 900Q500 760 640 650Q700 700 560 900Z', '#E5CFA6'),
      person([560, 720, 0.9], { skin: SKIN[3], top: C.red, style: 'cap', cloth: C.navy, arms: 'up' }), person([680, 715, 0.86], { skin: SKIN[0], top: C.amber, style: 'bun', arms: 'up' }),
      person([800, 735, 0.92], { skin: SKIN[4], top: C.sea, style: 'hijab', cloth: C.peach }), pine([120, 850, 1.2], '#2B6A50'), pine([230, 880, 0.9], '#245C47'), pine([1080, 860, 1.3], '#2B6A50'),
    ),
  'coast-road': () =>
    scene(
      WIDE, sky(WIDE, '#A9DCEA', '#F4F8EA'), cloud([300, 180]), cloud([900, 130, 0.8]), rect([0, 430, 1200, 300], '#3BA0AE'), hills(WIDE, 440, '#8FBFB0', 41),
      rect([0, 480, 1200, 250], '#3BA0AE'), scatter(20, 3, (n) => line(`M${Math.round(n() * 1150)} ${500 + Math.round(n() * 150)}h60`, '#7CC4C6', 6)),
      path('M0 900V700Q600 640 1200 700V900Z', '#76818A'), row(8, (i) => rect([30 + i * 156, 782, 90, 12], C.gold, 6)),
      row(13, (i) => rect([i * 98, 650, 14, 60], C.white, 4)), rect([0, 662, 1200, 14], C.white), car([600, 800, 1.5], C.coral), tree([1100, 680, 0.9], C.leaf, C.moss),
    ),
  snowman: () =>
    scene(
      SQUARE, sky(SQUARE, '#A9CDE2', '#EAF4F7'), hills(SQUARE, 800, '#DDEBF0', 3), row(5, (i) => pine([90 + i * 250, 880 - (i % 2) * 60, 1.3], '#3F7F6C', true)),
      hills(SQUARE, 930, C.snow, 9), circle(620, 870, 190, '#E3EEF2'), circle(600, 864, 186, C.white), circle(600, 600, 124, C.white),
      path('M474 690Q600 760 726 690L730 730Q600 800 470 730ZM650 730l30 170h-60l-16 -150Z', C.red), circle(560, 580, 12, C.ink), circle(640, 580, 12, C.ink),
      path('M600 606L700 626L600 638Z', C.amber), line('M556 656Q600 690 644 656', C.ink, 8), row(3, (i) => circle(600, 800 + i * 60, 12, C.ink)),
      line('M430 800L290 700M340 735l-12 -60M770 800L910 690M860 728l20 -56', C.brown, 14), path('M480 510Q500 380 600 380T720 510Z', C.teal), circle(600, 372, 34, C.cream), rect([468, 490, 264, 50], C.cream, 25), snowfall(SQUARE, 12),
    ),
  'night-walk': () =>
    scene(
      WIDE, sky(WIDE, C.night, '#34518A'), stars([1200, 500], 5), moon(920, 190, 74, '#1B3263'), hills(WIDE, 520, '#1D3A63', 5), hills(WIDE, 600, '#17304F', 8),
      rect([80, 400, 360, 300], '#274A75', 8), rect([330, 280, 50, 130], '#2F5585'), row(8, (i) => rect([120 + (i % 4) * 78, 470 + Math.floor(i / 4) * 90, 46, 50], C.gold, 6)),
      rect([0, 690, 1200, 210], '#22395A'), path('M700 690L560 900H1000L820 690Z', '#2D4A70'), row(2, (i) => at([560 + i * 460, 720], rect([-6, -290, 12, 290], C.ink), path('M-6 -290h90', C.ink), faded(0.2, path('M-20 -280L-170 20H170L20 -280Z', C.gold)), circle(0, -290, 20, C.gold))),
      person([760, 850, 1], { skin: SKIN[2], top: C.coral, bottom: '#0E1B33', style: 'beanie', cloth: C.amber }),
    ),
};
