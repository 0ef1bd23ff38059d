import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { aUser } from '../../../test/factories.js';
import { translationSettings } from '../../../test/translation-server.js';

const READ = 'query ($language: Language!) { readTranslationTargets(language: $language) }';
const NOWHERE = 'http://127.0.0.1:9';

const targets = async (app: TestApp, language: string) =>
  (await query(app, READ, { language }, await aUser(app))).data['readTranslationTargets'];

async function withProviders(providers: string, look: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startApp(providers ? translationSettings(NOWHERE, providers) : {});
  try {
    await look(app);
  } finally {
    await app.stop();
  }
}

describe('into which languages a text is translated', () => {
  it('requires sign-in, and a language that there is', () =>
    withProviders('', async (app) => {
      expect((await query(app, READ, { language: 'km' }, {})).status).toBe(401);
      expect((await query(app, READ, { language: 'fr' }, await aUser(app))).status).toBe(400);
    }));

  it('is none where nobody translates', () =>
    withProviders('', async (app) => {
      expect(await targets(app, 'km')).toEqual([]);
    }));

  it('is what the providers know of the language', () =>
    withProviders('deepl', async (app) => {
      expect(await targets(app, 'ko')).toContain('vi');
      expect(await targets(app, 'ko')).not.toContain('ko');
      expect(await targets(app, 'km')).toEqual([]);
    }));
});
