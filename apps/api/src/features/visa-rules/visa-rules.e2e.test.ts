import request from 'supertest';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { letterOf } from '@haiko/shared/i18n/scripts';
import { VISA_RULES } from '@haiko/shared/reference/visaRules';
import { startApp, type TestApp } from '../../../test/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

const read = (address = '/visa-rules.json') => request(test.server).get(address);

describe('the public file of visa rules', () => {
  it('has every rule with source, first day and the day it was checked, for visitors', async () => {
    const { status, body, headers } = await read();
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.rules).toEqual(VISA_RULES.map((rule) => ({ ...rule, sentence: rule.sentence.en })));
  });

  it.each(LANGUAGES)('says its sentences in %s', async (language) => {
    const { body } = await read(`/visa-rules.json?lang=${language}`);
    for (const { sentence } of body.rules) expect(sentence).toMatch(letterOf(language));
  });

  it('takes the language of the browser where none is asked for, or none that there is', async () => {
    for (const address of ['/visa-rules.json', '/visa-rules.json?lang=xx', '/visa-rules.json?lang=ko&lang=th']) {
      const { body } = await read(address).set('Accept-Language', 'vi');
      expect(body.rules[0].sentence).toBe(VISA_RULES[0]?.sentence.vi);
    }
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await read();
    expect((await read().set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
  });
});
