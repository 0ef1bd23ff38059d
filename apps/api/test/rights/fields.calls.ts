import { answer, category, CREATE, notice, SAVE } from '../board-factories.js';
import { aCompany, anAdmin } from '../company-factories.js';
import { currentVersion } from '../current-version.js';
import { aUser } from '../factories.js';
import { aPost } from '../post-factories.js';
import { aPosting } from '../job-posting-factories.js';
import type { Giving } from './calls.js';
import { aCase, aMatch, RULE } from './new-things.js';
import type { RightsStage } from './stage.js';

type Variables = Record<string, unknown>;
const given =
  (variables: (stage: RightsStage) => Variables | Promise<Variables>): Giving =>
  async (stage) => ({ variables: await variables(stage) });
const within =
  (root: string, variables: (stage: RightsStage) => Variables = () => ({})): Giving =>
  (stage) => ({ root, variables: variables(stage) });

const PROPOSE = `mutation ($input: VisaRuleInput!) { proposeVisaRule(input: $input) { uuid updatedAt } }`;

const aNotice = async ({ test, admin }: RightsStage) => ({
  uuid: (await answer(test, admin, CREATE, { input: notice() })).uuid as string,
});
const aWaitingCompany = async ({ test }: RightsStage) => currentVersion(test, 'company', (await aCompany(test)).uuid);
/** A rule that another administrator has proposed. */
async function aRule({ test }: RightsStage) {
  const { uuid, updatedAt } = await answer(test, await anAdmin(test), PROPOSE, { input: RULE });
  return { uuid, seenAt: updatedAt };
}
async function aWatchedWord({ test, admin }: RightsStage) {
  const watch = 'mutation ($word: String!) { watchWord(word: $word, why: "Papers") { uuid } }';
  return { uuid: (await answer(test, admin, watch, { word: `fake ${crypto.randomUUID()}` })).uuid as string };
}

/** A note of the administrator's. */
async function aNotedPerson({ test, admin }: RightsStage) {
  const { uuid } = await aUser(test);
  const write = 'mutation ($uuid: ID!) { notePerson(uuid: $uuid, text: "Asks for fees") { uuid } }';
  const [note] = await answer(test, admin, write, { uuid });
  return { uuid, note: note.uuid as string };
}

/** One of which something was imported. */
async function aSource({ test }: RightsStage) {
  await test.database.manager.query(`insert into job_imports (source) values ('ansan')`);
  return { source: 'ansan' };
}

/** What each root field is given, and by which one each other field is reached. */
export const FIELD_CALLS: Record<string, Giving> = {
  readToday: given(() => ({ language: 'km', country: 'KH' })),
  checkNickname: given(({ owner }) => ({ nickname: owner.nickname })),
  readUser: given(({ owner }) => ({ uuid: owner.uuid })),
  readPostsOfUser: given(({ owner }) => ({ uuid: owner.uuid })),
  readPost: given(({ post }) => ({ uuid: post })),
  'readPost · that reports have hidden': given(({ hiddenPost }) => ({ uuid: hiddenPost })),
  readComments: given(({ post }) => ({ postUuid: post })),
  'readComments · that answer one': given(({ post, comment }) => ({ postUuid: post, parentCommentUuid: comment })),
  'readComments · of a post that reports have hidden': given(({ hiddenPost }) => ({ postUuid: hiddenPost })),
  readPostsByKeyword: given(() => ({ keyword: 'winter', take: 50 })),
  readConversationMessages: given(({ partner }) => ({ partnerUserUuid: partner.uuid })),
  readNoteTranslationSources: given(() => ({ language: 'vi' })),
  readTranslationTargets: given(() => ({ language: 'km' })),
  readNotification: given(({ notification }) => ({ uuid: notification })),
  readMyCompanyNotification: given(({ companyNotification }) => ({ uuid: companyNotification })),
  readJobPosting: given(({ posting }) => ({ uuid: posting })),
  'readJobPosting · that is not public': given(({ hiddenPosting }) => ({ uuid: hiddenPosting })),
  readJobPostingForCompany: given(({ posting }) => ({ uuid: posting })),
  readApplication: given(({ application }) => ({ uuid: application })),
  readAnswerTemplates: given(() => ({ language: 'km' })),
  readApplicationNotes: given(({ application }) => ({ uuid: application })),
  'readMyApplications · to one posting': given(({ posting }) => ({ jobPostingUuid: posting })),
  'readApplicationCounts · of one posting': given(({ posting }) => ({ jobPostingUuid: posting })),
  readApplicationsOfPosting: given(({ posting }) => ({ jobPostingUuid: posting })),
  readTranslatedText: given(({ post }) => ({ subjectType: 'post', subjectUuid: post, language: 'vi' })),
  'readTranslatedText · of a post that reports have hidden': given(({ hiddenPost }) => ({
    ...{ subjectType: 'post', subjectUuid: hiddenPost, language: 'vi' },
  })),
  readReportCase: given(async (stage) => ({ uuid: await aCase(stage) })),
  readWritings: given(({ owner }) => ({ userUuid: owner.uuid, kind: 'POST' })),
  async readDeskWork(stage) {
    const work = 'mutation ($uuid: ID!) { workAtDesk(kind: REPORT, uuid: $uuid, isWorking: true) }';
    await answer(stage.test, stage.admin, work, { uuid: await aCase(stage) });
    return { variables: {} };
  },
  readPersonHistory: given(async (stage) => ({ uuid: (await aUser(stage.test)).uuid, beside: await aCase(stage) })),
  readAuditLog: given(({ company }) => ({ targetUuid: company.uuid })),
  'readAuditLog · of what one person did': given(({ admin }) => ({ actorUuid: admin.uuid })),
  readPersonNotes: given(async (stage) => ({ uuid: (await aNotedPerson(stage)).uuid })),
  async readKeptSubBoards({ test, admin }) {
    await answer(test, admin, SAVE, { input: category() });
    return { variables: { board: category().board } };
  },
  async readPlaceCategories({ test, admin }) {
    await answer(test, admin, SAVE, { input: category() });
    return { variables: {} };
  },
  async readJobImports(stage) {
    await aSource(stage);
    return { variables: {} };
  },
  readUsers: given(() => ({ take: 50 })),
  readReturnMarks: given(async ({ test }) => ({ uuids: [(await aUser(test)).uuid] })),

  approveCompany: given(aWaitingCompany),
  rejectCompany: given(async (stage) => ({ ...(await aWaitingCompany(stage)), reason: '흐립니다' })),
  checkBusiness: given(({ company }) => ({ uuid: company.uuid })),
  showPostingsAgain: given(({ test, company }) => currentVersion(test, 'company', company.uuid)),
  async blockJobPosting({ test, company }) {
    return { variables: { uuid: (await aPosting(test, company)).uuid, isBlocked: true, reason: 'Fees' } };
  },
  createBoardPost: given(() => ({ input: notice() })),
  updateBoardPost: given(async (stage) => ({ ...(await aNotice(stage)), input: notice() })),
  deleteBoardPost: given(aNotice),
  pinNotice: given(aNotice),
  saveSubBoard: given(async ({ test, admin }) => ({
    uuid: (await answer(test, admin, SAVE, { input: category() })).uuid,
    input: category(),
  })),
  deleteSubBoard: given(({ test, admin }) => answer(test, admin, SAVE, { input: category() })),
  decideReport: given(async (stage) => ({
    ...(await currentVersion(stage.test, 'case', await aCase(stage))),
    decision: 'KEEP',
  })),
  decideWritings: given(async ({ test }) => {
    const author = await aUser(test);
    const { uuid, updatedAt: seenAt } = await aPost(test, author);
    return { userUuid: author.uuid, kind: 'POST', writings: [{ uuid, seenAt }], decision: 'HIDE', reason: 'SPAM' };
  }),
  translateReportCase: given(async (stage) => ({ uuid: await aCase(stage) })),
  notePerson: given(async ({ test }) => ({ uuid: (await aUser(test)).uuid, text: 'Asks for fees' })),
  deletePersonNote: given(async (stage) => ({ uuid: (await aNotedPerson(stage)).note })),
  watchWord: given(() => ({ word: '대포통장', why: 'Accounts for fraud' })),
  unwatchWord: given(aWatchedWord),
  workAtDesk: given(async (stage) => ({ kind: 'REPORT', uuid: await aCase(stage), isWorking: true })),
  'workAtDesk · on a company': given(({ company }) => ({ kind: 'COMPANY', uuid: company.uuid, isWorking: true })),
  suspendUser: given(async ({ test }) => ({ uuid: (await aUser(test)).uuid, until: null, reason: 'Spam' })),
  removeSecondFactor: given(async ({ test }) => ({ uuid: (await aUser(test)).uuid, reason: 'Lost' })),
  retranslate: given(({ post }) => ({ subjectType: 'post', subjectUuid: post })),
  retryDeadJobs: given(() => ({ queue: 'notifications.announcePost' })),
  discardDeadJobs: given(() => ({ queue: 'notifications.announcePost' })),
  stopJobSource: given(aSource),
  startJobSource: given(aSource),
  proposeVisaRule: given(() => ({ input: { ...RULE, job: 104 } })),
  confirmVisaRule: given(aRule),
  endVisaRule: given(aRule),
  decideWageDefaulterMatch: given(aMatch),

  'Post.comments': within('readPost', ({ post }) => ({ uuid: post })),
  'Post.shown': within('readPost', ({ post }) => ({ uuid: post })),
  'Post.translationState': within('readPost', ({ hiddenPost }) => ({ uuid: hiddenPost })),
  'Post.scamSigns': within('readPost', ({ scamPost }) => ({ uuid: scamPost })),
  'Post.scamSigns · that reports have hidden': within('readPost', ({ hiddenPost }) => ({ uuid: hiddenPost })),
  'Comment.shown': within('readComments', ({ post }) => ({ postUuid: post })),
  'Comment.translationState': within('readComments', ({ hiddenPost }) => ({ postUuid: hiddenPost })),
  'JobPosting.shown': within('readJobPosting', ({ posting }) => ({ uuid: posting })),
  'JobPosting.translationState': within('readJobPosting', ({ hiddenPosting }) => ({ uuid: hiddenPosting })),
  'JobPosting.forbiddenWishes': within('readJobPosting', ({ imported }) => ({ uuid: imported })),
  'JobPosting.forbiddenWishes · that is not public': within('readJobPosting', ({ hiddenPosting }) => ({
    uuid: hiddenPosting,
  })),
  'JobPosting.scamSigns': within('readJobPosting', ({ imported }) => ({ uuid: imported })),
  'JobPosting.scamSigns · that is not public': within('readJobPosting', ({ hiddenPosting }) => ({
    uuid: hiddenPosting,
  })),
  'JobPosting.source': within('readJobPosting', ({ imported }) => ({ uuid: imported })),
  'JobPosting.source · that is not public': within('readJobPosting', ({ hiddenPosting }) => ({ uuid: hiddenPosting })),
  'JobPosting.visasSaid': within('readJobPosting', ({ hiddenPosting }) => ({ uuid: hiddenPosting })),
  'NotificationPost.shown': within('readReceivedNotifications'),
  'NotificationComment.shown': within('readReceivedNotifications'),
  'Application.shown': within('readApplication', ({ application }) => ({ uuid: application })),
  'ApplicationNote.shown': within('readApplicationNotes', ({ application }) => ({ uuid: application })),
  'Resume.shown': within('readApplication', ({ application }) => ({ uuid: application })),
  'Resume.translationState': within('readApplication', ({ application }) => ({ uuid: application })),
  'RegionLevelOne.levelTwoRegions': within('readJobPostingRegions'),
  'JobCategory.subs': within('readJobCategories'),
  'Visa.subs': within('readVisas'),
  'Visa.policy': within('readVisas'),
  'JobLanguage.levels': within('readLanguages'),
  'VisaRule.replaces': within('readVisaRules', () => ({ state: 'PROPOSED', take: 50 })),
};
