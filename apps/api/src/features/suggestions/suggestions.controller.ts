import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { acceptSuggestion, rejectSuggestion, suggestTranslation } from '@haiko/shared/contract/suggestions';
import {
  SuggestionBody,
  SuggestionDecisionBody,
  SuggestionRejectionBody,
} from '@haiko/shared/contract/suggestions.schemas';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { SuggestionsService } from './suggestions.service.js';
import { SuggestionView } from './suggestions.views.js';

@Tag('Suggestions', 'Better translations from readers.')
@Controller()
@SignedIn()
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Handles(suggestTranslation, { summary: 'Suggest a translation', body: SuggestionBody, reply: SuggestionView })
  @RateLimit('suggestTranslation')
  suggest(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof suggestTranslation>,
  ): Promise<SuggestionView> {
    return this.suggestions.suggest(reader, input);
  }

  @Handles(acceptSuggestion, {
    summary: 'Accept a suggested translation',
    ids: { id: 'The suggestion.' },
    body: SuggestionDecisionBody,
    reply: SuggestionView,
  })
  accept(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() { seenAt }: BodyOf<typeof acceptSuggestion>,
  ): Promise<SuggestionView> {
    return this.suggestions.decide(reader, { uuid, seenAt, state: 'ACCEPTED' });
  }

  @Handles(rejectSuggestion, {
    summary: 'Reject a suggested translation',
    ids: { id: 'The suggestion.' },
    body: SuggestionRejectionBody,
    reply: SuggestionView,
  })
  reject(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @InputBody() { seenAt, reason }: BodyOf<typeof rejectSuggestion>,
  ): Promise<SuggestionView> {
    return this.suggestions.decide(reader, { uuid, seenAt, state: 'REJECTED', reason: reason ?? null });
  }
}
