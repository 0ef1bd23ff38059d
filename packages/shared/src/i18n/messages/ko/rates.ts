import type { Messages } from '../../types.ts';

export const rates = {
  title: '환율',
  asOf: '{{time}} 기준',
  stale: '최신 환율이 아닐 수 있습니다',
  converter: '환율 계산기',
  currency: '통화',
  amount: '금액({{currency}})',
  swap: '바꾸기',
  all: '전체 통화',
  ratedOn: '{{date}} 환율',
  note: '참고용 환율입니다. 은행과 송금 업체의 환율과 수수료는 다를 수 있습니다.',
  builtIn: '앱에 저장된 환율입니다. 아직 최신 환율을 받지 못했습니다.',
  source: '환율 제공:',
  refreshFailed: '환율을 새로 불러오지 못했습니다.',
} as const satisfies Messages['rates'];
