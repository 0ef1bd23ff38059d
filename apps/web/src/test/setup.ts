import { i18n, loadMoreMessages, startI18n } from '#/i18n/i18n.ts';
import '#/ui/tokens.css';

localStorage.clear();
await startI18n();
await i18n.changeLanguage('en');
await loadMoreMessages();
