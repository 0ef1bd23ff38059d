/** What an operator has to know and can do something about; the message says it. */
export class BackupError extends Error {}
