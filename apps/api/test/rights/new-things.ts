import { seoulDay } from '@haiko/shared/format';
import { TranslationsService } from '../../src/features/translations/translations.service.js';
import { WageDefaultersService } from '../../src/features/wage-defaulters/wage-defaulters.service.js';
import { aModerator, answer } from '../board-factories.js';
import { rest } from '../client.js';
import { aCompany } from '../company-factories.js';
import { NOTHING } from '../contract/stage.js';
import { currentVersion } from '../current-version.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aPost } from '../post-factories.js';
import { DECIDE, report, thePost } from '../report-factories.js';
import type { MadeStage } from './stage.js';

export const RULE = {
  ...{ visa: 'F-5', job: 103, verdict: 'ASK', from: '2026-01-01', checkedAt: seoulDay(new Date()) },
  sentences: { en: 'Please ask 1345 first.' },
  source: '법무부 고시, https://www.moj.go.kr/notice',
};
/** A case about a new post of the owner's that the partner has reported. */
export async function aCase({ test, owner, partner }: MadeStage): Promise<string> {
  const { uuid } = await aPost(test, owner, { content: NINE_SCRIPTS.th });
  await report(test, partner, thePost(uuid));
  const [row] = await test.database.manager.query<{ uuid: string }[]>(
    'select uuid from report_cases where target_uuid = $1',
    [uuid],
  );
  if (!row) throw new Error('There is no case');
  return row.uuid;
}

/** One that a moderator has decided by hiding the post. */
export async function aDecidedCase(stage: MadeStage): Promise<string> {
  const { test } = stage;
  const uuid = await aCase(stage);
  const version = await currentVersion(test, 'case', uuid);
  await answer(test, await aModerator(test), DECIDE, { ...version, decision: 'HIDE' });
  return uuid;
}

/** A translation that the partner suggests for a new post of the owner's. */
export async function aSuggestion({ test, owner, partner }: MadeStage): Promise<string> {
  const { uuid: subjectUuid } = await aPost(test, owner, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
  await test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });
  const body = { subjectType: 'post', subjectUuid, field: 'content', language: 'vi', text: NINE_SCRIPTS.vi };
  return (await rest(test, 'post', '/api/translation/suggest', body, partner)).body.uuid as string;
}

/** A company that may be one of those who owe wages. */
export async function aMatch({ test, admin }: MadeStage) {
  const company = await aCompany(test, { companyName: '두물머리 식품' });
  const HEAD = 'name,representative,business,address,amount,published from,until';
  const list = `${HEAD}\n"두물머리 식품",Sokha,,,31500000,2026-01-01,2099-12-31`;
  await rest(test, 'put', '/api/wage-defaulters', { list }, admin);
  await test.app.get(WageDefaultersService).propose();
  const [row] = await test.database.manager.query<{ uuid: string; at: Date }[]>(
    'select uuid, updated_at as at from wage_defaulter_matches where company_uuid = $1',
    [company.uuid],
  );
  return { uuid: row?.uuid ?? NOTHING, seenAt: (row?.at ?? new Date()).toISOString(), isSame: false };
}
