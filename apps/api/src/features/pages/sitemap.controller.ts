import { Controller, Get, Header, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { SitemapService } from './sitemap.service.js';

const XML = 'application/xml; charset=utf-8';
const AN_HOUR = 'public, max-age=3600';

/** For search engines, at the addresses where they look. */
@Controller()
@Public()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', AN_HOUR)
  robots(): string {
    return this.sitemap.robots();
  }

  @Get('sitemap.xml')
  @RateLimit('sitemap')
  @Header('Content-Type', XML)
  @Header('Cache-Control', AN_HOUR)
  index(): Promise<string> {
    return this.sitemap.index();
  }

  @Get('sitemap/:name')
  @RateLimit('sitemap')
  @Header('Content-Type', XML)
  @Header('Cache-Control', AN_HOUR)
  page(@Param('name') name: string): Promise<string> {
    return this.sitemap.page(name);
  }
}
