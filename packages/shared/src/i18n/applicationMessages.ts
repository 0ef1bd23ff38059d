import type { AnswerTemplate, QuickQuestion } from '../applications.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const APPLICATIONS = readMessages('applications');

/** What somebody agrees to who applies: recipient, items, purpose and period, in their language. */
export function consentText(companyName: string, language: Language): string {
  return APPLICATIONS[language].consent.text.replace('{{companyName}}', () => companyName);
}

/** A question that one side asks by a tap, in all nine languages: nothing is left to a machine. */
export function quickQuestion(question: QuickQuestion): Record<Language, string> {
  const said = LANGUAGES.map((language) => [language, APPLICATIONS[language].question[question]]);
  return Object.fromEntries(said) as Record<Language, string>;
}

/** What a company answers by a template, in all nine languages. */
export function answerTemplate(template: AnswerTemplate): Record<Language, string> {
  const said = LANGUAGES.map((language) => [language, APPLICATIONS[language].template[template]]);
  return Object.fromEntries(said) as Record<Language, string>;
}
