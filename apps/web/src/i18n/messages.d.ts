/** Made by vite.messages.ts from the JSON files of packages/shared. */
declare module 'virtual:messages' {
  type Load = () => Promise<{ messages: object }>;
  type Language = import('@haiko/shared/i18n/languages').Language;
  /** What the first screen says. */
  export const firstMessages: Record<Language, Load>;
  /** What a visitor's next screens say, and errors. */
  export const nextMessages: Record<Language, Load>;
  /** What all other screens say. */
  export const moreMessages: Record<Language, Load>;
}

declare module 'virtual:messages-desk' {
  type Language = import('@haiko/shared/i18n/languages').Language;
  /** What the desk says. */
  export const deskMessages: Record<Language, () => Promise<{ messages: object }>>;
}
