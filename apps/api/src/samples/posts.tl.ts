import type { PostDraft } from './samples.types.js';

export const tagalogPosts: readonly PostDraft[] = [
  {
    key: 'padala-day',
    author: 'jun',
    ago: '52m',
    views: 69,
    likes: 14,
    scraps: 1,
    tags: 'padala pamilya OFW',
    images: ['phone-remittance'],
    title: 'Araw ng padala, araw ng video call',
    content: `Sweldo na! Nagpadala agad ako pang-tuition ni bunso. Tumawag sila pagkatapos, tatlong batang sabay-sabay nagsasalita, wala akong naintindihan pero ang saya ko.

Sabi ng panganay ko, "Pa, top 3 ako!" Sulit ang overtime. 💪`,
    thread: `
      maricel +5m ♥4: Congrats kay panganay! Proud si Papa!
      minh/en +12m ♥2: Good father! Congratulations to your kid.
      sokha/en +20m: Respect, brother. See you Sunday.
      > jun +25m: Sa Linggo ang ganti namin 😂`,
  },
  {
    key: 'choir-needs-tenor',
    author: 'maricel',
    ago: '8h',
    views: 58,
    likes: 6,
    tags: 'simbahan choir Jeonju',
    images: ['church-snow'],
    title: 'Naghahanap ang choir namin ng tenor',
    content: `May misa sa Ingles at Tagalog tuwing Linggo ng hapon dito sa Jeonju. Apat kaming soprano, isang bass, zero tenor! Hindi kailangang magaling, basta hindi nahihiya. May merienda pagkatapos: pancit at tsismis.`,
    thread: `
      jun +20m ♥3: Tenor ako sa videoke, pwede na ba 'yon?
      > maricel +30m ♥5: Pasok ka na!
      emily +2h: I can drive up from Chuncheon once a month if there is pancit.`,
  },
  {
    key: 'wage-slip-habit',
    author: 'jun',
    ago: '1d',
    views: 203,
    likes: 16,
    scraps: 13,
    tags: 'sahod trabaho tips',
    images: ['factory-dawn'],
    title: 'Isulat ninyo ang oras ninyo araw-araw',
    content: `Hindi ako abogado, kwento ko lang. Dati tatlong oras ang kulang sa overtime ko. Nagtanong ako nang maayos, dala ang notebook ko na may petsa, pasok at uwi. Nagkamali lang pala sa encoding at binayaran naman sa sumunod na buwan.

Kung wala kang sulat, mahirap magtanong. Kaya simulan na ngayon: notebook, ballpen, dalawang minuto bago matulog.

Kayo, anong gamit n'yo, papel o app?`,
    thread: `
      maricel +30m ♥2: Notebook din. Litrato ng time card tuwing Biyernes.
      tanvir/en +1h ♥5: Same advice I give to everyone. Photo of the schedule on the wall too.
      somchai/en +3h ♥1: I use my phone calendar, easy to search later.
      dara/en +5h: Starting tonight.
      company +8h ♥4: 사업주 입장에서도 기록이 있으면 서로 오해가 없어서 좋습니다.`,
  },
  {
    key: 'batchoy-or-ramyeon',
    author: 'jun',
    ago: '5d',
    views: 92,
    likes: 11,
    tags: 'pagkain ramyeon',
    images: ['ramyeon'],
    title: 'Ramyeon na may kalamansi, sino pa?',
    content: `Walang kalamansi kaya lemon muna. Itlog, konting bawang na prito, ayun, lasang bahay na rin kahit papaano.`,
    thread: `
      maricel +15m: Bawang ang sikreto sa lahat!
      linh/en +1h ♥2: Lime and chili for me. Try it!
      youngsook +3h ♥3: 라면에 레몬이라니, 내일 한번 해 봐야겠네.`,
  },
  {
    key: 'kindergarten-lottery',
    author: 'maricel',
    ago: '12d',
    views: 110,
    likes: 8,
    scraps: 3,
    tags: 'anak kindergarten',
    images: ['playground'],
    title: 'Unang araw ni Noah sa kindergarten, ako ang umiyak',
    content: `Kumaway lang siya at tumakbo sa slide. Ako naiwan sa gate na may hawak na tissue. Pag-uwi kumanta siya ng Korean song na hindi ko alam, tapos tinuruan niya ako.

Tanong: paano n'yo binabasa ang mga notice galing sa school? Piniktyuran ko at pina-translate pero minsan mali ang petsa.`,
    thread: `
      thuy/en +1h ♥4: I ask one mother in the class chat to check dates with me. She became my best friend!
      kenta +4h ♥2: うちも同じです。先生に「大事な日だけ丸をつけてください」とお願いしました。
      > maricel/en +5h: Circling the dates, great idea!`,
  },
  {
    key: 'beach-outing',
    author: 'jun',
    ago: '20d',
    views: 129,
    likes: 18,
    tags: 'outing dagat barkada',
    images: ['seaside', 'kimbap'],
    title: 'Outing ng buong line 3!',
    content: `Si manager ang nag-grill, si Kuya Batbayar ang nagbuhat ng lahat, kami ang kumain. Ang lamig ng tubig pero talon pa rin! Salamat sa lahat ng sumama, pitong bansa sa isang van at isang playlist na puro ballad.`,
    thread: `
      batbayar +2h ♥4: 아이스박스가 제일 무거웠어요 ㅎㅎ 또 갑시다!
      rafiq/en +5h: Who ate my kimbap?
      > jun/en +6h ♥6: No evidence, no case.`,
  },
  {
    key: 'lost-in-subway',
    author: 'maricel',
    ago: '31d',
    views: 85,
    likes: 10,
    tags: 'Seoul subway',
    images: ['subway'],
    title: 'Dalawang oras sa subway, tatlong exit, isang anghel',
    content: `Nawala ako sa Seoul Station. May ale na hindi marunong mag-Ingles, hinawakan lang ang kamay ko at hinatid ako hanggang platform. Hindi ko natanong ang pangalan niya. Kung nababasa n'yo ito: salamat po!`,
    thread: `
      jiwoo +1h ♥5: 서울역은 한국 사람도 길을 잃어요. 좋은 분을 만나서 다행이에요!
      linh +3h: Em cũng từng lạc ở đó, đi ba vòng mới ra 😅`,
  },
  {
    key: 'airport-reunion',
    author: 'maricel',
    ago: '3d',
    views: 133,
    likes: 22,
    scraps: 1,
    tags: 'pamilya airport',
    images: ['airport-window'],
    title: 'Dumating na si Nanay!',
    content: `Apat na taon. Akala ko kakayanin kong hindi umiyak, pero pagbukas pa lang ng pinto, wala na. May dala siyang dalawang kahon ng tuyo, daing at mangga na hindi pala pinayagan ang mangga.

Nilalamig siya, suot ang tatlong jacket ko, at masayang-masaya.`,
    thread: `
      jun +10m ♥4: Naiyak ako sa mangga. Welcome po, Nanay!
      thuy/en +1h ♥3: So happy for you. Hug your mom for all of us.
      jiwoo +3h: 어머니와 좋은 시간 보내세요!`,
  },
];
