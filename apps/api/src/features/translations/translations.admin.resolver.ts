import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { TranslationAdminService } from './translation-admin.service.js';
import { TranslationsQueries } from './translations.queries.js';
import { SubjectArgs, TranslationPageView, TranslationsArgs, type TranslationView } from './translations.views.js';

@Resolver()
export class TranslationsAdminResolver {
  constructor(
    private readonly queries: TranslationsQueries,
    private readonly admin: TranslationAdminService,
  ) {}

  @Query(() => TranslationPageView, { description: 'Where texts stand in other languages, newest first.' })
  @OnlyRoles('ADMIN')
  readTranslations(@Args() args: TranslationsArgs, @WantsTotal() wantsTotal: boolean): Promise<Page<TranslationView>> {
    return this.queries.page(args, wantsTotal);
  }

  @Mutation(() => Boolean, { description: 'Has everything of a text made again but what people wrote.' })
  @OnlyRoles('ADMIN')
  retranslate(@CurrentViewer() viewer: Viewer, @Args() subject: SubjectArgs): Promise<boolean> {
    return this.admin.retranslate(viewer, subject);
  }
}
