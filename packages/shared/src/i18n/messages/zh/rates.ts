import type { Messages } from '../../types.ts';

export const rates = {
  title: '汇率',
  asOf: '截至 {{time}}',
  stale: '可能不是最新汇率',
  converter: '汇率换算',
  currency: '货币',
  amount: '金额（{{currency}}）',
  swap: '互换',
  all: '全部货币',
  ratedOn: '{{date}} 的汇率',
  note: '汇率仅供参考，银行和汇款机构的汇率及手续费可能不同。',
  builtIn: '这是应用自带的汇率，尚未获取到最新汇率。',
  source: '汇率来源：',
  refreshFailed: '无法刷新汇率。',
} as const satisfies Messages['rates'];
