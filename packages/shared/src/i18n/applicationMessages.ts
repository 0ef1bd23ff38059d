import { type AnswerTemplate, type ConsentKey, consentOf, type QuickQuestion } from '../applications.ts';
import { leaves } from './leaves.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const APPLICATIONS = readMessages('applications');

/** What somebody agrees to who applies, in their language, line by line as they read it. */
export function consentText(companyName: string, language: Language): string {
  const messages: Record<string, string> = leaves(APPLICATIONS[language].consent);
  const { parts, refusal } = consentOf(companyName, (key: ConsentKey) => messages[key] ?? '');
  return [...parts.flatMap(({ label, text }) => [label, text]), refusal].join('\n');
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
