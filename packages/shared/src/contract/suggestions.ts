import { call } from './call.ts';
import type { SuggestionBody, SuggestionDecisionBody, SuggestionRejectionBody } from './suggestions.schemas.ts';
import type { TranslationSuggestion } from './views.generated.ts';

export const suggestTranslation = call('POST', '/api/translation/suggest', 201)
  .takes<typeof SuggestionBody>()
  .returns<TranslationSuggestion>();
export const acceptSuggestion = call('PUT', '/api/translation/suggestion/{id}/accept', 200)
  .takes<typeof SuggestionDecisionBody>()
  .returns<TranslationSuggestion>();
export const rejectSuggestion = call('PUT', '/api/translation/suggestion/{id}/reject', 200)
  .takes<typeof SuggestionRejectionBody>()
  .returns<TranslationSuggestion>();
