import { statement } from '../../platform/database/statement.js';

/** Of two processes that save at once the newer rate stays. */
export const SAVE_RATES = statement(
  'exchangeRates.save',
  `
    insert into exchange_rates as r (currency, krw, source, as_of)
    select * from unnest(:currencies::varchar[], :rates::double precision[], :sources::varchar[], :moments::timestamptz[]) order by 1
    on conflict (currency) do update set krw = excluded.krw, source = excluded.source, as_of = excluded.as_of
      where r.as_of < excluded.as_of`,
);
