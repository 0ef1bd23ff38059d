import { Module } from '@nestjs/common';
import { JobPostingsModule } from '../job-postings/job-postings.module.js';
import { DetailPages } from './detail-pages.js';
import { PagesQueries } from './pages.queries.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [JobPostingsModule],
  controllers: [SitemapController],
  providers: [PagesQueries, SitemapService, DetailPages],
})
export class PagesModule {}
