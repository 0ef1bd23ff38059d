const UUID = '00000000-0000-4000-8000-000000000000';

export interface AppScreen {
  path: string;
  /** Asks visitors to sign in. */
  isGuarded: boolean;
  hasBackButton: boolean;
  hasBottomBar: boolean;
}

const screen = (path: string, marks = ''): AppScreen => ({
  path,
  isGuarded: marks.includes('guarded'),
  hasBackButton: marks.includes('back'),
  hasBottomBar: !marks.includes('bare'),
});

/** Every screen of the app as a table. */
export const SCREENS: readonly AppScreen[] = [
  screen('/main'),
  screen('/searchresult'),
  screen('/writing', 'guarded back bare'),
  screen('/notice'),
  screen('/info'),
  screen('/place'),
  screen('/exchange', 'guarded'),
  screen(`/additionpostdetail/${UUID}`, 'back'),
  screen(`/noticedetail/${UUID}`, 'back'),
  screen(`/infodetail/${UUID}`, 'back'),
  screen(`/placedetail/${UUID}`, 'back'),
  screen('/notifications', 'guarded'),
  screen('/myinfor', 'guarded back'),
  screen('/signins', 'guarded back'),
  screen('/sessions', 'guarded back'),
  screen('/nicknamemodify', 'guarded back bare'),
  screen('/aboutme', 'guarded back bare'),
  screen('/withdrawal', 'guarded back bare'),
  screen('/blockedpeople', 'guarded back'),
  screen('/unsent', 'guarded back'),
  screen('/decisions', 'guarded back'),
  screen('/translationsuggestions', 'guarded back'),
  screen(`/user/${UUID}`, 'guarded back'),
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
  screen('/enterprisemembers', 'guarded back'),
  screen('/enterpriseinvitations', 'guarded back'),
  screen('/announcementtable', 'guarded back'),
  screen('/scrapannouncement', 'guarded back'),
  screen('/jobalerts', 'guarded back'),
  screen('/applications', 'guarded back'),
  screen(`/application/${UUID}`, 'guarded back'),
  screen(`/application/${UUID}/notes`, 'guarded back'),
  screen('/inbox', 'guarded back'),
  screen(`/inbox/${UUID}`, 'guarded back'),
  screen('/resume', 'guarded back'),
  screen('/resumewriting', 'guarded back bare'),
  screen('/registeredannouncement', 'guarded back'),
  screen('/announcement', 'back'),
  screen('/announcementsearchresult', 'guarded back'),
  screen('/announcementwriting', 'guarded back'),
  screen(`/announcementmodify/${UUID}`, 'guarded back'),
  screen(`/announcementdetail/${UUID}`, 'back'),
];

/** Without header, side menu and bottom bar. */
export const AUTH_PATHS = ['/home', '/signin', '/signup', '/terms', '/privacy'] as const;
