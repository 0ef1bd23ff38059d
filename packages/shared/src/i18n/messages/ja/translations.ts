import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: '翻訳を提案',
    hint: '投稿者またはモデレーターが確認し、採用されると表示されます。',
    original: '原文（{{language}}）',
    translation: '翻訳（{{language}}）',
    send: '提案を送る',
    unchanged: '先に翻訳を修正してください。',
    thanks: 'ご提案ありがとうございます。',
    gone: 'この文章はもうありません。',
  },
  field: {
    title: 'タイトル',
    content: '内容',
    description: '詳細',
    extraInfo: 'その他の情報',
  },
  list: {
    title: '届いた翻訳の提案',
    hint: 'あなたの文章に、ほかのユーザーからより良い翻訳の提案が届いています。採用するかどうかはあなたが決められます。',
    empty: '確認待ちの提案はありません。',
    loadFailed: '提案を読み込めませんでした。',
    into: '{{language}}への翻訳',
    look: '比べて見る',
    tabs: '誰の文章か',
    mine: '自分の文章',
    all: 'すべて',
    allHint: 'みなさんの文章への翻訳の提案です。古い順に並び、モデレーターも決定できます。',
  },
  decision: {
    now: '現在の翻訳',
    suggested: '{{name}}さんの提案',
    accept: '採用する',
    reject: '却下する',
    accepted: '提案を翻訳として採用しました。',
    rejected: '提案を却下しました。',
    late: '文章が変更されたか、すでに処理された提案です。',
  },
} as const satisfies Messages['translations'];
