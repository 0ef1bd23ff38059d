import { Extensions, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, pick, pickTogether, completeText } from '@haiko/shared/i18n/localized';
import { CONTENT_MAX } from '@haiko/shared/limits';
import { WISH_KINDS, WISH_LAWS } from '@haiko/shared/reference/forbiddenWishes';
import { forbiddenWishes } from '@haiko/shared/rules/forbiddenWishes';
import { SCAM_FACTS, SCAM_SIGNS, type ScamFact, type ScamSign } from '@haiko/shared/reference/scamSigns';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import { namesVisa } from '@haiko/shared/rules/visaSentences';
import { alsoReadBy, readerOf } from '../../platform/access/caller.js';
import { AppConfig } from '../../platform/config.js';
import { type InLanguage, TakesLanguage } from '../../platform/graphql/in-language.js';
import { AUTHOR, TEXT, TranslationStateEnum } from '../../platform/graphql/localized.js';
import type { QueryContext } from '../../platform/graphql/query.plugin.js';
import { remembered } from '../../platform/remembered.js';
import { type TranslationState, Translator } from '../machine-translation/translator.js';
import { JobPostingSources } from './job-postings.queries.js';
import {
  ForbiddenWishView,
  JobPostingSourceView,
  JobPostingView,
  ShownJobPostingView,
  SOURCE,
} from './job-postings.views.js';
import { ScamFacts } from './scam-facts.service.js';

const wishesOf = remembered(forbiddenWishes);
const signsOf = remembered(scamSigns);
const isNamingVisa = remembered(namesVisa);

@Resolver(() => JobPostingView)
export class JobPostingFieldsResolver {
  constructor(
    private readonly translator: Translator,
    private readonly config: AppConfig,
    private readonly facts: ScamFacts,
    private readonly sources: JobPostingSources,
  ) {}

  @ResolveField(() => TranslationStateEnum)
  @Extensions({ onlyInQueries: true })
  translationState(posting: JobPostingView, _arguments: unknown, { req }: QueryContext): TranslationState {
    return this.#stateOf(posting, completeText(partsToTranslate(posting)), readerOf(req).language);
  }

  @ResolveField(() => [ForbiddenWishView], {
    complexity: WISH_KINDS.length,
    description: 'What it wishes for, in the words of its writer, that the law forbids or may forbid; sure ones first.',
  })
  @Extensions({ onlyInQueries: true, letters: CONTENT_MAX })
  async forbiddenWishes(
    posting: JobPostingView,
    _arguments: unknown,
    { req }: QueryContext,
  ): Promise<ForbiddenWishView[]> {
    const wishes = await wishesOf(writtenText(posting), req);
    return wishes.map((wish) => ({ ...wish, law: WISH_LAWS[wish.kind] }));
  }

  @ResolveField(() => [String], {
    complexity: SCAM_SIGNS.length + SCAM_FACTS.length,
    description:
      'What it says, in the words of its writer, that people are cheated with, the worst first: ' +
      '`MONEY_FIRST`, `COURIER`, `DOCUMENT_KEPT`, `NO_VISA` or `MESSENGER_ONLY`; then what is odd beside its words: ' +
      '`HIGH_PAY` (over twice the median of its kind), `SHARED_PHONE` (another company names the number, too).',
  })
  @Extensions({ onlyInQueries: true, letters: CONTENT_MAX })
  async scamSigns(
    posting: JobPostingView,
    _arguments: unknown,
    { req }: QueryContext,
  ): Promise<(ScamSign | ScamFact)[]> {
    // The facts of a page's postings are asked for together, in the turn in which all of them begin.
    const [facts, signs] = await Promise.all([this.facts.of(posting.uuid, req), signsOf(writtenText(posting), req)]);
    return [...signs, ...facts];
  }

  @ResolveField(() => JobPostingSourceView, { nullable: true, description: 'Null for postings of companies here.' })
  @Extensions({ onlyInQueries: true })
  async source(
    { [SOURCE]: source, url }: JobPostingView,
    _arguments: unknown,
    context: QueryContext,
  ): Promise<JobPostingSourceView | null> {
    return source === null ? null : { ...(await this.sources.of(source, context)), url };
  }

  @ResolveField(() => Boolean, {
    description: 'False where it does not say which visas: neither in its list, nor by a code in its text.',
  })
  @Extensions({ onlyInQueries: true, letters: CONTENT_MAX })
  visasSaid(posting: JobPostingView, _arguments: unknown, { req }: QueryContext): boolean | Promise<boolean> {
    return posting.visas.length > 0 || isNamingVisa(writtenText(posting), req);
  }

  @ResolveField(() => ShownJobPostingView, { description: 'The text in one language, so that a phone loads no other.' })
  @TakesLanguage()
  shown(posting: JobPostingView, { language: wanted }: InLanguage, { req }: QueryContext): ShownJobPostingView {
    const { originalLanguage, [AUTHOR]: authorUuid } = posting;
    const { texts, language, complete } = shownParts(
      posting,
      wanted,
      alsoReadBy(readerOf(req), { authorUuid, originalLanguage }),
    );
    return {
      ...texts,
      language,
      isTranslated: language !== originalLanguage,
      state: this.#stateOf(posting, complete, wanted),
    };
  }

  /** Nothing is on its way for postings of a source that is not translated. */
  #stateOf(
    { [SOURCE]: source, originalLanguage }: JobPostingView,
    text: LocalizedText,
    wanted: Language,
  ): TranslationState {
    const state = this.translator.stateOf(text, originalLanguage, wanted);
    const isOff = source !== null && this.config.jobFeeds.untranslated.includes(source);
    return isOff && state === 'PENDING' ? 'UNSUPPORTED' : state;
  }
}

/** The title of an imported posting is translated and its description is not: that is read where the posting leads. */
function partsToTranslate({ [TEXT]: { title, ...rest }, company }: JobPostingView): Record<string, LocalizedText> {
  return company.uuid === null ? { title } : { title, ...rest };
}

function shownParts(posting: JobPostingView, wanted: Language, alsoRead: readonly Language[]) {
  const { [TEXT]: parts, originalLanguage } = posting;
  const { texts, language, complete } = pickTogether(partsToTranslate(posting), originalLanguage, wanted, alsoRead);
  // What an import brought beside its title is shown as it was written.
  const description = texts['description'] ?? pick(parts.description, originalLanguage, language).text;
  return {
    texts: { title: texts['title'] ?? '', description, extraInfo: texts['extraInfo'] ?? '' },
    language,
    complete,
  };
}

function writtenText({ originalLanguage, [TEXT]: parts }: JobPostingView): string {
  return [parts.title, parts.description, parts.extraInfo].map((text) => text[originalLanguage] ?? '').join('\n');
}
