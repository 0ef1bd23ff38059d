/** Reading translations and suggesting better ones. */
export const translations = {
  suggest: {
    title: 'Suggest a translation',
    hint: 'The author or a moderator decides whether your translation is shown.',
    original: 'Original ({{language}})',
    translation: 'Translation ({{language}})',
    send: 'Send suggestion',
    unchanged: 'Please change the translation first.',
    thanks: 'Thank you for your suggestion.',
    gone: 'This text is no longer there.',
  },
  field: {
    title: 'Title',
    content: 'Content',
    description: 'Description',
    extraInfo: 'Additional information',
  },
  list: {
    title: 'Suggested translations',
    hint: 'Others suggest better translations of what you wrote. You decide what is shown.',
    empty: 'No open suggestions.',
    loadFailed: 'The suggestions could not be loaded.',
    into: 'Into {{language}}',
    look: 'Compare',
  },
  decision: {
    now: 'Shown now',
    suggested: 'Suggested by {{name}}',
    accept: 'Accept',
    reject: 'Reject',
    accepted: 'The suggestion is now the translation.',
    rejected: 'The suggestion has been rejected.',
    late: 'This suggestion can no longer be decided: the text has changed or it was decided already.',
  },
} as const;
