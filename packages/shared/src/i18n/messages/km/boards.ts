import type { Messages } from '../../types.ts';

export const boards = {
  notice: {
    pinned: 'បានខ្ទាស់',
    empty: 'មិនទាន់មានសេចក្ដីជូនដំណឹងទេ',
    loadFailed: 'មិនអាចផ្ទុកសេចក្ដីជូនដំណឹងបានទេ។',
  },
  category: {
    label: 'ប្រភេទ',
    all: 'ទាំងអស់',
    empty: 'មិនទាន់មានអ្វីក្នុងប្រភេទនេះទេ',
  },
  search: {
    title: 'ស្វែងរក',
    label: 'ពាក្យស្វែងរក',
    placeholder: 'ស្វែងរកការបង្ហោះ ឬ #ហាសថែក',
    tabs: 'ស្វែងរកនៅ',
    community: 'សហគមន៍',
    haikoNews: 'ព័ត៌មាន Haiko',
    recent: 'ការស្វែងរកថ្មីៗ',
    forget: 'លុប {{keyword}}',
    forgetAll: 'លុបទាំងអស់',
    hint: 'តើអ្នកកំពុងស្វែងរកអ្វី?',
    hintMore: 'សូមបញ្ចូលពាក្យ ឬហាសថែកដែលមានសញ្ញា #។',
    none: 'រកមិនឃើញលទ្ធផលសម្រាប់ “{{keyword}}” ទេ។',
    noneHint: 'សូមសាកល្បងពាក្យផ្សេង។',
    empty: 'សូមបញ្ចូលពាក្យស្វែងរក។',
    tooLong: 'ពាក្យស្វែងរកអាចមានច្រើនបំផុត {{limit}} តួអក្សរ។',
    noNews: 'មិនទាន់មានព័ត៌មានទេ',
  },
  own: {
    myPosts: 'ការបង្ហោះរបស់ខ្ញុំ',
    count: 'ការបង្ហោះ៖ {{count}}',
    noPostsHint: 'សូមសួរសំណួរ ឬចែករំលែកអ្វីដែលអ្នកដឹង។',
    likedAndScrapped: 'ចូលចិត្ត និងរក្សាទុក',
    liked: 'ចូលចិត្ត',
    scrapped: 'រក្សាទុក',
    noLiked: 'គ្មានការបង្ហោះដែលបានចូលចិត្តទេ',
    noScrapped: 'គ្មានការបង្ហោះដែលបានរក្សាទុកទេ',
    noMarkedHint: 'ការបង្ហោះដែលអ្នកសម្គាល់នឹងនៅទីនេះ។',
    toFeed: 'មើលការបង្ហោះ',
  },
} satisfies Messages['boards'];
