import { rest } from '../client.js';
import { aCompany, aCompanyFile, anApprovedCompany, companyFields } from '../company-factories.js';
import { aUser } from '../factories.js';
import { aPosting, postingFields } from '../job-posting-factories.js';
import { NOTHING, type RestRow, type Stage, usualRefusals } from './stage.js';

type Route = ['put' | 'delete' | 'post', string];

async function register({ test }: Stage, changes: object = {}) {
  const owner = await aUser(test);
  const fields = { ...companyFields({ ...changes }), businessRegistrationFileUrl: await aCompanyFile(test, owner) };
  return rest(test, 'post', '/api/company/register', fields, owner);
}

async function updateCompany({ test }: Stage, changes: object = {}) {
  const { uuid, fields, owner } = await aCompany(test);
  return rest(test, 'put', `/api/company/update/${uuid}`, { ...fields, ...changes }, owner);
}

const write = ({ test, company }: Stage, changes: object = {}, who = company.owner) =>
  rest(test, 'post', '/api/job-posting', postingFields({ ...changes }), who);

/** Calls with a new posting of the stage's company, as `who` or its owner. */
async function onPosting({ test, company }: Stage, [method, path]: Route, body?: object, who = company.owner) {
  const { uuid } = await aPosting(test, company);
  return rest(test, method, path.replace('{id}', uuid), body, who);
}

const PUT: Route = ['put', '/api/job-posting/{id}'];
const STATE: Route = ['put', '/api/job-posting/{id}/state'];
const LANGUAGE: Route = ['put', '/api/job-posting/{id}/language'];
const DELETE: Route = ['delete', '/api/job-posting/{id}'];
const SCRAP: Route = ['post', '/api/scraps/job-postings/{id}'];

export const JOBS: RestRow[] = [
  {
    call: 'POST /api/company/register',
    answers: 201,
    succeed: (stage) => register(stage),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/company/register', companyFields()),
      VALIDATION_FAILED: (stage) => register(stage, { businessRegistrationNumber: '1234567890123' }),
      REGISTRATION_NUMBER_TAKEN: (stage) =>
        register(stage, { businessRegistrationNumber: stage.company.fields.businessRegistrationNumber }),
      COMPANY_EXISTS: ({ test, company }) =>
        rest(
          test,
          'post',
          '/api/company/register',
          { ...company.fields, businessRegistrationFileUrl: '/files/x' },
          company.owner,
        ),
      async FILE_NOT_FOUND({ test }) {
        const fields = companyFields({ businessRegistrationFileUrl: await aCompanyFile(test, await aUser(test)) });
        return rest(test, 'post', '/api/company/register', fields, await aUser(test));
      },
    },
  },
  {
    call: 'PUT /api/company/update/{id}',
    answers: 200,
    succeed: (stage) => updateCompany(stage, { managerName: 'ម៉ារី' }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'put', `/api/company/update/${NOTHING}`, companyFields()),
      VALIDATION_FAILED: (stage) => updateCompany(stage, { managerPhone: '02-1234-5678' }),
      REGISTRATION_NUMBER_TAKEN: (stage) =>
        updateCompany(stage, { businessRegistrationNumber: stage.company.fields.businessRegistrationNumber }),
      REGISTRATION_FILE_REQUIRED: (stage) => updateCompany(stage, { companyName: '새 이름' }),
      NOT_FOUND: ({ test, reader, company: { uuid, fields } }) =>
        rest(test, 'put', `/api/company/update/${uuid}`, fields, reader),
    },
  },
  {
    call: 'DELETE /api/company/delete/{id}',
    answers: 204,
    succeed: async ({ test }) => {
      const { uuid, owner } = await aCompany(test);
      return rest(test, 'delete', `/api/company/delete/${uuid}`, undefined, owner);
    },
    refuses: {
      ...usualRefusals('delete', (id) => `/api/company/delete/${id}`),
      NOT_FOUND: ({ test, reader, company: { uuid } }) =>
        rest(test, 'delete', `/api/company/delete/${uuid}`, undefined, reader),
    },
  },
  {
    call: 'POST /api/job-posting',
    answers: 201,
    succeed: (stage) => write(stage, { salaryTypeId: 1, salaryAmountMin: '0', salaryAmountMax: '0' }),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/job-posting', postingFields()),
      VALIDATION_FAILED: (stage) => write(stage, { workingTime: 25 }),
      COMPANY_NOT_APPROVED: async (stage) => write(stage, {}, (await aCompany(stage.test)).owner),
      REGION_NOT_FOUND: (stage) => write(stage, { regions: [{ region: '화성 올림푸스산', detailRegion: '1층' }] }),
    },
  },
  {
    call: 'PUT /api/job-posting/{id}',
    answers: 200,
    succeed: (stage) => onPosting(stage, PUT, postingFields({ title: '새 제목' })),
    refuses: {
      ...usualRefusals('put', (id) => `/api/job-posting/${id}`, postingFields()),
      FORBIDDEN: (stage) => onPosting(stage, PUT, postingFields(), stage.reader),
      REGION_NOT_FOUND: (stage) =>
        onPosting(stage, PUT, postingFields({ regions: [{ region: '화성 올림푸스산', detailRegion: '1층' }] })),
    },
  },
  {
    call: 'DELETE /api/job-posting/{id}',
    answers: 204,
    succeed: (stage) => onPosting(stage, DELETE),
    refuses: {
      ...usualRefusals('delete', (id) => `/api/job-posting/${id}`),
      FORBIDDEN: (stage) => onPosting(stage, DELETE, undefined, stage.reader),
    },
  },
  {
    call: 'PUT /api/job-posting/{id}/state',
    answers: 200,
    succeed: (stage) => onPosting(stage, STATE, { state: 'CLOSED' }),
    refuses: {
      ...usualRefusals('put', (id) => `/api/job-posting/${id}/state`, { state: 'CLOSED' }),
      FORBIDDEN: (stage) => onPosting(stage, STATE, { state: 'CLOSED' }, stage.reader),
    },
  },
  {
    call: 'PUT /api/job-posting/{id}/language',
    answers: 200,
    succeed: (stage) => onPosting(stage, LANGUAGE, { originalLanguage: 'bn' }),
    refuses: {
      ...usualRefusals('put', (id) => `/api/job-posting/${id}/language`, { originalLanguage: 'bn' }),
      FORBIDDEN: (stage) => onPosting(stage, LANGUAGE, { originalLanguage: 'bn' }, stage.reader),
    },
  },
  {
    call: 'POST /api/scraps/job-postings/{id}',
    answers: 200,
    succeed: (stage) => onPosting(stage, SCRAP, undefined, stage.reader),
    refuses: {
      ...usualRefusals('post', (id) => `/api/scraps/job-postings/${id}`),
      // Of a posting that only its company sees.
      async NOT_FOUND({ test, reader }) {
        const { uuid } = await aPosting(test, await anApprovedCompany(test), { isPublic: false });
        return rest(test, 'post', `/api/scraps/job-postings/${uuid}`, undefined, reader);
      },
    },
  },
  {
    call: 'POST /api/job-alerts',
    answers: 201,
    succeed: async ({ test }) =>
      rest(test, 'post', '/api/job-alerts', { keyword: 'ផ្សារ', visas: [{ visaMainId: 18 }] }, await aUser(test)),
    refuses: {
      UNAUTHENTICATED: ({ test }) => rest(test, 'post', '/api/job-alerts', { keyword: '용접' }),
      VALIDATION_FAILED: ({ test, reader }) =>
        rest(test, 'post', '/api/job-alerts', { employmentTypes: [1, 2, 3, 4] }, reader),
    },
  },
  {
    call: 'DELETE /api/job-alerts/{id}',
    answers: 204,
    succeed: async ({ test }) => {
      const seeker = await aUser(test);
      const { uuid } = (await rest(test, 'post', '/api/job-alerts', { keyword: '용접' }, seeker)).body;
      return rest(test, 'delete', `/api/job-alerts/${uuid}`, undefined, seeker);
    },
    refuses: {
      ...usualRefusals('delete', (id) => `/api/job-alerts/${id}`),
      async NOT_FOUND({ test, reader }) {
        const { uuid } = (await rest(test, 'post', '/api/job-alerts', { keyword: '용접' }, await aUser(test))).body;
        return rest(test, 'delete', `/api/job-alerts/${uuid}`, undefined, reader);
      },
    },
  },
];
