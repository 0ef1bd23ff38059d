// What views look like in JSON. Written by `pnpm --filter @haiko/api schema` from the views of the server.

export interface AdminUser {
  createdAt: string;
  email: string | null;
  hasSecondFactor: boolean;
  isEmailConfirmed: boolean;
  isRemovalAsked: boolean;
  language: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  nickname: string;
  profileImageUrl: string | null;
  role: 'ADMIN' | 'MODERATOR' | 'PARTNER' | 'USER';
  suspendedUntil: string | null;
  uuid: string;
}

export interface Application {
  answeredAt: string | null;
  conversationPartner: User;
  createdAt: string;
  history: ApplicationStep[];
  interviewAt: string | null;
  isBlocked: boolean;
  isMinor: boolean;
  jobPosting: JobPosting | null;
  lastMessage: LastMessage | null;
  lastMessageAt: string | null;
  message: string;
  messageBn: string;
  messageEn: string;
  messageJa: string;
  messageKm: string;
  messageKo: string;
  messageTh: string;
  messageTl: string;
  messageVi: string;
  messageZh: string;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  readAt: string | null;
  reason: string | null;
  resume: Resume | null;
  seeker: User;
  showVisa: boolean;
  state: 'accepted' | 'closed' | 'declined' | 'offer' | 'read' | 'sent' | 'talk' | 'withdrawn';
  unreadCount: number;
  updatedAt: string;
  uuid: string;
}

export interface ApplicationNote {
  content: string;
  contentBn: string;
  contentEn: string;
  contentJa: string;
  contentKm: string;
  contentKo: string;
  contentTh: string;
  contentTl: string;
  contentVi: string;
  contentZh: string;
  createdAt: string;
  files: ApplicationNoteFile[];
  fromUser: User;
  isMyMessage: boolean;
  isRead: boolean;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  uuid: string;
}

export interface ApplicationNoteFile {
  name: string;
  size: number;
  type: string;
  url: string;
  uuid: string;
}

export interface ApplicationStep {
  at: string;
  by: string;
  state: 'accepted' | 'closed' | 'declined' | 'offer' | 'read' | 'sent' | 'talk' | 'withdrawn';
}

export interface Comment {
  childComments: Comment[];
  childCommentsCount: number;
  comment_likes_dislikes: LikeDislike[];
  content: string;
  contentBn: string;
  contentEn: string;
  contentJa: string;
  contentKm: string;
  contentKo: string;
  contentTh: string;
  contentTl: string;
  contentVi: string;
  contentZh: string;
  createdAt: string;
  isDeleted: boolean;
  likes: number;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  user: User;
  uuid: string;
}

export interface CompanyDetail {
  businessRegistrationFileName: string;
  businessRegistrationFileUrl: string;
  businessRegistrationNumber: string;
  companyName: string;
  homepageUrl: string;
  isOwner: boolean;
  logoFileName: string;
  logoFileUrl: string;
  managerEmail: string;
  managerMobile: string;
  managerName: string;
  managerPhone: string;
  rejectionReason: string;
  status: 'approved' | 'pending' | 'rejected' | 'resubmitted';
  updatedAt: string;
  uuid: string;
}

export interface CompanyMember {
  createdAt: string;
  email: string | null;
  expiresAt: string | null;
  state: 'INVITED' | 'MEMBER' | 'OWNER';
  user: User | null;
  uuid: string;
}

export interface Education {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface FriendRequest {
  addressee: User;
  createdAt: string;
  requester: User;
  state: string;
  uuid: string;
}

export interface Hashtag {
  name: string;
  uuid: string;
}

export interface JobAlert {
  createdAt: string;
  filter: string;
  keyword: string | null;
  uuid: string;
}

export interface JobCategory {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface JobCategorySub {
  id: number;
  mainCategoryId: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface JobLanguage {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface JobPosting {
  career: number;
  careerLabel: string;
  checks: JobPostingChecks;
  company: JobPostingCompany;
  contactEmail: string;
  contactMobile: string;
  contactName: string;
  contactPhone: string;
  createdAt: string;
  dDayStatus: string;
  deadlineDate: string;
  deadlineDateFormatted: string;
  description: string;
  descriptionBn: string;
  descriptionEn: string;
  descriptionJa: string;
  descriptionKm: string;
  descriptionKo: string;
  descriptionTh: string;
  descriptionTl: string;
  descriptionVi: string;
  descriptionZh: string;
  education: Education;
  educationId: number;
  educationName: string;
  employmentType: number;
  employmentTypeLabel: string;
  extraInfo: string;
  extraInfoBn: string;
  extraInfoEn: string;
  extraInfoJa: string;
  extraInfoKm: string;
  extraInfoKo: string;
  extraInfoTh: string;
  extraInfoTl: string;
  extraInfoVi: string;
  extraInfoZh: string;
  hasForbiddenWish: boolean;
  hasProbation: boolean;
  hasScamSign: boolean;
  hiddenReason: 'BELOW_MINIMUM_WAGE' | 'BUSINESS_CLOSED' | 'SOURCE_STOPPED' | null;
  hourlyPay: number | null;
  housing: string;
  isBelowMinimumWage: boolean;
  isExpired: boolean;
  isListed: boolean;
  isPieceRate: boolean;
  isPublic: boolean;
  isRemote: boolean;
  isScrapped: boolean;
  jobCategories: JobPostingCategory[];
  languageLevels: LanguageLevel[];
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  regions: JobPostingRegion[];
  salaryAmountMax: number;
  salaryAmountMin: number;
  salaryType: SalaryType;
  salaryTypeId: number;
  salaryTypeName: string;
  scraps: Scrap[];
  state: 'BLOCKED' | 'CLOSED' | 'EXPIRED' | 'HIDDEN' | 'OPEN';
  title: string;
  titleBn: string;
  titleEn: string;
  titleJa: string;
  titleKm: string;
  titleKo: string;
  titleTh: string;
  titleTl: string;
  titleVi: string;
  titleZh: string;
  updatedAt: string;
  url: string;
  uuid: string;
  visaFit: VisaFit | null;
  visas: JobPostingVisa[];
  workingDays: number | null;
  workingTime: number;
}

export interface JobPostingCategory {
  id: number;
  jobCategoryMainId: number;
  jobCategorySubId: number;
  jobMain: JobCategory;
  jobSub: JobCategorySub;
}

export interface JobPostingChecks {
  businessCheckedAt: string | null;
  businessStatus: 'ACTIVE' | 'CLOSED' | 'NOT_ASKED' | 'NOT_REGISTERED' | 'SUSPENDED';
  certificateCheckedAt: string | null;
  isWageDefaulter: boolean;
}

export interface JobPostingCompany {
  answerHours: number | null;
  companyName: string;
  homepageUrl: string;
  logoFileUrl: string | null;
  managerName: string;
  uuid: string | null;
}

export interface JobPostingRegion {
  detailRegion: string;
  detailRegionBn: string;
  detailRegionEn: string;
  detailRegionJa: string;
  detailRegionKm: string;
  detailRegionKo: string;
  detailRegionTh: string;
  detailRegionTl: string;
  detailRegionVi: string;
  detailRegionZh: string;
  regionLevelOne: RegionLevelOne;
  regionLevelTwo: RegionLevelTwo | null;
  regionOriginal: string;
  regionOriginalBn: string;
  regionOriginalEn: string;
  regionOriginalJa: string;
  regionOriginalKm: string;
  regionOriginalKo: string;
  regionOriginalTh: string;
  regionOriginalTl: string;
  regionOriginalVi: string;
  regionOriginalZh: string;
}

export interface JobPostingVisa {
  id: number;
  visaMain: Visa;
  visaMainId: number;
  visaSub: VisaSub;
  visaSubId: number;
}

export interface LanguageLevel {
  id: number;
  language: JobLanguage;
  languageId: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface LastMessage {
  content: string;
  contentBn: string;
  contentEn: string;
  contentJa: string;
  contentKm: string;
  contentKo: string;
  contentTh: string;
  contentTl: string;
  contentVi: string;
  contentZh: string;
  hasFile: boolean;
}

export interface LikeDislike {
  type: string;
  user: OwnUser;
  uuid: string;
}

export interface Nationality {
  code: string;
  isFollow: boolean;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
  uuid: string;
}

export interface NationalityInfo {
  nationality: Nationality | null;
}

export interface Note {
  content: string;
  contentBn: string;
  contentEn: string;
  contentJa: string;
  contentKm: string;
  contentKo: string;
  contentTh: string;
  contentTl: string;
  contentVi: string;
  contentZh: string;
  createdAt: string;
  fileUrl: string | null;
  fromUser: User;
  isMyMessage: boolean;
  isRead: boolean;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  thumbnailUrl: string | null;
  toUser: User;
  uuid: string;
}

export interface NotificationSettings {
  mutedTypes: string[];
  quietHours: QuietHours;
}

export interface OwnUser {
  uuid: string;
}

export interface Post {
  address: string | null;
  board: string;
  commentsCount: number;
  content: string;
  contentBn: string;
  contentEn: string;
  contentJa: string;
  contentKm: string;
  contentKo: string;
  contentTh: string;
  contentTl: string;
  contentVi: string;
  contentZh: string;
  createdAt: string;
  hashtags: Hashtag[];
  likes: number;
  likes_dislikes: LikeDislike[];
  mapUrl: string | null;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  postViewLogUuid: string | null;
  post_files: PostFile[];
  region: RegionLevelTwo | null;
  scraps: Scrap[];
  sub_board: SubBoard | null;
  thumbnailImageUrl: string | null;
  title: string;
  titleBn: string;
  titleEn: string;
  titleJa: string;
  titleKm: string;
  titleKo: string;
  titleTh: string;
  titleTl: string;
  titleVi: string;
  titleZh: string;
  updatedAt: string;
  user: User;
  uuid: string;
  views: number;
}

export interface PostFile {
  alt: string | null;
  height: number | null;
  name: string;
  path: string;
  thumbnailPath: string | null;
  uuid: string;
  width: number | null;
}

export interface QuietHours {
  from: string;
  isOn: boolean;
  to: string;
}

export interface RegionLevelOne {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface RegionLevelTwo {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
  parentId: number;
}

export interface Resume {
  availableFrom: string | null;
  experiences: ResumeExperience[];
  files: ResumeFile[];
  headline: string;
  headlineBn: string;
  headlineEn: string;
  headlineJa: string;
  headlineKm: string;
  headlineKo: string;
  headlineTh: string;
  headlineTl: string;
  headlineVi: string;
  headlineZh: string;
  introduction: string;
  introductionBn: string;
  introductionEn: string;
  introductionJa: string;
  introductionKm: string;
  introductionKo: string;
  introductionTh: string;
  introductionTl: string;
  introductionVi: string;
  introductionZh: string;
  koreanLevel: number | null;
  originalLanguage: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  showVisa: boolean;
  skills: string[];
  skillsBn: string[];
  skillsEn: string[];
  skillsJa: string[];
  skillsKm: string[];
  skillsKo: string[];
  skillsTh: string[];
  skillsTl: string[];
  skillsVi: string[];
  skillsZh: string[];
  updatedAt: string;
  uuid: string;
  visaMainId: number | null;
  visaSubId: number | null;
}

export interface ResumeExperience {
  from: string;
  place: string;
  placeBn: string;
  placeEn: string;
  placeJa: string;
  placeKm: string;
  placeKo: string;
  placeTh: string;
  placeTl: string;
  placeVi: string;
  placeZh: string;
  text: string;
  textBn: string;
  textEn: string;
  textJa: string;
  textKm: string;
  textKo: string;
  textTh: string;
  textTl: string;
  textVi: string;
  textZh: string;
  title: string;
  titleBn: string;
  titleEn: string;
  titleJa: string;
  titleKm: string;
  titleKo: string;
  titleTh: string;
  titleTl: string;
  titleVi: string;
  titleZh: string;
  to: string | null;
}

export interface ResumeFile {
  name: string;
  path: string;
  size: number;
  type: string;
  url: string;
  uuid: string;
}

export interface SalaryType {
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}

export interface Scrap {
  user: OwnUser;
  uuid: string;
}

export interface SubBoard {
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
  uuid: string;
}

export interface TranslationSuggestion {
  createdAt: string;
  decidableFrom: string | null;
  field: string;
  isFriends: boolean;
  isOwn: boolean;
  language: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  rejectionReason: 'ABUSE' | 'NOT_BETTER' | 'OTHER_MEANING' | 'UNREADABLE' | null;
  state: 'ACCEPTED' | 'OPEN' | 'OUTDATED' | 'REJECTED';
  subjectType: string;
  subjectUuid: string;
  suggester: User;
  text: string;
  updatedAt: string;
  uuid: string;
}

export interface User {
  commonFriendsCount: number | null;
  friendState: 'FRIEND' | 'NONE' | 'RECEIVED' | 'REQUESTED' | null;
  isBlocked: boolean | null;
  isWithdrawn: boolean;
  language: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh' | null;
  languages: ('bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh')[] | null;
  memberSince: string | null;
  nationalityInfo: NationalityInfo;
  nickname: string;
  profileImageUrl: string | null;
  uuid: string;
}

export interface UserInformation {
  birthDate: string | null;
  confirmEmailBy: string | null;
  dueConsents: ('privacy' | 'terms')[];
  email: string | null;
  followedNationalityUuids: string[];
  friendsCount: number;
  gender: string;
  hasPassword: boolean;
  isEmailConfirmed: boolean;
  isEmailRefused: boolean;
  koreanLevel: number | null;
  language: 'bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh';
  mailNotices: string[];
  moderatedSuggestionsCount: number | null;
  nationalityInfo: NationalityInfo;
  nickname: string;
  nicknameChangeableAt: string | null;
  notificationSettings: NotificationSettings;
  openSuggestionsCount: number;
  pendingEmail: string | null;
  profileImageUrl: string | null;
  purpose: string | null;
  readingLanguages: ('bn' | 'en' | 'ja' | 'km' | 'ko' | 'th' | 'tl' | 'vi' | 'zh')[];
  regionId: number | null;
  role: string;
  unreadNotesCount: number;
  unreadNotificationsCount: number;
  uuid: string;
  visaMainId: number | null;
  visaSubId: number | null;
}

export interface Visa {
  code: string | null;
  id: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
  noNewSince: string | null;
}

export interface VisaFit {
  checkedAt: string | null;
  fits: boolean;
  reason: 'CHECK_JOB_LIST' | 'GOVERNMENT_ONLY' | 'JOB_NOT_ALLOWED' | 'NEEDS_PERMISSION' | 'NEEDS_SPONSOR' | 'NOT_CHECKED' | 'NOT_LISTED' | 'NO_RULE' | 'NO_WORK' | 'OPEN' | 'TOO_MANY_HOURS' | 'UNDER_AGE';
  ruleUuid: string | null;
  sentence: string;
  source: string;
  verdict: 'ASK' | 'NO' | 'WITH_PERMIT' | 'YES';
}

export interface VisaSub {
  code: string | null;
  id: number;
  mainId: number;
  name: string;
  nameBn: string;
  nameEn: string;
  nameJa: string;
  nameKm: string;
  nameKo: string;
  nameTh: string;
  nameTl: string;
  nameVi: string;
  nameZh: string;
}
