import { environmentFor } from '@haiko/identity-provider/clients';
import { type IdentityProvider, startIdentityProvider } from '@haiko/identity-provider/server';
import type { ErrorCode } from '@haiko/shared/errors';
import { startApp, type TestApp } from '../app.js';
import { anAdmin } from '../board-factories.js';
import { rest } from '../client.js';
import { anApprovedCompany, type TestCompany } from '../company-factories.js';
import { aUser, type TestUser } from '../factories.js';
import { type PushService, startPushService } from '../push-service.js';
import { translationSettings, TranslationServer } from '../translation-server.js';

export interface Reply {
  status: number;
  // Whatever the call answers: cases look at single fields of it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape is the call's
  body: any;
}

export type Call = (stage: Stage) => Promise<Reply>;

/** One REST call that clients rely on. */
export interface RestRow {
  /** Method and path, as in openapi.json. */
  call: string;
  /** The status of success. */
  answers: number;
  succeed: Call;
  /** Its errors, each with a call that meets it. */
  refuses: Partial<Record<ErrorCode, Call>>;
}

/** The server with everything around it, and people who have nothing to do with each other. */
export interface Stage {
  test: TestApp;
  author: TestUser;
  reader: TestUser;
  admin: TestUser;
  company: TestCompany;
  push: PushService;
  /** Translates, or whatever a case makes it do. */
  translator: TranslationServer;
  close(): Promise<void>;
}

/** `settings` are environment variables besides; `prepare` sees the server before there are people, `watch` before it is set up. */
export async function setStage(
  settings: Record<string, string> = {},
  prepare: (test: TestApp) => Promise<unknown> = async () => {},
  watch?: Parameters<typeof startApp>[1],
): Promise<Stage> {
  const provider: IdentityProvider = await startIdentityProvider({ port: 0 });
  const push = await startPushService();
  const translator = new TranslationServer();
  const test = await startApp(
    {
      ...environmentFor(provider.url),
      ...translationSettings(await translator.start(), 'google'),
      ...settings,
    },
    watch,
  );
  await prepare(test);
  return {
    test,
    push,
    translator,
    author: await aUser(test, { language: 'ko' }),
    reader: await aUser(test, { language: 'vi' }),
    admin: await anAdmin(test),
    company: await anApprovedCompany(test),
    async close() {
      await test.stop();
      await push.close();
      await provider.close();
      translator.stop();
    },
  };
}

/** A well-formed uuid of nothing. */
export const NOTHING = '0190f0f0-0000-7000-8000-000000000000';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What every call of something that a signed-in person names by its uuid refuses. */
export function usualRefusals(method: Method, pathOf: (id: string) => string, body?: object) {
  return {
    UNAUTHENTICATED: ({ test }: Stage) => rest(test, method, pathOf(NOTHING), body),
    VALIDATION_FAILED: ({ test, reader }: Stage) => rest(test, method, pathOf('no-uuid'), body, reader),
    NOT_FOUND: ({ test, reader }: Stage) => rest(test, method, pathOf(NOTHING), body, reader),
  };
}
