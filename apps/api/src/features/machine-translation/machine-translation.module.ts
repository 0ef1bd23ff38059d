import { Module } from '@nestjs/common';
import { TranslationBudget } from './translation-budget.js';
import { Translator } from './translator.js';

@Module({ providers: [Translator, TranslationBudget], exports: [Translator, TranslationBudget] })
export class MachineTranslationModule {}
