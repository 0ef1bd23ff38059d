import { ArgsType, Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { fields, optionalFlag } from '@haiko/shared/contract/fields';
import type { Language } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX } from '@haiko/shared/limits';
import type { SuggestionRejectionReason } from '@haiko/shared/suggestions';
import type { Reader } from '../../platform/access/caller.js';
import { LanguageEnum, Letters } from '../../platform/graphql/localized.js';
import { PageArgs, pageEntries, PageOf } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';
import type { SuggestionState } from './translation-suggestion.entity.js';

export const SuggestionStateEnum = {
  OPEN: 'OPEN',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  OUTDATED: 'OUTDATED',
} as const;
registerEnumType(SuggestionStateEnum, {
  name: 'SuggestionState',
  valuesMap: { OUTDATED: { description: 'The original was changed or deleted before anybody decided.' } },
});

export const SuggestionRejectionReasonEnum = {
  OTHER_MEANING: 'OTHER_MEANING',
  NOT_BETTER: 'NOT_BETTER',
  UNREADABLE: 'UNREADABLE',
  ABUSE: 'ABUSE',
} as const satisfies { [Reason in SuggestionRejectionReason]: Reason };
registerEnumType(SuggestionRejectionReasonEnum, {
  name: 'SuggestionRejectionReason',
  valuesMap: {
    OTHER_MEANING: { description: 'It says something else than the original.' },
    NOT_BETTER: { description: 'The translation that is shown says it as well.' },
    UNREADABLE: { description: 'It is hard to read, or is in another language.' },
    ABUSE: { description: 'It advertises something, or insults somebody.' },
  },
});

@ObjectType('TranslationSuggestion', { description: 'A better translation that a reader offers.' })
export class SuggestionView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field({ description: 'Since when it says this; a decision names it (`seenAt`).' })
  updatedAt: Date;

  @Field()
  subjectType: string;

  @Field(() => ID)
  subjectUuid: string;

  @Field()
  field: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Letters(CONTENT_MAX)
  @Field()
  text: string;

  @Field(() => SuggestionStateEnum)
  state: SuggestionState;

  @Field(() => SuggestionRejectionReasonEnum, {
    nullable: true,
    description: 'Why it was rejected, if whoever decided has said so.',
  })
  rejectionReason: SuggestionRejectionReason | null;

  @Field({ description: 'The viewer suggested it: somebody else decides.' })
  isOwn: boolean;

  @Field({ description: 'A friend of the viewer’s suggested it.' })
  isFriends: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'From when on the viewer may decide, where that is theirs; null where another one has to.',
  })
  decidableFrom: Date | null;

  @Field(() => UserView)
  suggester: UserView;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, oldestFirst: optionalFlag }))
export class OpenSuggestionsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'What waits longest comes first.' })
  oldestFirst?: boolean | null;
}

export const SuggestionPageView = PageOf(SuggestionView, 'TranslationSuggestionPage');

export type SuggestionRow = Omit<SuggestionView, 'suggester'> & { suggester: UserCardRow };

/** A suggestion as this reader sees it. */
export function suggestionView({ suggester, ...row }: SuggestionRow, { viewer }: Reader): SuggestionView {
  return { ...row, suggester: userCardView(suggester, viewer) };
}
