const UUID = '00000000-0000-4000-8000-000000000000';

export interface ScreenOfPlan {
  path: string;
  /** Asks visitors to sign in. */
  isGuarded: boolean;
  /** Has its screen already; the others say that they are being prepared. */
  isBuilt: boolean;
  hasBackButton: boolean;
  hasBottomBar: boolean;
}

const screen = (path: string, marks = ''): ScreenOfPlan => ({
  path,
  isGuarded: marks.includes('guarded'),
  isBuilt: marks.includes('built'),
  hasBackButton: marks.includes('back'),
  hasBottomBar: !marks.includes('bare'),
});

/** SPEC.md section 2 as a table: what a screen later gets is changed here when it is built. */
export const SCREENS: readonly ScreenOfPlan[] = [
  screen('/main', 'built'),
  screen('/searchresult'),
  screen('/writing', 'built guarded back bare'),
  screen('/notice'),
  screen('/info'),
  screen('/place'),
  screen('/exchange', 'guarded'),
  screen(`/additionpostdetail/${UUID}`, 'back'),
  screen(`/noticedetail/${UUID}`, 'back'),
  screen(`/infodetail/${UUID}`, 'back'),
  screen(`/placedetail/${UUID}`, 'back'),
  screen('/notifications', 'guarded'),
  screen('/myinfor', 'built guarded back'),
  screen('/nicknamemodify', 'guarded back bare'),
  screen('/friendmanage', 'guarded back'),
  screen('/friendrequest', 'guarded back'),
  screen('/myposts', 'guarded back'),
  screen('/mylikeandscrapposts', 'guarded back'),
  screen('/notemanager', 'guarded'),
  screen('/notesend', 'guarded back'),
  screen(`/notedetail/${UUID}`, 'guarded back'),
  screen('/enterprisecertification', 'guarded back'),
  screen('/enterprisemodify', 'guarded back'),
  screen('/enterprisenotifications', 'guarded back'),
  screen(`/enterprisecertificationdetail/${UUID}`, 'guarded back'),
  screen('/enterprisemanage', 'guarded back'),
  screen('/scrapannouncement', 'guarded back'),
  screen('/registeredannouncement', 'guarded back'),
  screen('/announcement', 'back'),
  screen('/announcementsearchresult', 'guarded back'),
  screen('/announcementwriting', 'guarded back'),
  screen(`/announcementmodify/${UUID}`, 'guarded back'),
  screen(`/announcementdetail/${UUID}`, 'back'),
];

/** Without header, side menu and bottom bar. */
export const AUTH_PATHS = ['/home', '/signin', '/signup', '/terms', '/privacy'] as const;
