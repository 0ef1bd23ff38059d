import { ANSWER_TEMPLATES, type AnswerTemplate } from '@haiko/shared/applications';
import { answerTemplate } from '@haiko/shared/i18n/applicationMessages';
import type { Language } from '@haiko/shared/i18n/languages';
import { Args, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../../platform/access/access.decorators.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';

@ObjectType('AnswerTemplate', { description: 'What a company answers again and again.' })
export class AnswerTemplateView {
  @Field(() => String)
  template: AnswerTemplate;

  @Field({ description: 'What who applied reads in the language asked for, written by people.' })
  text: string;
}

@Resolver()
export class AnswerTemplatesResolver {
  @Query(() => [AnswerTemplateView], {
    description: 'What a company can answer by a template, in one language.',
    complexity: ANSWER_TEMPLATES.length,
  })
  @SignedIn()
  readAnswerTemplates(@Args('language', { type: () => LanguageEnum }) language: Language): AnswerTemplateView[] {
    return ANSWER_TEMPLATES.map((template) => ({ template, text: answerTemplate(template)[language] }));
  }
}
