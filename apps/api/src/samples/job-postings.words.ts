import type { SamplePosting } from './job-postings.types.js';

const academy = { owner: 'emily', region: '대전 유성구 대학로 99', detail: '다리 외국어학원 4층' } as const;

/** Of the language school. */
export const wordsPostings: readonly SamplePosting[] = [
  {
    ...academy,
    language: 'en',
    title: 'English conversation teacher (E-2)',
    description:
      'Adult classes in the evening, small groups, no desk warming. We sponsor the visa and pay half of the flight.',
    jobs: [1301],
    visas: [1301, 2600, 2700],
    levels: [204],
    pay: [5, 2_600_000, 2_900_000],
    hours: 6,
    employment: 1,
    education: 5,
    days: 1,
    left: 44,
  },
  {
    ...academy,
    language: 'ko',
    title: '베트남어·크메르어 통역 (재택 가능)',
    description: '병원과 관공서 통화를 통역합니다. 한 건에 10분에서 30분쯤 걸리고, 집에서 일할 수 있습니다.',
    translations: {
      km: {
        title: 'អ្នកបកប្រែវៀតណាម និងខ្មែរ (ធ្វើពីផ្ទះបាន)',
        description: 'បកប្រែការហៅទូរសព្ទជាមួយមន្ទីរពេទ្យ និងស្ថាប័នរដ្ឋ។ មួយដងប្រហែល ១០ ទៅ ៣០ នាទី ហើយអាចធ្វើពីផ្ទះ។',
      },
    },
    jobs: [1303],
    visas: [2700, 2600, 2300, 300],
    levels: [115, 604],
    pay: [2, 20_000, 25_000],
    hours: 4,
    employment: 4,
    days: 3,
    left: 27,
    remote: true,
  },
  {
    ...academy,
    language: 'tl',
    title: 'Guro ng Ingles para sa mga bata',
    description:
      'Online na klase para sa elementarya, tatlong oras kada araw. Kailangan ng malinaw na pagsasalita at tiyaga.',
    jobs: [1301],
    visas: [2700, 2600, 2400],
    levels: [204],
    pay: [2, 18_000, 22_000],
    hours: 3,
    employment: 4,
    days: 8,
    left: 22,
    remote: true,
  },
  {
    ...academy,
    language: 'zh',
    title: '汉语翻译（笔译），可远程',
    description: '把公司网站和合同从韩语译成中文。请附上一页译文样本。',
    jobs: [1304],
    visas: [2500, 2600, 302],
    levels: [116, 316],
    pay: [1, 0, 0],
    hours: 6,
    employment: 4,
    education: 5,
    days: 16,
    left: 14,
    remote: true,
  },
];
