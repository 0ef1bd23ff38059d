import { block, house, lantern, person, SKIN, steam, table } from './drawing-props.js';
import {
  at, C, circle, cloud, faded, hills, line, oval, path, peaks, rain, rect, row, scatter, scene, sky, snowfall, stars, sun,
  TALL, tree, WIDE, moon, pine,
} from './drawing-shapes.js';

const bin = (x: number, color: string, shade: string): string =>
  at([x, 760], path('M-80 -220H80L66 0H-66Z', color), rect([-92, -250, 184, 40], shade, 12), rect([-26, -266, 52, 20], shade, 8), rect([-44, -150, 88, 70], C.cream, 12));

/** Streets, work and public places. */
export const cityDrawings = {
  'market-stall': () =>
    scene(
      WIDE, sky(WIDE, '#FDE3BE', C.cream), row(5, (i) => rect([i * 250 - 20, 210 - (i % 2) * 60, 230, 500], ['#F2CDA2', '#E9BE93', '#F6DAB6'][i % 3] ?? C.peach, 6)),
      rect([0, 690, 1200, 210], '#D8B48C'), rect([190, 250, 20, 460], C.brown), rect([990, 250, 20, 460], C.brown),
      person([520, 700, 1.25], { skin: SKIN[1], top: C.rose, style: 'bun', hair: '#8A8480', arms: 'hold' }), person([740, 700, 1.2], { skin: SKIN[2], top: C.sea, style: 'cap', cloth: C.navy, arms: 'up' }),
      row(8, (i) => path(`M${150 + i * 112} 190h112v90a56 50 0 0 1 -112 0Z`, i % 2 ? C.cream : C.teal)), rect([150, 170, 896, 40], '#0B5A54', 10),
      rect([150, 590, 900, 200], C.wood, 12), rect([150, 590, 900, 26], C.brown, 10),
      row(4, (i) => at([255 + i * 230, 600], scatter(11, i + 3, (n, k) => circle(-76 + (k % 5) * 36 + (k > 4 ? 16 : 0), (k > 4 ? -30 : 0) - Math.round(n() * 8), 25, [C.red, C.amber, C.lime, C.coral][i] ?? C.red)), path('M-104 -4H104L88 74H-88Z', '#E8C99A'))),
      lantern([110, 230, 0.8], C.coral), lantern([1100, 230, 0.8], C.amber),
    ),
  'factory-dawn': () =>
    scene(
      WIDE, sky(WIDE, '#7FA9C9', '#FFD9A8'), sun(820, 470, 110, C.amber), hills(WIDE, 560, '#8AA5A6', 6), cloud([260, 180], '#EAF1F2'),
      rect([120, 430, 620, 300], '#54788C', 8), row(4, (i) => path(`M${120 + i * 155} 434l155 -110v110Z`, '#43667A')), row(4, (i) => rect([160 + i * 145, 490, 90, 70], C.gold, 8)),
      rect([800, 300, 54, 430], '#9C5F4A'), rect([890, 360, 54, 370], '#B06D54'), rect([800, 330, 54, 24], C.cream), rect([890, 390, 54, 24], C.cream),
      faded(0.7, cloud([850, 240, 0.7]), cloud([960, 200, 0.9]), cloud([1060, 130, 1.1])), rect([360, 600, 140, 130], '#2F4F61', 6), rect([0, 720, 1200, 180], '#6E7F7D'), rect([0, 716, 1200, 16], '#8C9B97'),
      person([560, 850, 0.95], { skin: SKIN[3], top: C.teal, style: 'helmet', cloth: C.gold }), person([690, 856, 0.98], { skin: SKIN[0], top: C.teal, style: 'helmet', cloth: C.white, arms: 'up' }), person([820, 850, 0.95], { skin: SKIN[4], top: C.teal, style: 'helmet', cloth: C.gold }),
    ),
  'bus-stop-rain': () =>
    scene(
      TALL, sky(TALL, '#6F8FA6', '#B9CCD2'), block([30, 330, 220, 700], '#587A8E', 4), block([270, 450, 190, 600], '#668A9C', 9), block([820, 380, 240, 660], '#5B7F93', 14), rect([0, 1010, 1080, 340], '#5A6C77'),
      rect([230, 600, 640, 30], C.teal, 12), rect([250, 620, 18, 470], C.ink), rect([830, 620, 18, 470], C.ink), faded(0.35, rect([268, 640, 562, 370], '#D8EEF2')), rect([320, 960, 320, 26], C.wood, 8), rect([350, 980, 16, 110], C.brown), rect([590, 980, 16, 110], C.brown),
      rect([930, 560, 14, 540], C.ink), circle(937, 560, 58, C.amber), rect([908, 536, 58, 40], C.cream, 10),
      person([480, 1096, 1.25], { skin: SKIN[1], top: C.coral, style: 'long' }), person([660, 1100, 1.3], { skin: SKIN[4], top: C.navy, bottom: C.ink, style: 'cap', cloth: C.red, arms: 'hold' }),
      scatter(12, 4, (n) => faded(0.5, oval([Math.round(n() * 1080), 1150 + Math.round(n() * 170), 60, 10], '#A9C3CC'))), rain(TALL, 8),
    ),
  'night-tower': () =>
    scene(
      TALL, sky(TALL, C.night, '#7A5C92'), stars([1080, 640], 9), moon(240, 230, 70, '#1B2C5E'), peaks([1080, 1350], 820, '#27375F', 6),
      path('M520 640L540 330H560L580 640Z', C.cream), rect([500, 400, 100, 60], C.coral, 20), rect([486, 440, 128, 34], C.cream, 16), rect([546, 220, 8, 120], C.mist, 4), circle(550, 214, 9, C.red), hills(TALL, 760, '#1C2B4F', 12),
      row(7, (i) => block([i * 160 - 20, 850 - ((i * 37) % 4) * 70, 146, 700], ['#243B6B', '#2D477A', '#1F3360'][i % 3] ?? C.navy, i + 2)), row(5, (i) => block([i * 240 - 60, 1080 - (i % 2) * 60, 190, 400], ['#16264A', '#1A2D57'][i % 2] ?? C.night, i + 31, C.amber)),
    ),
  'hospital-corridor': () =>
    scene(
      TALL, rect([0, 0, 1080, 1350], '#E3F1EF'), path('M0 0L360 400H720L1080 0Z', '#F2F8F7'), path('M0 1350L360 900H720L1080 1350Z', '#B7D8D2'), rect([360, 400, 360, 500], '#CFE6E2'),
      path('M360 400L0 0V1350L360 900Z', '#DCEDEA'), path('M0 900L360 740V770L0 980Z', C.sea), path('M1080 900L720 740V770L1080 980Z', C.sea), rect([430, 560, 100, 340], C.cream, 4), rect([550, 560, 100, 340], C.cream, 4), circle(520, 740, 8, C.stone), circle(560, 740, 8, C.stone),
      rect([476, 430, 128, 96], C.white, 16), rect([526, 446, 28, 64], C.teal, 4), rect([508, 464, 64, 28], C.teal, 4), row(3, (i) => path(`M${460 - i * 60} ${330 - i * 110}h${160 + i * 120}l20 -30h-${200 + i * 120}Z`, C.butter)),
      person([420, 1140, 1.5], { skin: SKIN[0], top: C.white, bottom: C.teal, style: 'bun', arms: 'hold' }), person([640, 1180, 1.55], { skin: SKIN[4], top: C.amber, bottom: C.navy }), path('M900 1350V1050l140 -60v360Z', C.coral), rect([880, 1150, 180, 40], '#D9674A', 12),
    ),
  'lantern-festival': () =>
    scene(
      TALL, sky(TALL, '#141F4A', '#A4506A'), stars([1080, 700], 3), hills(TALL, 1000, '#33244F', 7), row(7, (i) => line(`M-20 ${170 + i * 100}Q540 ${330 + i * 90} 1100 ${150 + i * 100}`, '#5A4574', 4)),
      row(4, (r) => row(5 + (r % 2), (i) => lantern([110 + i * 215 - (r % 2) * 100, 240 + r * 180 + Math.abs(2 - i) * -20, 0.95], [C.coral, C.amber, C.sea, C.rose, C.gold][(i + r * 2) % 5] ?? C.coral))), rect([0, 1130, 1080, 220], '#231A3D'),
      row(6, (i) => person([110 + i * 172, 1290 + (i % 2) * 40, 1.05], { skin: SKIN[(i * 2) % 6] ?? SKIN[0], top: [C.sea, C.amber, C.rose, C.coral, C.mint, C.gold][i] ?? C.sea, bottom: '#191230', style: (['long', 'short', 'hijab', 'bun', 'cap', 'short'] as const)[i], arms: i % 2 ? 'up' : 'hold' })),
    ),
  subway: () =>
    scene(
      WIDE, rect([0, 0, 1200, 900], '#DCE7E6'), rect([0, 0, 1200, 120], '#C5D6D5'), rect([70, 150, 300, 270], '#7FB5C4', 30), rect([450, 150, 300, 270], '#7FB5C4', 30), rect([830, 150, 300, 270], '#7FB5C4', 30), row(3, (i) => block([110 + i * 380, 280, 90, 136], '#5D93A5', i + 3) + block([220 + i * 380, 240, 110, 176], '#6BA1B2', i + 8)),
      rect([0, 90, 1200, 16], C.stone), row(9, (i) => at([90 + i * 128, 104], rect([-4, 0, 8, 70], C.stone), line('M-22 108A24 24 0 1 0 22 108A24 24 0 1 0 -22 108', C.amber, 9))), rect([0, 500, 1200, 200], C.teal, 20), rect([0, 650, 1200, 80], '#0C5F58', 16), rect([0, 790, 1200, 110], '#B9C7C6'),
      person([250, 810, 1.4], { skin: SKIN[0], top: C.coral, style: 'long', arms: 'hold' }), person([480, 810, 1.45], { skin: SKIN[4], top: C.navy, style: 'short', arms: 'hold' }), person([720, 810, 1.35], { skin: SKIN[2], top: C.butter, bottom: C.brick, style: 'hijab', cloth: C.dusk }), person([950, 810, 1.4], { skin: SKIN[1], top: C.leaf, style: 'bun', hair: '#9A9692' }),
    ),
  'trash-sorting': () =>
    scene(
      WIDE, sky(WIDE, '#D5ECF0', C.cream), house([60, 300, 360, 300], '#F2D7B4', C.brick), house([800, 280, 340, 320], '#E8E0CF', C.teal), tree([620, 600, 1.2], C.leaf, C.moss), rect([0, 590, 1200, 310], '#D9CBB4'), rect([0, 580, 1200, 20], '#BFAE94'),
      bin(180, C.sea, C.teal), bin(400, C.amber, '#C97C0A'), bin(620, C.dusk, '#43528C'), bin(840, C.leaf, C.moss), person([1040, 790, 1.3], { skin: SKIN[3], top: C.rose, style: 'long', arms: 'hold' }), rect([1000, 640, 80, 74], C.wood, 6), line('M1000 672H1080M1040 640V672', C.brown, 5),
    ),
  'airport-window': () =>
    scene(
      WIDE, rect([0, 0, 1200, 900], '#C7D9DF'), at([0, 0], sky([1200, 640], '#8FC6DF', '#FFE6C2')), sun(250, 420, 70), cloud([900, 180]), cloud([480, 260, 0.7]), rect([0, 560, 1200, 110], '#A9B9B5'), at([640, 330, 1.3, -10], path('M-260 20Q-300 -10 -250 -30H210Q270 -20 300 20Q260 46 210 46H-220Q-250 46 -260 20Z', C.white), path('M-240 -24L-300 -130H-240L-160 -26Z', C.teal), path('M-20 20L-130 150H-60L110 22Z', C.mist), row(9, (i) => circle(-150 + i * 38, 0, 9, C.sky)), path('M222 -12Q262 -8 276 8H232Z', C.navy)),
      row(4, (i) => rect([-10 + i * 400, 0, 20, 680], '#7F98A1')), rect([0, 310, 1200, 12], '#7F98A1'), rect([0, 670, 1200, 230], '#E9DFCD'), person([300, 860, 1.3], { skin: SKIN[2], top: C.coral, style: 'long', arms: 'up' }), rect([390, 720, 110, 140], C.teal, 16), rect([425, 670, 40, 54], '#FFFFFF00', 8), line('M425 720V660H465V720', C.ink, 8), person([920, 860, 1.2], { skin: SKIN[2], top: C.amber, arms: 'up' }),
    ),
  'moving-room': () =>
    scene(
      WIDE, rect([0, 0, 1200, 900], '#F7E8CF'), rect([0, 660, 1200, 240], C.wood), row(6, (i) => rect([i * 210, 660, 6, 240], '#B57D4A')), rect([700, 120, 340, 300], C.white, 10), rect([718, 138, 304, 264], C.sky), cloud([860, 240, 0.6]), rect([864, 138, 12, 264], C.white), at([0, 0], rect([80, 530, 430, 90], C.mint, 24), rect([80, 590, 430, 90], C.cream, 14), rect([100, 500, 130, 60], C.white, 22)),
      at([640, 780], rect([-110, -150, 220, 150], '#D9A066', 6), rect([-20, -150, 40, 150], '#EFC48F')), at([860, 800], rect([-120, -180, 240, 180], '#CF9459', 6), rect([-20, -180, 40, 180], '#EFC48F')), at([830, 622], rect([-90, -110, 180, 110], '#E0AC74', 6), rect([-16, -110, 32, 110], '#F4D2A3')), person([420, 850, 1.35], { skin: SKIN[1], top: C.teal, style: 'short', arms: 'up' }), at([1090, 760], path('M-50 -90H50L36 0H-36Z', C.coral), path('M0 -90Q-100 -180 -60 -270Q0 -220 0 -90Q10 -240 80 -270Q90 -160 0 -90Z', C.leaf)), line('M300 0V110', C.brown, 5), path('M220 190Q230 110 300 110T380 190Z', C.amber),
    ),
  mosque: () =>
    scene(
      WIDE, sky(WIDE, '#5C78B4', '#FBCF9D'), stars([1200, 260], 4), sun(600, 560, 170, C.peach), hills(WIDE, 650, '#6D7BA0', 4), rect([330, 470, 540, 260], '#F6E9D2', 6), path('M420 474Q400 320 600 250Q800 320 780 474Z', C.teal), line('M600 250V200', C.gold, 8), path('M612 160A30 30 0 1 0 612 210A24 24 0 1 1 612 160Z', C.gold),
      row(2, (i) => at([270 + i * 660, 730], rect([-34, -420, 68, 420], '#EFDDBE', 4), rect([-46, -330, 92, 20], C.wood, 6), path('M-38 -420Q-30 -490 0 -510Q30 -490 38 -420Z', C.teal), circle(0, -518, 8, C.gold))), row(5, (i) => path(`M${370 + i * 100} 730V610q30 -70 60 0v120Z`, i === 2 ? C.brown : '#D9BC90')), rect([0, 726, 1200, 174], '#C79F78'), row(5, (i) => rect([480 - i * 30, 726 + i * 20, 240 + i * 60, 22], i % 2 ? '#E9D2AE' : '#DCC096')),
      person([420, 860, 0.85], { skin: SKIN[3], top: C.white, bottom: C.white, style: 'cap', cloth: C.cream }), person([800, 860, 0.8], { skin: SKIN[2], top: C.dusk, bottom: C.dusk, style: 'hijab', cloth: C.mint }), block([0, 560, 170, 180], '#8B83A0', 3), block([1040, 540, 170, 200], '#8B83A0', 6),
    ),
  'church-snow': () =>
    scene(
      TALL, sky(TALL, '#6C8FBF', '#E8EEF4'), snowfall([1080, 800], 4), peaks(TALL, 800, '#B7CCDD', 9), row(4, (i) => pine([90 + i * 300, 1000 - (i % 2) * 40, 1.5], '#3F7F6C', true)), hills(TALL, 980, '#E7F0F5', 5),
      rect([330, 700, 420, 380], '#D98F6A', 4), path('M300 712L540 500L780 712Z', C.snow), path('M330 712L540 530L750 712Z', '#C2744F'), rect([470, 420, 140, 300], '#CC7F5A'), path('M450 430L540 220L630 430Z', C.navy), rect([534, 140, 12, 90], C.gold, 4), rect([512, 164, 56, 12], C.gold, 4), path('M490 1080V920q50 -80 100 0v160Z', C.brown), row(2, (i) => path(`M${370 + i * 270} 940V830q35 -56 70 0v110Z`, C.gold)), circle(540, 620, 40, C.gold),
      hills(TALL, 1110, '#EAF2F6', 12), person([300, 1240, 1.1], { skin: SKIN[2], top: C.red, style: 'beanie', cloth: C.teal }), person([410, 1250, 0.8], { skin: SKIN[2], top: C.amber, style: 'beanie', cloth: C.red, arms: 'up' }), snowfall(TALL, 19),
    ),
  'cat-alley': () =>
    scene(
      TALL, sky(TALL, '#C9E6EE', C.cream), block([380, 380, 320, 500], '#E6D2B7', 3, C.sky), path('M0 0H330V1350H0Z', '#EBC9A2'), path('M760 0H1080V1350H760Z', '#DDA983'), rect([60, 280, 190, 220], C.teal, 12), rect([80, 300, 150, 180], C.butter, 6), rect([850, 420, 170, 200], C.cream, 12), rect([868, 438, 134, 164], C.sky, 6), row(11, (i) => rect([330 - i * 4, 820 + i * 50, 430 + i * 8, 52], i % 2 ? '#CBB9A3' : '#BDA98F')),
      row(3, (i) => at([870 + i * 80, 760 + i * 20], path('M-36 -70H36L26 0H-26Z', C.brick), circle(0, -104, 48, i % 2 ? C.leaf : C.moss), circle(14, -110, 14, [C.coral, C.gold, C.rose][i] ?? C.rose))), line('M330 170Q540 260 760 150', C.ink, 4), row(4, (i) => rect([400 + i * 90, 208 - Math.abs(1.5 - i) * 8, 58, 90], [C.coral, C.cream, C.sea, C.gold][i] ?? C.coral, 8)),
      at([520, 1190, 1.5], path('M-70 0Q-90 -110 -20 -120H20Q70 -90 62 0Z', C.amber), circle(-30, -140, 50, C.amber), path('M-76 -160L-70 -214L-36 -184ZM-20 -184L10 -212L16 -160Z', C.amber), line('M60 -10Q130 -20 110 -90', C.amber, 20), circle(-46, -142, 6, C.ink), circle(-14, -142, 6, C.ink), path('M-36 -126h12l-6 8Z', C.coral), path('M-50 0Q-54 -70 -26 -76Q2 -70 0 0Z', C.cream)),
    ),
  'village-dusk': () =>
    scene(
      WIDE, sky(WIDE, '#E58E6F', '#FDE0AE'), sun(880, 420, 100, C.gold), peaks(WIDE, 540, '#B9857E', 12), hills(WIDE, 580, '#7C9A77', 6), house([130, 540, 240, 180], '#F5E1C0', C.ink), house([470, 570, 220, 160], '#EFD3AC', '#35505C'), house([800, 550, 260, 180], '#F7E7CB', C.ink), steam([240, 400, 0.8], C.cream), steam([920, 420, 0.7], C.cream), hills(WIDE, 760, '#5E8A62', 15), tree([1120, 760, 1.3], '#E5A04B', '#C97C2E'), tree([60, 780, 1.2], '#D9803F', '#B9632B'), path('M480 900Q560 800 540 740H610Q640 820 720 900Z', '#E7CDA0'), table([300, 800, 130, 40], C.wood),
    ),
};
