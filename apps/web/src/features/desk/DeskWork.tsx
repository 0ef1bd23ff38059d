import { createContext, use, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { DeskWorkDocument, type DeskWorkQuery } from '#/api/generated.ts';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { useMe } from '#/features/users/useMe.ts';
import { workAtDesk } from './desk.actions.ts';

/** How often the others are told that one still looks at it; they forget it after two minutes. */
const WORKING_EVERY_MS = 60_000;

type Work = DeskWorkQuery['readDeskWork'];
type DeskKind = Work[number]['kind'];

const NOTHING: Work = [];
const OpenWork = createContext(NOTHING);

/** Has what somebody works on at hand for the whole desk. */
export function DeskWork({ children }: { children: ReactNode }) {
  const { data } = useQuery(DeskWorkDocument, { fetchPolicy: 'no-cache' });
  return <OpenWork value={data?.readDeskWork ?? NOTHING}>{children}</OpenWork>;
}

/** Says that somebody else has it open, where somebody has. */
export function useWorkedOnLine(kind: DeskKind, uuid: string): string | undefined {
  const { t } = useTranslation();
  const me = useMe();
  const work = use(OpenWork).find((open) => open.kind === kind && open.uuid === uuid);
  if (!work || work.user.uuid === me?.uuid) return undefined;
  return t('desk.reports.workedOn', { name: displayName(t, work.user) });
}

/** The line of a row in a list. */
export function WorkedOn({ kind, uuid }: { kind: DeskKind; uuid: string }) {
  const line = useWorkedOnLine(kind, uuid);
  return line === undefined ? null : <span className="text-meta text-main">{line}</span>;
}

/** Says to the others that one looks at a case, for as long as it is open here; of none while it is undefined. */
export function useWorkingOn(kind: DeskKind, uuid: string | undefined) {
  useEffect(
    function sayWorking() {
      if (uuid === undefined) return;
      const say = (isWorking: boolean) => workAtDesk({ kind, uuid, isWorking });
      say(true);
      const timer = window.setInterval(() => say(true), WORKING_EVERY_MS);
      return () => {
        window.clearInterval(timer);
        say(false);
      };
    },
    [kind, uuid],
  );
}
