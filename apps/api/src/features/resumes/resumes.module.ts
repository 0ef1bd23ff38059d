import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ResumeTextsService } from './resume-texts.service.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesPersonalData } from './resumes.personal-data.js';
import { ResumesQueries } from './resumes.queries.js';
import { ResumesResolver } from './resumes.resolver.js';
import { ResumesService } from './resumes.service.js';

@Module({
  imports: [FilesModule, TranslationsModule],
  controllers: [ResumesController],
  providers: [ResumesService, ResumesQueries, ResumesResolver, ResumeTextsService, ResumesPersonalData],
  exports: [ResumesQueries, ResumeTextsService],
})
export class ResumesModule {}
