import { Controller, Get, Header, Query } from '@nestjs/common';
import { isLanguage, type Language } from '@haiko/shared/i18n/languages';
import type { VisaRule } from '@haiko/shared/reference/visaRules';
import { CurrentReader, Public } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { RulesInForce } from './rules-in-force.js';

type PublicVisaRule = Omit<VisaRule, 'sentence'> & { sentence: string };

/** Who may do what work with which visa, for everybody to read, check and use. */
@Controller()
@Public()
export class VisaRulesController {
  constructor(private readonly inForce: RulesInForce) {}

  /** In the language of `?lang=`, else in the reader's. */
  @Get('visa-rules.json')
  @Header('Cache-Control', 'no-cache')
  @Header('Vary', 'Accept-Language')
  rules(@CurrentReader() reader: Reader, @Query('lang') asked?: unknown): { rules: PublicVisaRule[] } {
    const language: Language = isLanguage(asked) ? asked : reader.language;
    return {
      rules: this.inForce.all.map(({ updatedAt: _, ...rule }) => ({ ...rule, sentence: rule.sentence[language] })),
    };
  }
}
