import { PUSH_TYPES, TIME_OF_DAY } from '@haiko/shared/notifications';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import type { RefusedRecord } from '../src/features/job-imports/job-import.entity.js';
import type { StoredVisaRule } from '../src/features/visa-rules/visa-rule.entity.js';
import type { User } from '../src/features/users/user.entity.js';
import type { Work24Fields } from '../src/features/work24/work24-xml.js';
import { localizedText } from '../src/platform/database/shapes.js';

type Shape<Value> = v.BaseSchema<unknown, Value, v.BaseIssue<unknown>>;
/** The compiler compares the shape with what the entity declares. */
const shape = <Value>(schema: Shape<Value>): Shape<unknown> => schema;

/** What stands in columns of JSON, by how src/statement-types.ts writes their types. */
export const JSON_COLUMNS: Readonly<Record<string, Shape<unknown>>> = {
  "Post['title']": localizedText,
  "Post['content']": localizedText,
  "Comment['content']": localizedText,
  "Note['content']": localizedText,
  "SubBoard['names']": localizedText,
  "StoredVisaRule['sentence']": shape<StoredVisaRule['sentence']>(
    v.strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, v.string()])) as Record<
        Language,
        v.StringSchema<undefined>
      >,
    ),
  ),
  "JobPosting['title']": localizedText,
  "JobPosting['description']": localizedText,
  "JobPosting['extraInfo']": localizedText,
  "JobPostingRegion['regionOriginal']": localizedText,
  "JobPostingRegion['detailRegion']": localizedText,
  "Application['message']": localizedText,
  "ApplicationNote['content']": localizedText,
  "ResumeText['content']": localizedText,
  "StoredLiveEvent['data']": shape<object>(v.record(v.string(), v.unknown())),
  "Work24Posting['entry']": shape<Work24Fields>(v.record(v.string(), v.string())),
  "JobImport['refused']": shape<RefusedRecord[]>(v.array(v.strictObject({ record: v.string(), reason: v.string() }))),
  "JobImport['refusedReasons']": shape<Record<string, number>>(v.record(v.string(), v.number())),
  "User['notificationSettings']": shape<User['notificationSettings']>(
    v.strictObject({
      mutedTypes: v.array(v.picklist(PUSH_TYPES)),
      quietHours: v.strictObject({
        isOn: v.boolean(),
        from: v.pipe(v.string(), v.regex(TIME_OF_DAY)),
        to: v.pipe(v.string(), v.regex(TIME_OF_DAY)),
      }),
    }),
  ),
};
