// Loaded into a process with `node --import`: when it ends, it writes into BENCH_REPORT how much memory it took at most.
import fs from 'node:fs';

process.on('exit', () => {
  // Kilobytes on every system.
  const megabytes = process.resourceUsage().maxRSS / 1024;
  fs.writeFileSync(process.env.BENCH_REPORT, JSON.stringify({ megabytes }));
});
