/**
 * Gives this one object a method in place of the one of its class. A function that stands right behind the `=` (`response.end = () => …`)
 * is one that lives long for V8, which makes it among the old objects; with it stays what it sees, here a whole request, until those are
 * collected, and each call of a process took a third more (docs/benchmarks.md). One that is handed over is made as everything else.
 */
export function replaceMethod<T extends object, K extends keyof T>(target: T, name: K, method: T[K]): void {
  target[name] = method;
}
