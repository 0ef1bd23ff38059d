import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { TabLinks } from '#/ui/TabLinks.tsx';

interface DeskTabsProps<Name extends string> {
  section: string;
  /** What the address says which one is shown by. */
  parameter?: string;
  names: readonly Name[];
  shown: Name;
  labelOf: (name: Name) => string;
  /** What they are tabs of; the states of what is listed unless given. */
  label?: string;
}

/** The lists of a section of the desk: what waits, what is decided, and so on. */
export function DeskTabs<Name extends string>({
  section,
  parameter = 'state',
  names,
  shown,
  labelOf,
  label,
}: DeskTabsProps<Name>) {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={label ?? t('desk.reports.states')}
      tabs={names.map((name) => ({
        to: `${paths.deskSection(section)}?${parameter}=${name}`,
        label: labelOf(name),
        isActive: name === shown,
      }))}
    />
  );
}
