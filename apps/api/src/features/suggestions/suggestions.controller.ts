import { Body, Controller, Post, Put } from '@nestjs/common';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Returns } from '../../platform/http/returns.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { SuggestInput } from './suggestions.inputs.js';
import { SuggestionsService } from './suggestions.service.js';
import { SuggestionView } from './suggestions.views.js';

@Controller('translation')
@SignedIn()
export class SuggestionsController {
  constructor(private readonly suggestions: SuggestionsService) {}

  @Post('suggest')
  @RateLimit('suggestTranslation')
  @Returns(SuggestionView)
  suggest(@CurrentReader() reader: Reader<Viewer>, @Body() input: SuggestInput): Promise<SuggestionView> {
    return this.suggestions.suggest(reader, input);
  }

  @Put('suggestion/:id/accept')
  @Returns(SuggestionView)
  accept(@CurrentReader() reader: Reader<Viewer>, @UuidParam('id') uuid: string): Promise<SuggestionView> {
    return this.suggestions.accept(reader, uuid);
  }

  @Put('suggestion/:id/reject')
  @Returns(SuggestionView)
  reject(@CurrentReader() reader: Reader<Viewer>, @UuidParam('id') uuid: string): Promise<SuggestionView> {
    return this.suggestions.reject(reader, uuid);
  }
}
