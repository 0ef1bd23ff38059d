import type { Messages } from '../../types.ts';

export const settings = {
  notifications: {
    title: 'Settings ng abiso',
    browser: 'Browser na ito',
    push: 'Push na abiso',
    pushHint: 'Makatanggap ng balita kahit sarado ang Haiko. Hindi ipinapakita ang laman ng mensahe.',
    denied: 'Naka-block sa browser na ito ang mga abiso ng Haiko. Pakipayagan ang mga ito sa settings ng browser.',
    unsupported: 'Walang push na abiso sa browser na ito. Sa iPhone, idagdag muna ang Haiko sa home screen.',
    pushFailed: 'Hindi ma-on ang push na abiso. Pakisubukang muli mamaya.',
    types: 'Mga gustong malaman',
    note: 'Mga bagong mensahe',
    comment: 'Mga comment at sagot',
    friendRequest: 'Mga kahilingang maging kaibigan',
    friendAccept: 'Mga tinanggap na kahilingan',
    post: 'Mga bagong post ng kaibigan',
    postLike: 'Mga like sa iyong post',
    commentLike: 'Mga like sa iyong comment',
    scrap: 'Mga nag-save ng iyong post',
    jobAlert: 'Mga bagong trabaho sa mga na-save na paghahanap',
    quiet: 'Tahimik na oras',
    quietHint: 'Walang push na abiso sa oras na ito (oras sa Korea). Nasa listahan pa rin ang mga ito.',
    from: 'Mula',
    to: 'Hanggang',
  },
} as const satisfies Messages['settings'];
