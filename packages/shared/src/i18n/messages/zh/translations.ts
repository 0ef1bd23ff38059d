import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: '建议翻译',
    hint: '经作者或管理员同意后，您的翻译将会显示。',
    original: '原文（{{language}}）',
    translation: '翻译（{{language}}）',
    send: '发送建议',
    unchanged: '请先修改翻译。',
    thanks: '感谢您的建议。',
    gone: '该内容已不存在。',
  },
  field: {
    title: '标题',
    content: '内容',
    description: '详细内容',
    extraInfo: '其他信息',
  },
  list: {
    title: '收到的翻译建议',
    hint: '其他用户为您的内容提出了更好的翻译，由您决定是否采用。',
    empty: '没有待处理的建议。',
    loadFailed: '无法加载建议。',
    into: '译为{{language}}',
    look: '对照查看',
    tabs: '谁的内容',
    mine: '我的内容',
    all: '全部',
    allHint: '针对所有人内容的翻译建议，最早的在前。您作为管理员也可以决定。',
  },
  decision: {
    now: '当前显示',
    suggested: '{{name}} 的建议',
    accept: '采用',
    reject: '拒绝',
    accepted: '已采用该建议作为翻译。',
    rejected: '已拒绝该建议。',
    late: '该建议已无法处理：内容已更改，或已处理过。',
  },
} as const satisfies Messages['translations'];
