// Loaded into the server with `node --import`: tells its parent, when asked, how much CPU time the process has taken, in
// milliseconds, with that of its threads, and for how much callers were charged.
import { Account } from '../dist/platform/rate-limit/account.js';

let charged = 0;
const { charge } = Account.prototype;
Account.prototype.charge = function tell(ms) {
  charged += ms;
  return charge.call(this, ms);
};

process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ ms: (user + system) / 1_000, charged });
});
// Being asked is no reason to stay.
process.channel?.unref();
