import type { BusinessState } from './scenarios.ts';

const CLOSED_ON = '20261031';
const NOTHING = {
  ...{ b_stt: '', b_stt_cd: '', tax_type_cd: '', end_dt: '', utcc_yn: '', tax_type_change_dt: '' },
  ...{ invoice_apply_dt: '', rbf_tax_type: '', rbf_tax_type_cd: '' },
};
const TAXED = {
  ...NOTHING,
  tax_type: '부가가치세 일반과세자',
  tax_type_cd: '01',
  utcc_yn: 'N',
  rbf_tax_type: '해당없음',
};

const RECORDS: Readonly<Record<BusinessState, object>> = {
  active: { ...TAXED, b_stt: '계속사업자', b_stt_cd: '01' },
  suspended: { ...TAXED, b_stt: '휴업자', b_stt_cd: '02' },
  closed: { ...TAXED, b_stt: '폐업자', b_stt_cd: '03', end_dt: CLOSED_ON },
  unregistered: { ...NOTHING, tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.' },
};

/** What the service answers for these numbers. `match_cnt` is left out where it knows none of them. */
export function statusReply(numbers: readonly string[], stateOf: (number: string) => BusinessState): object {
  const matches = numbers.filter((number) => stateOf(number) !== 'unregistered').length;
  return {
    request_cnt: numbers.length,
    ...(matches > 0 && { match_cnt: matches }),
    status_code: 'OK',
    data: numbers.map((number) => ({ b_no: number, ...RECORDS[stateOf(number)] })),
  };
}
