// Loaded into the server with `node --import`: its clock is wrong by as many milliseconds as its parent says. Timers and
// `performance.now()` go on as they do where a machine's clock is set.
const Real = Date;
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const now = () => Real.now() + shift;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  apply: () => new Date().toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
process.on('message', (message) => {
  if (typeof message?.shiftMs === 'number') shift = message.shiftMs;
});
// Being told is no reason to stay.
process.channel?.unref();
