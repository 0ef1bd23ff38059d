/** Where a notice of a kept search leads. */
export function pathOf(filter: string): string {
  return filter ? `/announcement?${filter}` : '/announcement';
}
