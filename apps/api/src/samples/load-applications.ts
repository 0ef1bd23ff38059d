import { type ApplicationState, APPLICATION_STATES, isOpenState } from '@haiko/shared/applications';
import { consentText } from '@haiko/shared/i18n/applicationMessages';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { APPLICATION_CONSENT_VERSION, applicationPath } from '../features/applications/applications.policy.js';
import type { Loading, Row } from './loading.js';
import { insertResumes } from './load-resumes.js';
import { minutesOf, type SampleApplication } from './read-samples.js';

/** Who did what brings an application into a state. */
const BY: Readonly<Partial<Record<ApplicationState, 'seeker' | 'system'>>> = {
  sent: 'seeker',
  accepted: 'seeker',
  withdrawn: 'seeker',
  closed: 'system',
};

/** Loads what the sample people have applied for, what was sent with it and written about it, and the news of it. */
export async function loadApplications(loading: Loading): Promise<void> {
  const { samples, insert } = loading;
  const { applications } = samples;
  const kept = applications.filter(({ steps }) => !('withdrawn' in steps));
  const sent = kept.flatMap((application) => {
    const resume = samples.resumes.find(({ key }) => key === application.seeker);
    const sentAgo = minutesOf(application.steps.sent);
    return resume ? [{ key: keyOf(application), resume, sentAgo }] : [];
  });
  await insertResumes(loading, sent);
  await insert('applications', applications, (application) => applicationRow(application, loading));
  await insert('application_steps', applications, (application) => stepRows(application, loading));
  await insert('application_notes', applications, (application) => noteRows(application, loading));
  await insert('notifications', applications, (application) => newsRows(application, loading));
  await insert('company_notifications', kept, (application) => companyNewsRow(application, loading));
}

const keyOf = ({ seeker, posting }: SampleApplication) => `${seeker} ${posting}`;

/** In the order in which they came. */
function stepsOf({ steps }: SampleApplication) {
  return APPLICATION_STATES.flatMap((state) => {
    const ago = steps[state];
    return ago === undefined ? [] : [{ state, ago: minutesOf(ago), by: BY[state] ?? 'company' }];
  }).sort((a, b) => b.ago - a.ago);
}

function lastOf(application: SampleApplication) {
  const last = stepsOf(application).at(-1);
  if (!last) throw new Error(`${keyOf(application)} has no step`);
  return last;
}

/** The key of the company that a posting is of. */
function companyOf({ posting }: SampleApplication, { samples }: Loading): string {
  const company = samples.jobPostings.find(({ key }) => key === posting)?.company;
  if (company === undefined) throw new Error(`No posting ${posting}`);
  return company;
}

function applicationRow(application: SampleApplication, loading: Loading): Row {
  const { seeker, posting, language, texts, notes, reason = null, interview, steps } = application;
  const { uuidOf, moment, samples } = loading;
  const company = companyOf(application, loading);
  const last = lastOf(application);
  const isKept = last.state !== 'withdrawn';
  const momentOf = (ago: string | undefined) => (ago === undefined ? null : moment(minutesOf(ago)));
  const answers = [
    ...stepsOf(application).filter(({ state, by }) => by === 'company' && state !== 'read'),
    ...notes.filter(({ by }) => by === 'company').map(({ ago }) => ({ ago: minutesOf(ago) })),
  ];
  const written = notes.map(({ ago }) => minutesOf(ago));
  return {
    ...{ uuid: uuidOf('application', keyOf(application)), seeker_uuid: uuidOf('person', seeker), state: last.state },
    ...{ job_posting_uuid: uuidOf('job posting', posting), company_uuid: uuidOf('company', company), reason },
    resume_uuid: isKept ? uuidOf('resume', keyOf(application)) : null,
    ...{ message: isKept ? texts : {}, original_language: language },
    show_visa: samples.resumes.find(({ key }) => key === seeker)?.showsVisa ?? false,
    ...{ consent_version: APPLICATION_CONSENT_VERSION, consented_at: momentOf(steps.sent) },
    consent_text: consentText(samples.companies.find(({ key }) => key === company)?.name ?? '', language),
    ...{ created_at: momentOf(steps.sent), updated_at: moment(last.ago), read_at: momentOf(steps.read) },
    answered_at: answers.length > 0 ? moment(Math.max(...answers.map(({ ago }) => ago))) : null,
    interview_at: interview ? `${seoulDayAfter(interview.inDays, new Date())}T${interview.at}:00+09:00` : null,
    last_note_at: written.length > 0 ? moment(Math.min(...written)) : null,
    ended_at: isOpenState(last.state) ? null : moment(last.ago),
  };
}

function stepRows(application: SampleApplication, { uuidOf, moment }: Loading): Row[] {
  return stepsOf(application).map(({ state, ago, by }) => ({
    ...{ application_uuid: uuidOf('application', keyOf(application)), state, at: moment(ago), by },
  }));
}

function noteRows(application: SampleApplication, loading: Loading): Row[] {
  const { uuidOf, moment } = loading;
  return application.notes.map(({ by, language, ago, isUnread, texts }) => ({
    ...{ application_uuid: uuidOf('application', keyOf(application)), by, original_language: language },
    author_uuid: uuidOf('person', by === 'seeker' ? application.seeker : companyOf(application, loading)),
    ...{ content: texts, created_at: moment(minutesOf(ago)), read_at: isUnread ? null : moment(minutesOf(ago)) },
  }));
}

/** What the seeker was told last: read, unless it is news of the last day. */
function newsRows(application: SampleApplication, { uuidOf, moment }: Loading): Row[] {
  const last = lastOf(application);
  if (last.by === 'seeker') return [];
  const [uuid, seeker] = [uuidOf('application', keyOf(application)), uuidOf('person', application.seeker)];
  const at = moment(last.ago);
  return [
    {
      ...{ receiver_uuid: seeker, from_user_uuid: seeker, type: 'Application State', cause_uuid: uuid },
      ...{ path: applicationPath(uuid ?? ''), people_count: 1, created_at: at, grouped_since: at, is_reply: false },
      read_at: last.state === 'offer' || last.state === 'talk' ? null : at,
    },
  ];
}

/** That somebody has applied: read once the company has seen who. */
function companyNewsRow(application: SampleApplication, loading: Loading): Row {
  const { uuidOf, moment } = loading;
  const at = moment(minutesOf(application.steps.sent));
  return {
    ...{ company_uuid: uuidOf('company', companyOf(application, loading)), type: 'Application', rejection_reason: '' },
    ...{ job_posting_uuid: uuidOf('job posting', application.posting), created_at: at },
    read_at: application.steps.read ? at : null,
  };
}
