import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';

const OPERATOR = '{ readOperator { name contact jobNotificationNumber } }';
const SETTINGS = {
  OPERATOR_NAME: '주식회사 하이코',
  OPERATOR_CONTACT: '02-123-4567',
  OPERATOR_JOB_NOTIFICATION_NUMBER: 'J1200020260001',
};

let test: TestApp;
beforeAll(async () => {
  test = await startApp(SETTINGS);
});
afterAll(() => test.stop());

it('tells everybody who provides the job information', async () => {
  const { data } = await query(test, OPERATOR, {});
  expect(data['readOperator']).toEqual({
    name: '주식회사 하이코',
    contact: '02-123-4567',
    jobNotificationNumber: 'J1200020260001',
  });
});
