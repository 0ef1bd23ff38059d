import { Extensions, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { completeText, pick } from '@haiko/shared/i18n/localized';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import { readerOf, type Viewer } from '../../platform/access/caller.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { TEXT, TranslationStateEnum } from '../../platform/graphql/localized.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import { type TranslationState, Translator } from '../machine-translation/translator.js';
import { experienceField } from './resume.texts.js';
import { ResumesQueries } from './resumes.queries.js';
import { ResumeView, ShownResumeView, skillsIn } from './resumes.views.js';

@Resolver(() => ResumeView)
export class ResumesResolver {
  constructor(
    private readonly queries: ResumesQueries,
    private readonly translator: Translator,
  ) {}

  @Query(() => ResumeView, { nullable: true, description: "The reader's own, that they change." })
  @SignedIn()
  readMyResume(@CurrentViewer() viewer: Viewer): Promise<ResumeView | null> {
    return this.queries.own(viewer);
  }

  @Query(() => Boolean, { description: 'Whether what people write in a résumé is translated here.' })
  @SignedIn()
  readResumesAreTranslated(): boolean {
    return this.translator.isConfigured;
  }

  @ResolveField(() => TranslationStateEnum)
  @Extensions({ onlyInQueries: true })
  translationState(
    { [TEXT]: texts, originalLanguage }: ResumeView,
    _arguments: unknown,
    { req }: QueryContext,
  ): TranslationState {
    return this.translator.stateOf(completeText(texts), originalLanguage, readerOf(req).language);
  }

  @ResolveField(() => ShownResumeView, {
    description: 'The texts in one language, also for who wrote them: it is how the company reads it.',
  })
  @TakesLanguage()
  shown(
    { [TEXT]: texts, originalLanguage, experiences }: ResumeView,
    { language: wanted }: InLanguage,
  ): ShownResumeView {
    // Each by itself: the name of a machine that nobody translates must not keep fifty texts in Khmer.
    const textIn = (field: string) => pick(texts[field] ?? {}, originalLanguage, wanted);
    const { text: headline, language } = textIn('headline');
    return {
      headline,
      introduction: textIn('introduction').text,
      experiences: experiences.map((_, index) => ({
        title: textIn(experienceField(index + 1, 'title')).text,
        place: textIn(experienceField(index + 1, 'place')).text,
        text: textIn(experienceField(index + 1, 'text')).text,
      })),
      skills: skillsIn(texts).map((skill) => pick(skill, originalLanguage, wanted).text),
      language,
      isTranslated: language !== originalLanguage,
      state: this.translator.stateOf(completeText(texts), originalLanguage, wanted),
    };
  }
}
