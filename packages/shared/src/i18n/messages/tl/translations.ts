import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: 'Magmungkahi ng salin',
    hint: 'Ang may-akda o moderator ang magpapasya kung ipapakita ang iyong salin.',
    original: 'Orihinal ({{language}})',
    translation: 'Salin ({{language}})',
    send: 'Ipadala ang mungkahi',
    unchanged: 'Baguhin muna ang salin.',
    thanks: 'Salamat sa iyong mungkahi.',
    gone: 'Wala na ang tekstong ito.',
  },
  field: {
    title: 'Pamagat',
    content: 'Nilalaman',
    description: 'Paglalarawan',
    extraInfo: 'Karagdagang impormasyon',
  },
  list: {
    title: 'Mga mungkahing salin',
    hint: 'May mga nagmumungkahi ng mas magandang salin ng isinulat mo. Ikaw ang magpapasya kung alin ang ipapakita.',
    empty: 'Walang nakabinbing mungkahi.',
    loadFailed: 'Hindi ma-load ang mga mungkahi.',
    into: 'Sa {{language}}',
    look: 'Ihambing',
    tabs: 'Kaninong sinulat',
    mine: 'Para sa iyo',
    all: 'Lahat',
    allHint: 'Mga mungkahing salin sa sinulat ng lahat, pinakaluma muna. Makakapagpasya rin ang moderator.',
  },
  decision: {
    now: 'Ipinapakita ngayon',
    suggested: 'Mungkahi ni {{name}}',
    accept: 'Tanggapin',
    reject: 'Tanggihan',
    accepted: 'Ginamit na ang mungkahi bilang salin.',
    rejected: 'Tinanggihan na ang mungkahi.',
    late: 'Hindi na mapagpapasyahan ang mungkahing ito: nagbago na ang teksto o napagpasyahan na ito.',
  },
} as const satisfies Messages['translations'];
