import {
  BookA,
  Building2,
  Cog,
  Eye,
  Flag,
  HandCoins,
  Languages,
  Newspaper,
  Rss,
  ScrollText,
  ShieldAlert,
  Stamp,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { DeskCountsQuery } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

type Counts = DeskCountsQuery['readDeskCounts'];

export interface DeskSection {
  /** The end of its address. */
  name: string;
  label: MessageKey;
  Icon: LucideIcon;
  Content: ComponentType;
  isForAdmins?: boolean;
  /** How much waits there. */
  countOf?: (counts: Counts) => number;
}

/** What there is at the desk, in the order of its navigation. */
export const DESK_SECTIONS: readonly DeskSection[] = [
  {
    name: 'reports',
    label: 'desk.nav.reports',
    Icon: Flag,
    Content: lazy(async () => ({ default: (await import('./ReportsDesk.tsx')).ReportsDesk })),
    countOf: ({ reports, appeals }) => reports + appeals,
  },
  {
    name: 'scams',
    label: 'desk.nav.scams',
    Icon: ShieldAlert,
    Content: lazy(async () => ({ default: (await import('#/features/scam-shield/ScamsDesk.tsx')).ScamsDesk })),
    countOf: ({ scams }) => scams,
  },
  {
    name: 'words',
    label: 'desk.nav.words',
    Icon: Eye,
    Content: lazy(async () => ({ default: (await import('#/features/watched-words/WordsDesk.tsx')).WordsDesk })),
    countOf: ({ words }) => words,
  },
  {
    name: 'companies',
    label: 'desk.nav.companies',
    Icon: Building2,
    Content: lazy(async () => ({ default: (await import('./CompaniesDesk.tsx')).CompaniesDesk })),
    isForAdmins: true,
    countOf: ({ companies }) => companies ?? 0,
  },
  {
    name: 'defaulters',
    label: 'desk.nav.defaulters',
    Icon: HandCoins,
    Content: lazy(async () => ({
      default: (await import('#/features/wage-defaulters/DefaultersDesk.tsx')).DefaultersDesk,
    })),
    isForAdmins: true,
    countOf: ({ defaulters }) => defaulters ?? 0,
  },
  {
    name: 'suggestions',
    label: 'desk.nav.suggestions',
    Icon: BookA,
    Content: lazy(async () => ({
      default: (await import('#/features/suggestions/SuggestionsDesk.tsx')).SuggestionsDesk,
    })),
    countOf: ({ suggestions }) => suggestions,
  },
  {
    name: 'boards',
    label: 'desk.nav.boards',
    Icon: Newspaper,
    Content: lazy(async () => ({ default: (await import('#/features/boards/BoardsDesk.tsx')).BoardsDesk })),
    isForAdmins: true,
  },
  {
    name: 'rules',
    label: 'desk.nav.rules',
    Icon: Stamp,
    Content: lazy(async () => ({ default: (await import('#/features/visa-rules/RulesDesk.tsx')).RulesDesk })),
    isForAdmins: true,
    countOf: ({ rules }) => rules ?? 0,
  },
  {
    name: 'people',
    label: 'desk.nav.people',
    Icon: UsersRound,
    Content: lazy(async () => ({ default: (await import('./PeopleDesk.tsx')).PeopleDesk })),
  },
  {
    name: 'sources',
    label: 'desk.nav.sources',
    Icon: Rss,
    Content: lazy(async () => ({ default: (await import('#/features/job-sources/SourcesDesk.tsx')).SourcesDesk })),
    isForAdmins: true,
    countOf: ({ sources }) => sources ?? 0,
  },
  {
    name: 'providers',
    label: 'desk.nav.providers',
    Icon: Languages,
    Content: lazy(async () => ({
      default: (await import('#/features/translation-providers/ProvidersDesk.tsx')).ProvidersDesk,
    })),
    isForAdmins: true,
    countOf: ({ providers }) => providers ?? 0,
  },
  {
    name: 'audit',
    label: 'desk.nav.audit',
    Icon: ScrollText,
    Content: lazy(async () => ({ default: (await import('#/features/audit/AuditDesk.tsx')).AuditDesk })),
  },
  {
    name: 'system',
    label: 'desk.nav.system',
    Icon: Cog,
    Content: lazy(async () => ({ default: (await import('./SystemDesk.tsx')).SystemDesk })),
    isForAdmins: true,
  },
];
