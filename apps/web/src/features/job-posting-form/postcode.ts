import * as v from 'valibot';

/** The postcode service's own script; the content policy allows exactly this address. */
const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const TIMEOUT_MS = 5_000;

interface PostcodeOptions {
  oncomplete: (found: unknown) => void;
  width: string;
  height: string;
}

/** Draws the search into an element; `oncomplete` hears of the address that was picked. */
export type Postcode = new (options: PostcodeOptions) => { embed: (element: HTMLElement) => void };

interface PostcodeWindow {
  kakao?: { Postcode?: Postcode };
  /** The older name of the same. */
  daum?: { Postcode?: Postcode };
}

const foundSchema = v.object({
  roadAddress: v.optional(v.string(), ''),
  jibunAddress: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  /** `R` the road's name, `J` the older one by lots. */
  userSelectedType: v.optional(v.string(), 'R'),
});

/** The address that somebody picked, as they picked it; '' for what is none. */
export function addressOf(found: unknown): string {
  const parsed = v.safeParse(foundSchema, found);
  if (!parsed.success) return '';
  const { roadAddress, jibunAddress, address, userSelectedType } = parsed.output;
  return (userSelectedType === 'J' ? jibunAddress : roadAddress) || address;
}

/**
 * Waits until the service's own frame in `place` has come; rejects when it is refused or does not within five seconds, where
 * an empty box would stand for ever.
 */
export function frameIn(place: HTMLElement, timeoutMs = TIMEOUT_MS): Promise<void> {
  const frame = place.querySelector('iframe');
  if (!frame) return Promise.resolve();
  const ended = new AbortController();
  const options = { once: true, signal: ended.signal };
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The frame of the postcode service did not come.'));
    const timer = window.setTimeout(fail, timeoutMs);
    ended.signal.addEventListener('abort', () => window.clearTimeout(timer));
    frame.addEventListener('load', () => resolve(), options);
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => effectiveDirective === 'frame-src' && fail(),
      { signal: ended.signal },
    );
  }).finally(() => ended.abort());
}

let loading: Promise<Postcode> | undefined;

/** Loads the service when it is first needed; rejects when it does not come within five seconds, and can be tried again. */
export function loadPostcode(): Promise<Postcode> {
  loading ??= request().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function request(): Promise<Postcode> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The postcode service did not load.'));
    };
    const timer = window.setTimeout(fail, TIMEOUT_MS);
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      const { kakao, daum } = window as PostcodeWindow;
      const service = kakao?.Postcode ?? daum?.Postcode;
      if (service) resolve(service);
      else fail();
    });
    script.addEventListener('error', () => {
      window.clearTimeout(timer);
      fail();
    });
    script.async = true;
    script.src = SCRIPT;
    document.head.append(script);
  });
}
