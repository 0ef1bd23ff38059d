// Loaded into the server with `node --import`: tells its parent, when asked, how much CPU time the process has taken, in
// milliseconds, with that of its threads.
process.on('message', (question) => {
  if (question !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
// Being asked is no reason to stay.
process.channel?.unref();
