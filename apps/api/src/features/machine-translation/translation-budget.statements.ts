import { statement } from '../../platform/database/statement.js';

// What translating costs: the characters of a day.

/** No row when the characters of the day are used up. */
export const SPEND = statement(
  'translations.spend',
  `
    insert into translation_spending as spent (provider, day, characters)
    select :provider, (now() at time zone 'Asia/Seoul')::date, :characters::bigint where :characters::bigint <= :dailyCharacters
    on conflict (provider, day) do update set characters = spent.characters + excluded.characters
      where spent.characters + excluded.characters <= :dailyCharacters
    returning characters`,
);

export const REFUND = statement(
  'translations.refund',
  `
    update translation_spending set characters = greatest(0, characters - :characters)
    where provider = :provider and day = (now() at time zone 'Asia/Seoul')::date`,
);

/**
 * No row when one person's characters of the day are used up. The first text of a day is always
 * taken, however long.
 */
export const TAKE_ALLOWANCE = statement(
  'translations.takeAllowance',
  `
    insert into translation_allowances as taken (author_uuid, day, characters)
    values (:author, (now() at time zone 'Asia/Seoul')::date, :characters)
    on conflict (author_uuid) do update set day = excluded.day,
      characters = excluded.characters + case when taken.day = excluded.day then taken.characters else 0 end
      where taken.day <> excluded.day or taken.characters = 0 or taken.characters + excluded.characters <= :dailyCharacters
    returning characters`,
);

export const GIVE_BACK_ALLOWANCE = statement(
  'translations.giveBackAllowance',
  `
    update translation_allowances set characters = greatest(0, characters - :characters)
    where author_uuid = :author and day = (now() at time zone 'Asia/Seoul')::date`,
);
