import type { Language } from '@haiko/shared/i18n/languages';
import { JOB_FILTERS, type JobFilterName } from '@haiko/shared/jobFilters';
import { isAll, mainIdOf } from '@haiko/shared/reference/named';
import { districtInRegion } from '@haiko/shared/rules/placeNames';
import type { TFunction } from 'i18next';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const FILTER_LABELS: Record<JobFilterName, MessageKey> = {
  region: 'jobSearch.filter.region',
  jobCategory: 'jobSearch.filter.jobCategory',
  language: 'jobSearch.filter.language',
  visa: 'jobSearch.filter.visa',
  employmentType: 'jobSearch.filter.employmentType',
  housing: 'jobSearch.filter.housing',
  pay: 'jobSearch.filter.pay',
};

/** What a choice is called outside its list: "all" needs the name of its group, and so do the many districts of one name. */
export function choiceName(t: TFunction, filter: JobFilterName, id: number, language: Language): string {
  const { choices } = JOB_FILTERS[filter];
  if ('amounts' in choices) return t('jobSearch.filter.payAtLeast', { amount: id });
  if (!('groups' in choices)) return choices.items.find((item) => item.id === id)?.names[language] ?? '';
  const group = choices.groups.find((main) => main.id === mainIdOf(id));
  const name = group?.names[language] ?? '';
  if (!isAll(id)) {
    const own = group?.subs.find((sub) => sub.id === id);
    return group && own && filter === 'region' ? districtInRegion(own, group, language) : (own?.names[language] ?? '');
  }
  // A group with nothing else in it is what its name says.
  return group?.subs.length === 1 ? name : t('jobSearch.filter.allOf', { name });
}
