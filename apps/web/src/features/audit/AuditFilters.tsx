import { AUDIT_TARGET_TYPES } from '@haiko/shared/audit';
import { seoulDay } from '@haiko/shared/format';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { REPORT_TARGET_TYPES } from '@haiko/shared/reports';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DeskAuditQueryVariables } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { DateField } from '#/ui/date/DateField.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { Select } from '#/ui/Select.tsx';
import { actName } from './actName.ts';

const FILTERS = ['by', 'action', 'type', 'from', 'until'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a kind of thing is called. */
export function kindName(type: string): MessageKey {
  const isReported = REPORT_TARGET_TYPES.some((each) => each === type);
  return (isReported ? `desk.reports.type.${type}` : `desk.audit.type.${type}`) as MessageKey;
}

/** What the address asks of the audit log; what it cannot mean is left out. */
export function askedOfAudit(search: URLSearchParams): Omit<DeskAuditQueryVariables, 'skip' | 'take'> {
  const day = (name: string) => (DAY.test(search.get(name) ?? '') ? search.get(name) : null);
  return {
    actorUuid: search.get('actor'),
    targetUuid: search.get('target'),
    actor: search.get('by'),
    action: search.get('action'),
    targetType: AUDIT_TARGET_TYPES.find((type) => type === search.get('type')) ?? null,
    from: day('from'),
    until: day('until'),
  };
}

/** Who did what to which kind of thing, and when: each choice is shown at once, a name when it is sent. */
export function AuditFilters({ actions }: { actions: readonly string[] }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const by = search.get('by') ?? '';
  const [typed, setTyped] = useState(by);
  const today = seoulDay(serverNow());
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];

  function show(name: string, value: string) {
    // The address is ahead of what is shown while a list is read: of two quick choices both count.
    const rest = [...new URLSearchParams(window.location.search)].filter(([key]) => key !== name && key !== 'page');
    setSearch(new URLSearchParams(value === '' ? rest : [...rest, [name, value]]), { preventScrollReset: true });
  }

  return (
    <Folded isOpenAtFirst={FILTERS.some((name) => search.has(name))}>
      {/* A form of its own: Enter sends nothing where there are several fields and no button. */}
      <form
        className="self-end"
        onSubmit={(event) => {
          event.preventDefault();
          show('by', typed.trim());
        }}
      >
        <SearchField label={t('desk.audit.by')} value={typed} onChange={setTyped} maxLength={KEYWORD_MAX} />
      </form>
      <Select
        label={t('desk.audit.action')}
        value={search.get('action') ?? ''}
        onChange={(event) => show('action', event.target.value)}
        options={[
          { value: '', label: t('desk.audit.anyAction') },
          ...actions.map((action) => ({ value: action, label: actName(t, action) })),
        ]}
      />
      <Select
        label={t('desk.audit.kind')}
        value={search.get('type') ?? ''}
        onChange={(event) => show('type', event.target.value)}
        options={[
          { value: '', label: t('desk.audit.anyKind') },
          ...AUDIT_TARGET_TYPES.map((value) => ({ value, label: t(kindName(value)) })),
        ]}
      />
      <DayFilter
        key={`from ${from}`}
        label={t('desk.audit.from')}
        max={until || today}
        day={from}
        onChoose={(day) => show('from', day)}
      />
      <DayFilter
        key={`until ${until}`}
        label={t('desk.audit.until')}
        {...(from && { min: from })}
        max={today}
        day={until}
        onChoose={(day) => show('until', day)}
      />
    </Folded>
  );
}

/** On a phone behind a button: five fields would be all that one sees of the log. */
function Folded({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <div role="search" className="px-4 py-3">
      <div className="sm:hidden">
        <Button variant="soft" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('jobSearch.filter.label')}
        </Button>
      </div>
      <div className={cx('grid gap-3 max-sm:pt-3 sm:grid-cols-2 lg:grid-cols-3', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </div>
  );
}

interface DayFilterProps extends Pick<ComponentProps<typeof DateField>, 'label' | 'min' | 'max'> {
  /** Empty for none. */
  day: string;
  onChoose: (day: string) => void;
}

/** The first or last day: asked for once it is typed whole, or is taken away. */
function DayFilter({ day, onChoose, ...field }: DayFilterProps) {
  const [typed, setTyped] = useState(day);

  function handleChange(next: string) {
    setTyped(next);
    if (next !== day && (next === '' || isCalendarDate(next))) onChoose(next);
  }

  return <DateField {...field} value={typed} onChange={handleChange} />;
}
