import type { Messages } from '../../types.ts';

export const notifications = {
  message: {
    friendRequest: '{{nickname}} បានផ្ញើសំណើមិត្តមកអ្នក។',
    friendAccept: '{{nickname}} បានទទួលយកសំណើមិត្តរបស់អ្នក។',
    postLike: '{{nickname}} ចូលចិត្តការបង្ហោះរបស់អ្នក។',
    postLikes_one: '{{nickname}} និង {{count}} នាក់ទៀតចូលចិត្តការបង្ហោះរបស់អ្នក។',
    postLikes_other: '{{nickname}} និង {{count}} នាក់ទៀតចូលចិត្តការបង្ហោះរបស់អ្នក។',
    commentLike: '{{nickname}} ចូលចិត្តមតិរបស់អ្នក។',
    post: '{{nickname}} បានសរសេរការបង្ហោះថ្មី។',
    comment: '{{nickname}} បានផ្ដល់មតិលើការបង្ហោះរបស់អ្នក។',
    reply: '{{nickname}} បានឆ្លើយតបមតិរបស់អ្នក។',
    scrap: '{{nickname}} បានរក្សាទុកការបង្ហោះរបស់អ្នក។',
    jobAlert: 'មានការងារថ្មីដែលត្រូវនឹងការស្វែងរកដែលអ្នកបានរក្សាទុក។',
    note: '{{nickname}} បានផ្ញើសារមកអ្នក។',
  },
  withdrawnUser: 'អ្នកប្រើដែលបានចាកចេញ',
  screen: {
    title: 'ការជូនដំណឹង',
    today: 'ថ្ងៃនេះ',
    lastSevenDays: '7 ថ្ងៃចុងក្រោយ',
    longAgo: 'យូរមកហើយ',
    empty: 'គ្មានការជូនដំណឹងថ្មីទេ។',
    emptyHint: 'ការចូលចិត្ត មតិ និងសំណើមិត្តនឹងបង្ហាញនៅទីនេះ។',
    loadFailed: 'មិនអាចផ្ទុកការជូនដំណឹងបានទេ។',
    refreshFailed: 'មិនអាចផ្ទុកការជូនដំណឹងឡើងវិញបានទេ។',
    friendRequests_one: 'សំណើមិត្ត {{count}} កំពុងរង់ចាំអ្នក',
    friendRequests_other: 'សំណើមិត្ត {{count}} កំពុងរង់ចាំអ្នក',
    postGone: 'ការបង្ហោះនេះលែងមានហើយ។',
    unread: 'មិនទាន់អាន',
  },
} as const satisfies Messages['notifications'];
