import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { EDUCATIONS } from '@haiko/shared/reference/educations';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { JOB_LANGUAGES } from '@haiko/shared/reference/languages';
import { byId, type Named } from '@haiko/shared/reference/named';
import { REGIONS } from '@haiko/shared/reference/regions';
import { SALARY_TYPES } from '@haiko/shared/reference/salaryTypes';
import { type Visa, VISAS } from '@haiko/shared/reference/visas';
import type { VisaPolicy } from '@haiko/shared/rules/visaPolicy';
import { Localized, localizedFields } from '../../platform/graphql/localized.js';

// What postings refer to by number. It never changes while the server runs, so that every view is made once for all
// readers; what hangs below a main group is a field of its own (reference-fields.resolver.ts) and in no REST reply.

export const VisaPolicyEnum = {
  OPEN: 'OPEN',
  LISTED: 'LISTED',
  PERMISSION: 'PERMISSION',
  SPONSORED: 'SPONSORED',
  GOVERNMENT: 'GOVERNMENT',
  NONE: 'NONE',
} as const satisfies Record<VisaPolicy, VisaPolicy>;
registerEnumType(VisaPolicyEnum, {
  name: 'VisaPolicy',
  description:
    'OPEN: any job · LISTED: any but those of an official list · PERMISSION: with a permit for each job · ' +
    'SPONSORED: the named workplace only · GOVERNMENT: placed by the state only, private mediation is restricted · NONE: no work.',
});

@ObjectType({ isAbstract: true })
class NamedView extends Localized('name') {
  @Field(() => Int)
  id: number;
}

@ObjectType('SalaryType')
export class SalaryTypeView extends NamedView {}

@ObjectType('Education')
export class EducationView extends NamedView {}

@ObjectType('JobLanguage', { description: 'A language that postings ask for.' })
export class JobLanguageView extends NamedView {}

@ObjectType('LanguageLevel')
export class LanguageLevelView extends NamedView {
  @Field(() => Int)
  languageId: number;

  @Field(() => JobLanguageView)
  language: JobLanguageView;
}

@ObjectType('RegionLevelOne')
export class RegionLevelOneView extends NamedView {}

@ObjectType('RegionLevelTwo')
export class RegionLevelTwoView extends NamedView {
  @Field(() => Int)
  parentId: number;
}

@ObjectType('JobCategory')
export class JobCategoryView extends NamedView {}

@ObjectType('JobCategorySub')
export class JobCategorySubView extends NamedView {
  @Field(() => Int)
  mainCategoryId: number;
}

@ObjectType('Visa')
export class VisaView extends NamedView {
  @Field(() => String, { nullable: true, description: 'As officials write it (`E-7`); null for "any visa".' })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The day (`YYYY-MM-DD`) from which no new ones are given.' })
  noNewSince: string | null;
}

@ObjectType('VisaSub')
export class VisaSubView extends NamedView {
  @Field(() => Int)
  mainId: number;

  @Field(() => String, { nullable: true, description: 'As officials write it (`E-7-4`); null for "all".' })
  code: string | null;
}

const names = ({ id, names }: Named) => ({ id, ...localizedFields('name', names, 'ko') });

export const SALARY_TYPE_VIEWS: SalaryTypeView[] = SALARY_TYPES.map(names);
export const EDUCATION_VIEWS: EducationView[] = EDUCATIONS.map(names);
export const JOB_LANGUAGE_VIEWS: JobLanguageView[] = JOB_LANGUAGES.map(names);
export const LANGUAGE_LEVEL_VIEWS: LanguageLevelView[] = JOB_LANGUAGES.flatMap((language) =>
  language.levels.map((level) => ({ ...names(level), languageId: language.id, language: names(language) })),
);
export const REGION_VIEWS: RegionLevelOneView[] = REGIONS.map(names);
export const DISTRICT_VIEWS: RegionLevelTwoView[] = REGIONS.flatMap(({ subs }) =>
  subs.map((sub) => ({ ...names(sub), parentId: sub.parentId })),
);
export const JOB_CATEGORY_VIEWS: JobCategoryView[] = JOB_CATEGORIES.map(names);
export const JOB_CATEGORY_SUB_VIEWS: JobCategorySubView[] = JOB_CATEGORIES.flatMap(({ subs }) =>
  subs.map((sub) => ({ ...names(sub), mainCategoryId: sub.mainCategoryId })),
);
export const VISA_SUB_VIEWS: VisaSubView[] = VISAS.flatMap(({ subs }) =>
  subs.map((sub) => ({ ...names(sub), mainId: sub.mainId, code: sub.code })),
);

/** A visa with its names. */
export function visaView(visa: Visa): VisaView {
  return { ...names(visa), code: visa.code, noNewSince: visa.noNewSince };
}

export const VISA_VIEWS: VisaView[] = VISAS.map(visaView);

const found = <View extends { id: number }>(views: readonly View[], what: string) => {
  const known = byId(views);
  return (id: number): View => {
    const view = known.get(id);
    if (!view) throw new Error(`Unknown ${what} ${id}`);
    return view;
  };
};

// By their ids, for what postings hold; the ids were checked when the posting was written.
export const salaryTypeView = found(SALARY_TYPE_VIEWS, 'salary type');
export const educationView = found(EDUCATION_VIEWS, 'education');
export const languageLevelView = found(LANGUAGE_LEVEL_VIEWS, 'language level');
export const regionView = found(REGION_VIEWS, 'region');
export const districtView = found(DISTRICT_VIEWS, 'district');
export const jobCategoryView = found(JOB_CATEGORY_VIEWS, 'job category');
export const jobCategorySubView = found(JOB_CATEGORY_SUB_VIEWS, 'job');
export const visaSubView = found(VISA_SUB_VIEWS, 'visa sub');
