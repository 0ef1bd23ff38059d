import type { Messages } from '../../types.ts';

export const rates = {
  title: 'អត្រាប្ដូរប្រាក់',
  asOf: 'គិតត្រឹម {{time}}',
  stale: 'អាចមិនមែនថ្មីបំផុត',
  converter: 'ឧបករណ៍ប្ដូរប្រាក់',
  currency: 'រូបិយប័ណ្ណ',
  amount: 'ចំនួនទឹកប្រាក់ ({{currency}})',
  swap: 'ប្ដូរទិស',
  all: 'រូបិយប័ណ្ណទាំងអស់',
  ratedOn: 'អត្រាថ្ងៃ {{date}}',
  note: 'អត្រានេះសម្រាប់ជាឯកសារយោង។ ធនាគារ និងសេវាផ្ញើប្រាក់អាចមានអត្រា និងកម្រៃផ្សេង។',
  builtIn: 'នេះជាអត្រាដែលមានស្រាប់ក្នុងកម្មវិធី អត្រាថ្មីមិនទាន់បានទទួលនៅឡើយ។',
  source: 'អត្រាដោយ',
  refreshFailed: 'មិនអាចផ្ទុកអត្រាឡើងវិញបានទេ។',
} as const satisfies Messages['rates'];
