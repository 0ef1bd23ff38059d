import type { Statement } from '../../platform/database/database.js';

/** $1 currencies, $2 rates, $3 sources, $4 moments. Of two processes that save at once the newer rate stays. */
export const SAVE_RATES: Statement = {
  name: 'exchangeRates.save',
  text: `
    insert into exchange_rates as r (currency, krw, source, as_of)
    select * from unnest($1::varchar[], $2::double precision[], $3::varchar[], $4::timestamptz[]) order by 1
    on conflict (currency) do update set krw = excluded.krw, source = excluded.source, as_of = excluded.as_of
      where r.as_of < excluded.as_of`,
};
