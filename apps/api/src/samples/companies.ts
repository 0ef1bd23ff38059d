import type { CompanyStatus } from '@haiko/shared/companies';

/** A sample company, owned by the person whose key is its own. */
export interface SampleCompany {
  owner: string;
  name: string;
  /** Of a tax office that does not exist, so that it is nobody's. */
  number: string;
  homepage: string;
  manager: string;
  status: CompanyStatus;
  reason?: string;
  days: number;
  logo: { ground: string; mark: LogoMark };
}

export type LogoMark = 'leaf' | 'bowl' | 'car' | 'cup' | 'gear' | 'ship' | 'book' | 'hammer';

/** One in each state for the documented accounts, then those whose postings fill the list. */
export const companies: readonly SampleCompany[] = [
  {
    owner: 'company',
    name: '한빛농장',
    number: '999-81-01144',
    homepage: 'https://hanbit-farm.example',
    manager: '김민호',
    status: 'approved',
    days: 55,
    logo: { ground: '#15803D', mark: 'leaf' },
  },
  {
    owner: 'pending',
    name: '美兰食品 미란식품',
    number: '999-86-01246',
    homepage: '',
    manager: '왕미란',
    status: 'pending',
    days: 1,
    logo: { ground: '#DC2626', mark: 'bowl' },
  },
  {
    owner: 'rejected',
    name: 'Bekzod Auto Export',
    number: '999-81-01340',
    homepage: 'https://bekzod-auto.example',
    manager: 'Bekzod Karimov',
    status: 'rejected',
    reason:
      '사업자등록증의 상호와 입력한 기업명이 다릅니다. 등록증과 같은 이름으로 고치고, 전체가 보이는 파일을 다시 올려 주세요.',
    days: 6,
    logo: { ground: '#1D4ED8', mark: 'car' },
  },
  {
    owner: 'youngsook',
    name: '영숙이네 밥상',
    number: '999-86-01440',
    homepage: '',
    manager: '박영숙',
    status: 'approved',
    days: 48,
    logo: { ground: '#B45309', mark: 'bowl' },
  },
  {
    owner: 'jiwoo',
    name: '카페 윤슬',
    number: '999-81-01542',
    homepage: 'https://cafe-yunseul.example',
    manager: '이지우',
    status: 'approved',
    days: 44,
    logo: { ground: '#0F766E', mark: 'cup' },
  },
  {
    owner: 'wei',
    name: '안산정밀',
    number: '999-86-01644',
    homepage: 'https://ansan-precision.example',
    manager: '최대성',
    status: 'approved',
    days: 40,
    logo: { ground: '#334155', mark: 'gear' },
  },
  {
    owner: 'kenta',
    name: '남해조선',
    number: '999-81-01746',
    homepage: 'https://namhae-ship.example',
    manager: '정해진',
    status: 'approved',
    days: 33,
    logo: { ground: '#1E40AF', mark: 'ship' },
  },
  {
    owner: 'emily',
    name: '다리 외국어학원',
    number: '999-86-01848',
    homepage: 'https://dari-academy.example',
    manager: '한서윤',
    status: 'approved',
    days: 29,
    logo: { ground: '#7C3AED', mark: 'book' },
  },
  {
    owner: 'aziz',
    name: '새벽건설',
    number: '999-81-01940',
    homepage: '',
    manager: '오준석',
    status: 'approved',
    days: 21,
    logo: { ground: '#C2410C', mark: 'hammer' },
  },
];
