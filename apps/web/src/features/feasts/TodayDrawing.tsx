import type { TodayQuery } from '#/api/generated.ts';

type Today = TodayQuery['readToday'];

/** Of new years and national days it is a lantern, of all others what they are kept with. */
const FEASTS: Readonly<Record<string, string>> = {
  ...{ CHUSEOK: 'moon', MID_AUTUMN: 'moon', TRUNG_THU: 'moon', EID_AL_FITR: 'crescent', EID_AL_ADHA: 'crescent' },
  ...{ SONGKRAN: 'water', LOY_KRATHONG: 'water', KHMER_NEW_YEAR: 'water', BON_OM_TOUK: 'water' },
  ...{ CHRISTMAS: 'star', SIMBANG_GABI: 'star' },
};

/** A small drawing of today: of its feast, else of the season. A file of its own, in colors that are right in both themes. */
export function TodayDrawing({ today: { feast, season } }: { today: Today }) {
  const name = feast ? (FEASTS[feast.key] ?? 'lantern') : season.toLowerCase();
  return <img src={`/today/${name}.svg`} alt="" width="24" height="24" decoding="async" className="shrink-0" />;
}
