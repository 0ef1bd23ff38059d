import { TranslationsService } from '../../src/features/translations/translations.service.js';
import { aModerator, answer } from '../board-factories.js';
import { rest } from '../client.js';
import { currentVersion } from '../current-version.js';
import { NINE_SCRIPTS } from '../nine-scripts.js';
import { aPost } from '../post-factories.js';
import { DECIDE, report, thePost } from '../report-factories.js';
import type { RightsStage } from './stage.js';

/** A case about a new post of the owner's that the partner has reported. */
export async function aCase({ test, owner, partner }: RightsStage): Promise<string> {
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
export async function aDecidedCase(stage: RightsStage): Promise<string> {
  const { test } = stage;
  const uuid = await aCase(stage);
  const version = await currentVersion(test, 'case', uuid);
  await answer(test, await aModerator(test), DECIDE, { ...version, decision: 'HIDE' });
  return uuid;
}

/** A translation that the partner suggests for a new post of the owner's. */
export async function aSuggestion({ test, owner, partner }: RightsStage): Promise<string> {
  const { uuid: subjectUuid } = await aPost(test, owner, { title: '겨울 옷', content: NINE_SCRIPTS.ko });
  await test.app.get(TranslationsService).translate({ subjectType: 'post', subjectUuid });
  const body = { subjectType: 'post', subjectUuid, field: 'content', language: 'vi', text: NINE_SCRIPTS.vi };
  return (await rest(test, 'post', '/api/translation/suggest', body, partner)).body.uuid as string;
}
