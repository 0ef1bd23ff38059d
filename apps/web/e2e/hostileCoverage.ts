/** Fields that no text of a person's can stand in, and why: whichever matches. */
export const EXCUSED: readonly (readonly [fields: RegExp, why: string])[] = [
  [/ (password|currentPassword)$/, 'compared with what is known, and kept by nobody'],
  [/^POST \/api\/user\/.* (token|code|ticket|key|state|error|user)$/, 'a proof: looked up, and kept by nobody'],
  [/^POST \/api\/user\/(signin|email\/confirm|password\/(forgot|reset)) email$/, 'looked up, and kept by nobody'],
  [/^POST \/api\/user\/email\/another (email|newEmail)$/, 'looked up, and judged as that of PUT /api/user/email'],
  [/^POST \/api\/company\/members nickname$/, 'looked up, and kept by nobody'],
  [
    /^POST \/api\/user\/signin\/\{provider\}\/step3 /,
    'what a sign-up takes, by the same schema and the same statement',
  ],
  [/^POST \/api\/job-posting-rows /, 'what a posting takes, by the same schema and the same statement'],
  [
    /^POST \/api\/job-tables\/\{id\}\/rows rows\.0\.(posting\.|companyName|link)/,
    'what a posting and a company take, by the same schemas, shown by the same screens; links are https or refused',
  ],
  [/^POST \/api\/job-tables\/\{id\}\/(rows rows\.0\.reference|end )/, 'read by administrators alone, who write it'],
  [/^decideWritings note$/, 'stands in the audit log, as that of decideReport does'],
  [/^watchWord (word|why)$/, 'read by moderators alone, who write it'],
  [/^notePerson text$/, 'read by moderators alone, who write it'],
  [/^removeSecondFactor reason$/, 'stands in the audit log alone, as that of suspendUser does'],
  [/^(POST|DELETE) \/api\/push\/subscriptions endpoint$/, 'an address that is called, and shown to nobody'],
  [/^POST \/api\/mail\/reports /, 'of the mail provider, with its key; looked up'],
  [
    / (fileUrl|profileImageUrl|logoFileUrl|businessRegistrationFileUrl|(input\.)?files\.0(\.path)?)$/,
    'names an upload of one’s own; anything else is refused',
  ],
  [
    /^(POST \/api\/translation\/suggest (field|subjectType)|retranslate subjectType|retryDeadJobs queue|discardDeadJobs queue|suspendUser cause|blockJobPosting cause|decideReport reason|decideWritings reason|decideWritings version|rejectCompany cause|(start|stop)JobSource source)$/,
    'a name of the code’s: looked up',
  ],
];

const LANGUAGES = ['ko', 'en', 'zh', 'ja', 'th', 'vi', 'km', 'tl', 'bn'] as const;
const inEach = (start: string, nameOf: (language: string) => string = (language) => language) =>
  LANGUAGES.map((language) => start + nameOf(language));

const ofBoth = (calls: readonly string[], paths: readonly string[]) =>
  calls.flatMap((call) => paths.map((path) => `${call} ${path}`));

/** Which journey sends all forty through which fields; it fails unless it has. */
export const THROUGH = {
  posts: [
    ...ofBoth(
      ['POST /api/post', 'PUT /api/post/{id}'],
      ['title', 'content', 'hashtagNames.0', 'files.0.name', 'files.0.alt'],
    ),
    ...['POST /api/comment content', 'PUT /api/comment/{id} content'],
  ],
  suggestions: ['POST /api/translation/suggest text'],
  people: [
    'POST /api/user/signup name',
    'POST /api/user/signup purpose',
    'PUT /api/user purpose',
    'POST /api/notes/{id} content',
  ],
  refused: [
    ...['POST /api/user/signup email', 'POST /api/user/signup nickname', 'POST /api/user/signup nationalityUuid'],
    ...['PUT /api/user nickname', 'PUT /api/user nationalityUuid', 'PUT /api/user/email email'],
    'POST /api/company/members email',
  ],
  companies: [
    ...ofBoth(
      ['POST /api/company/register', 'PUT /api/company/update/{id}'],
      ['companyName', 'managerName', 'managerEmail', 'homepageUrl', 'logoFileName', 'businessRegistrationFileName'],
    ),
    'rejectCompany reason',
  ],
  postings: ofBoth(
    ['POST /api/job-posting', 'PUT /api/job-posting/{id}'],
    [
      ...['title', 'description', 'extraInfo', 'regions.0.region', 'regions.0.detailRegion'],
      ...['contactName', 'contactEmail'],
    ],
  ),
  sources: ['POST /api/job-tables name', 'POST /api/job-tables url', 'POST /api/job-tables notice'],
  applications: [
    ...['headline', 'introduction', 'skills.0', 'experiences.0.title', 'experiences.0.place', 'experiences.0.text'].map(
      (path) => `PUT /api/resume ${path}`,
    ),
    ...['POST /api/job-posting/{id}/application message', 'POST /api/application/{id}/notes content'],
  ],
  alerts: ['POST /api/job-alerts keyword'],
  reports: ['POST /api/report text', 'POST /api/report/{caseUuid}/appeal text', 'decideReport note'],
  boards: [
    ...ofBoth(
      ['createBoardPost', 'updateBoardPost'],
      [
        ...['input.title', 'input.content', 'input.address', 'input.mapUrl'],
        ...[
          'input.hashtagNames.0',
          'input.files.0.name',
          'input.files.0.alt',
          ...inEach('input.titles.'),
          ...inEach('input.contents.'),
        ],
      ],
    ),
    ...inEach('saveSubBoard input.name', (language) => language[0]?.toUpperCase() + language.slice(1)),
  ],
  desk: [
    ...['suspendUser reason', 'blockJobPosting reason', 'PUT /api/wage-defaulters list', 'PUT /api/user/{id} nickname'],
    ...['proposeVisaRule input.visa', 'proposeVisaRule input.from', 'proposeVisaRule input.until', 'endVisaRule until'],
    ...[
      'proposeVisaRule input.checkedAt',
      'proposeVisaRule input.source',
      ...inEach('proposeVisaRule input.sentences.'),
    ],
  ],
} satisfies Record<string, readonly string[]>;
