import { Extensions, ResolveField, Resolver } from '@nestjs/graphql';
import { seoulDay } from '@haiko/shared/format';
import { DISTRICT_BY_ID, isDistrictOn } from '@haiko/shared/reference/regions';
import {
  DISTRICT_VIEWS,
  JOB_CATEGORY_SUB_VIEWS,
  JobCategorySubView,
  JobCategoryView,
  JobLanguageView,
  LANGUAGE_LEVEL_VIEWS,
  LanguageLevelView,
  RegionLevelOneView,
  RegionLevelTwoView,
  VISA_SUB_VIEWS,
  VisaSubView,
  VisaView,
} from './reference.views.js';

/** Sub items under the id of their main group. */
function groups<View>(views: readonly View[], mainOf: (view: View) => number): (mainId: number) => View[] {
  const byMain = Map.groupBy(views, mainOf);
  return (mainId) => byMain.get(mainId) ?? [];
}

const districtsOf = groups(DISTRICT_VIEWS, ({ parentId }) => parentId);
const jobsOf = groups(JOB_CATEGORY_SUB_VIEWS, ({ mainCategoryId }) => mainCategoryId);
const visaSubsOf = groups(VISA_SUB_VIEWS, ({ mainId }) => mainId);
const levelsOf = groups(LANGUAGE_LEVEL_VIEWS, ({ languageId }) => languageId);

/** Postings of former days may name a district that nobody can choose any more. */
function isThereToday({ id }: RegionLevelTwoView): boolean {
  const district = DISTRICT_BY_ID.get(id);
  return district !== undefined && isDistrictOn(district, seoulDay(new Date()));
}

@Resolver(() => RegionLevelOneView)
export class RegionFieldsResolver {
  @ResolveField(() => [RegionLevelTwoView], {
    complexity: 40,
    description: 'Those of today, "all" of the region first.',
  })
  @Extensions({ inAll: DISTRICT_VIEWS.length, onlyInQueries: true })
  levelTwoRegions({ id }: RegionLevelOneView): RegionLevelTwoView[] {
    return districtsOf(id).filter(isThereToday);
  }
}

@Resolver(() => JobCategoryView)
export class JobCategoryFieldsResolver {
  @ResolveField(() => [JobCategorySubView], { complexity: 20, description: '"All" of the group first.' })
  @Extensions({ inAll: JOB_CATEGORY_SUB_VIEWS.length, onlyInQueries: true })
  subs({ id }: JobCategoryView): JobCategorySubView[] {
    return jobsOf(id);
  }
}

@Resolver(() => VisaView)
export class VisaFieldsResolver {
  @ResolveField(() => [VisaSubView], { complexity: 20, description: '"All" of the visa first.' })
  @Extensions({ inAll: VISA_SUB_VIEWS.length, onlyInQueries: true })
  subs({ id }: VisaView): VisaSubView[] {
    return visaSubsOf(id);
  }
}

@Resolver(() => JobLanguageView)
export class JobLanguageFieldsResolver {
  @ResolveField(() => [LanguageLevelView], { complexity: 20 })
  @Extensions({ inAll: LANGUAGE_LEVEL_VIEWS.length, onlyInQueries: true })
  levels({ id }: JobLanguageView): LanguageLevelView[] {
    return levelsOf(id);
  }
}
