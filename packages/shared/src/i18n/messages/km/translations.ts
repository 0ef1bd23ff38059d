import type { Messages } from '../../types.ts';

export const translations = {
  suggest: {
    title: 'ស្នើការបកប្រែ',
    hint: 'អ្នកសរសេរ ឬអ្នកសម្របសម្រួលនឹងសម្រេចថាតើត្រូវបង្ហាញការបកប្រែរបស់អ្នកឬទេ។',
    original: 'អត្ថបទដើម ({{language}})',
    translation: 'ការបកប្រែ ({{language}})',
    send: 'ផ្ញើសំណើ',
    unchanged: 'សូមកែការបកប្រែជាមុនសិន។',
    thanks: 'អរគុណសម្រាប់សំណើរបស់អ្នក។',
    gone: 'អត្ថបទនេះលែងមានទៀតហើយ។',
  },
  field: {
    title: 'ចំណងជើង',
    content: 'ខ្លឹមសារ',
    description: 'សេចក្ដីពិពណ៌នា',
    extraInfo: 'ព័ត៌មានបន្ថែម',
  },
  list: {
    title: 'ការបកប្រែដែលគេស្នើ',
    hint: 'អ្នកដទៃស្នើការបកប្រែដែលប្រសើរជាងសម្រាប់អ្វីដែលអ្នកបានសរសេរ។ អ្នកជាអ្នកសម្រេច។',
    empty: 'គ្មានសំណើដែលកំពុងរង់ចាំទេ។',
    loadFailed: 'មិនអាចផ្ទុកសំណើបានទេ។',
    into: 'ជា{{language}}',
    look: 'ប្រៀបធៀប',
  },
  decision: {
    now: 'កំពុងបង្ហាញ',
    suggested: 'ស្នើដោយ {{name}}',
    accept: 'ទទួលយក',
    reject: 'បដិសេធ',
    accepted: 'សំណើនេះបានក្លាយជាការបកប្រែហើយ។',
    rejected: 'បានបដិសេធសំណើហើយ។',
    late: 'មិនអាចសម្រេចលើសំណើនេះបានទៀតទេ៖ អត្ថបទបានផ្លាស់ប្តូរ ឬបានសម្រេចរួចហើយ។',
  },
} as const satisfies Messages['translations'];
