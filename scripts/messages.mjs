// `npm run messages`: the catalogue for translators who work with PO files.
//   -- check                    what nobody has looked at since the English changed; fails where there is something
//   -- export ko [file]         all messages of a language; without a file to the terminal. HAIKO_PICTURES names a folder of pictures
//                               (`pnpm screenshots`): then each message says on which it is seen
//   -- import ko file           takes in what is finished there
//   -- note                     takes in new messages, and leaves out those that are gone
//   -- reviewed ko zh [key …]   somebody has looked: all messages of these languages, or those named
import fs from 'node:fs';
import { isLanguage } from '../packages/shared/src/i18n/languages.ts';
import { exported, imported, markReviewed, waiting } from '../packages/shared/src/i18n/translators/catalogue.ts';

const [task, ...args] = process.argv.slice(2);
const languages = args.filter(isLanguage);
const [language] = languages;
const others = args.filter((arg) => !isLanguage(arg));
const [file] = others;

if (task === 'check') {
  const found = waiting();
  console.log(found.length > 0 ? found.join('\n') : 'Every translation has been looked at since its English changed.');
  process.exitCode = found.length > 0 ? 1 : 0;
} else if (task === 'export' && language) {
  const pictures = process.env.HAIKO_PICTURES;
  const text = exported(language, pictures ? fs.readFileSync(`${pictures}/messages.tsv`, 'utf8') : '');
  if (file) fs.writeFileSync(file, text);
  else process.stdout.write(text);
} else if (task === 'import' && language && file) {
  for (const key of imported(language, fs.readFileSync(file, 'utf8'))) {
    console.log(`Left out, its English has changed: ${key}`);
  }
} else if (task === 'note') {
  markReviewed([], []);
} else if (task === 'reviewed' && language) {
  markReviewed(languages, others.length > 0 ? others : undefined);
} else {
  console.error(
    'npm run messages -- check | note | export <language> [file] | import <language> <file> | reviewed <language>…',
  );
  process.exitCode = 2;
}
