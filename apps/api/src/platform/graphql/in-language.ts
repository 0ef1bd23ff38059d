import { TypeMetadataStorage } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import { LanguageEnum } from './localized.js';

/** What a field that shows a text in one language is asked with. */
export interface InLanguage {
  language: Language;
}

/**
 * Gives the method of a field the argument `language: Language!`, the second that it is called with.
 *
 * A method with decorated parameters (`@Parent`, `@Args`, `@CurrentReader`) is called by way of a dozen promises and the global pipe, for
 * each row of a list. One that has none Nest hands to GraphQL as it is, which calls it with the view, the arguments and the context
 * (`QueryContext`). So the methods of fields have none, and this tells the schema what `@Args` would have told it. Arguments that GraphQL
 * cannot check alone need `@Args()` of a class that is `@ValidatedBy` a schema.
 */
export const TakesLanguage = (): MethodDecorator => (target, method) =>
  TypeMetadataStorage.addMethodParamMetadata({
    kind: 'arg',
    name: 'language',
    target: target.constructor,
    methodName: String(method),
    typeFn: () => LanguageEnum,
    options: {},
    index: 1,
  });
