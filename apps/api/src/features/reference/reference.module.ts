import { Module } from '@nestjs/common';
import {
  JobCategoryFieldsResolver,
  JobLanguageFieldsResolver,
  RegionFieldsResolver,
  VisaFieldsResolver,
} from './reference-fields.resolver.js';
import { ReferenceResolver } from './reference.resolver.js';

@Module({
  providers: [
    ReferenceResolver,
    RegionFieldsResolver,
    JobCategoryFieldsResolver,
    VisaFieldsResolver,
    JobLanguageFieldsResolver,
  ],
})
export class ReferenceModule {}
