import { catchError, concatMap, type Observable } from 'rxjs';

/** Lets `work` end before a call is answered, whether the call was done or refused. */
export function beforeAnswer(call: Observable<unknown>, work: () => Promise<void>): Observable<unknown> {
  return call.pipe(
    catchError(async (error: unknown) => {
      await work();
      throw error;
    }),
    concatMap((reply: unknown) => work().then(() => reply)),
  );
}
