import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuery } from '#/api/apollo.ts';
import { DeskReturnMarksDocument, type DeskReturnFragment } from '#/api/generated.ts';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { paths } from '#/paths.ts';

/** What an account has in common with one that was suspended before, and how little that may say. */
export function ReturnNotice({ mark: { sureness, accounts, suspended } }: { mark: DeskReturnFragment }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">
      <p>{sureness === 'WEAK' ? t('desk.returns.WEAK', { count: accounts }) : t(`desk.returns.${sureness}`)}</p>
      {suspended && (
        <Link
          to={`${paths.deskSection('people')}?q=${suspended.uuid}&item=${suspended.uuid}`}
          className="inline-flex min-h-11 items-center text-main underline underline-offset-2"
        >
          {t('desk.returns.account', { name: displayName(t, suspended) })}
        </Link>
      )}
    </div>
  );
}

/** Which people of a list have a mark that says something; what is weak stands in their case alone. */
export function useReturned(uuids: string[]): ReadonlySet<string> {
  const { data } = useQuery(DeskReturnMarksDocument, {
    variables: { uuids },
    skip: uuids.length === 0,
    fetchPolicy: 'no-cache',
  });
  const marks = data?.readReturnMarks ?? [];
  return new Set(marks.flatMap(({ uuid, mark }) => (mark.sureness === 'WEAK' ? [] : [uuid])));
}
