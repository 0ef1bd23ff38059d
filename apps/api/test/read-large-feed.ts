import { readRecords } from '../src/features/job-imports/feed-reader.js';
import { largeFeed } from './large-feed.ts';

// Reads a feed of so many records in a process of its own and says how many it met, how large the feed was, and what that
// took of memory: `read-large-feed.ts json 1000`.
const [format, records] = process.argv.slice(2);
const feed = { format: format === 'xml' ? 'xml' : 'json', records: Number(records), sentences: 16 } as const;
let [count, bytes] = [0, 0];
async function* counted(): AsyncGenerator<Buffer> {
  for await (const chunk of largeFeed(feed)) {
    bytes += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
}
for await (const { ordinal } of readRecords(counted(), { maxBytes: Infinity })) count = ordinal;
process.stdout.write(JSON.stringify({ count, bytes, kilobytes: process.resourceUsage().maxRSS }));
