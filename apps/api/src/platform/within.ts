/** What `promise` brings within so many milliseconds, else `late`. No timer outlasts what is in time. */
export async function within<Value>(patienceMs: number, promise: Promise<Value>): Promise<Value | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(resolve, patienceMs, 'late').unref();
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
