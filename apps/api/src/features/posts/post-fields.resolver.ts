import { Extensions, ResolveField, Resolver } from '@nestjs/graphql';
import { CONTENT_MAX } from '@haiko/shared/limits';
import { SCAM_SIGNS, type ScamSign } from '@haiko/shared/reference/scamSigns';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import { townName } from '@haiko/shared/rules/town';
import { alsoReadBy, readerOf } from '../../platform/access/caller.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { TEXT, TranslationStateEnum } from '../../platform/graphql/localized.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import { remembered } from '../../platform/remembered.js';
import { type TranslationState, Translator } from '../machine-translation/translator.js';
import { PostView, ShownPostView } from './posts.views.js';

const signsOf = remembered(scamSigns);

@Resolver(() => PostView)
export class PostFieldsResolver {
  constructor(private readonly translator: Translator) {}

  @ResolveField(() => TranslationStateEnum)
  @Extensions({ onlyInQueries: true })
  translationState(
    { [TEXT]: text, originalLanguage }: PostView,
    _arguments: unknown,
    { req }: QueryContext,
  ): TranslationState {
    return this.translator.stateOf(text.complete, originalLanguage, readerOf(req).language);
  }

  @ResolveField(() => [String], {
    complexity: SCAM_SIGNS.length,
    description: 'What it says, in the words of its author, that people are cheated with, the worst first.',
  })
  @Extensions({ onlyInQueries: true, letters: CONTENT_MAX })
  scamSigns({ [TEXT]: text }: PostView, _arguments: unknown, { req }: QueryContext): ScamSign[] | Promise<ScamSign[]> {
    return signsOf(text.written, req);
  }

  @ResolveField(() => ShownPostView, { description: 'The text in one language, so that a phone loads no other.' })
  @TakesLanguage()
  shown(
    { [TEXT]: text, originalLanguage, user, region }: PostView,
    { language: wanted }: InLanguage,
    { req }: QueryContext,
  ): ShownPostView {
    const alsoRead = alsoReadBy(readerOf(req), { authorUuid: user.uuid, originalLanguage });
    const shown = text.shown(wanted, alsoRead);
    return {
      ...shown,
      town: region && townName(region.id, wanted),
      isTranslated: shown.language !== originalLanguage,
      state: this.translator.stateOf(text.complete, originalLanguage, wanted),
    };
  }
}
