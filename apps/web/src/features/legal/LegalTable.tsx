import type { LegalTable as Table } from '@haiko/shared/i18n/legal';

/** Two columns; nothing where none of its rows is to be said. */
export function LegalTable({ table: { head, rows } }: { table: Table }) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full table-fixed border-t border-line text-start text-body text-ink-2">
      <thead className="text-meta text-ink-3">
        <tr className="border-b border-line">
          {head.map((title, index) => (
            <th key={title} scope="col" className={`py-2 text-start font-medium ${index === 0 ? 'w-1/3 pe-3' : ''}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [about, ...said] }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pe-3 text-start font-medium wrap-anywhere text-ink-1">
              {about}
            </th>
            {said.map((text) => (
              <td key={text} className="py-2.5 wrap-anywhere">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
