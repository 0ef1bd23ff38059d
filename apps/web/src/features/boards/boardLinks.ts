import { Banknote, Info, MapPin, Megaphone, type LucideIcon } from 'lucide-react';
import { paths } from '#/paths.ts';

/** The four places of information, as the side menu and the feed's menu show them. */
export const BOARD_LINKS = [
  { to: paths.notice, label: 'common.sideMenu.notice', Icon: Megaphone },
  { to: paths.info, label: 'common.sideMenu.information', Icon: Info },
  { to: paths.place, label: 'common.sideMenu.location', Icon: MapPin },
  { to: paths.exchange, label: 'common.sideMenu.exchangeRate', Icon: Banknote },
] as const satisfies readonly { to: string; label: string; Icon: LucideIcon }[];
