import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.js';
import {
  EDUCATION_VIEWS,
  EducationView,
  JOB_CATEGORY_VIEWS,
  JOB_LANGUAGE_VIEWS,
  JobCategoryView,
  JobLanguageView,
  REGION_VIEWS,
  RegionLevelOneView,
  SALARY_TYPE_VIEWS,
  SalaryTypeView,
  VisaView,
  VISA_VIEWS,
} from './reference.views.js';

/** What postings are written and searched with: the same for everybody, from memory. */
@Resolver()
@Public()
export class ReferenceResolver {
  @Query(() => [SalaryTypeView], { complexity: SALARY_TYPE_VIEWS.length })
  readSalaryTypes(): SalaryTypeView[] {
    return SALARY_TYPE_VIEWS;
  }

  @Query(() => [EducationView], { complexity: EDUCATION_VIEWS.length })
  readEducations(): EducationView[] {
    return EDUCATION_VIEWS;
  }

  @Query(() => [JobLanguageView], { complexity: JOB_LANGUAGE_VIEWS.length, description: 'With their levels.' })
  readLanguages(): JobLanguageView[] {
    return JOB_LANGUAGE_VIEWS;
  }

  @Query(() => [RegionLevelOneView], { complexity: REGION_VIEWS.length, description: 'With their districts.' })
  readJobPostingRegions(): RegionLevelOneView[] {
    return REGION_VIEWS;
  }

  @Query(() => [JobCategoryView], { complexity: JOB_CATEGORY_VIEWS.length, description: 'With the jobs in them.' })
  readJobCategories(): JobCategoryView[] {
    return JOB_CATEGORY_VIEWS;
  }

  @Query(() => [VisaView], { complexity: VISA_VIEWS.length, description: '"Any visa" is the last one.' })
  readVisas(): VisaView[] {
    return VISA_VIEWS;
  }
}
