import type { Messages } from '../../types.ts';

export const rates = {
  title: '為替レート',
  asOf: '{{time}}時点',
  stale: '最新ではない可能性があります',
  converter: '通貨換算',
  currency: '通貨',
  amount: '金額（{{currency}}）',
  swap: '入れ替える',
  all: 'すべての通貨',
  ratedOn: '{{date}}のレート',
  note: '参考レートです。銀行や送金サービスのレートと手数料は異なる場合があります。',
  builtIn: 'アプリに保存されているレートです。最新のレートはまだ取得できていません。',
  source: 'レート提供：',
  refreshFailed: 'レートを更新できませんでした。',
} as const satisfies Messages['rates'];
