/** The way to write, for what stands around the first screen: its code comes with the first thing that is written. */
export async function loadRest() {
  return (await import('./rest.ts')).rest;
}
