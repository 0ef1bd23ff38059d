import { afterEach, expect, it } from 'vitest';
import { frameIn } from './postcode.ts';

const placeWith = (...children: HTMLElement[]) => {
  const place = document.createElement('div');
  place.append(...children);
  return place;
};

afterEach(() => document.body.replaceChildren());

it('a frame that came is waited for, and a place without one is not', async () => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>우편번호 찾기</p>';
  const place = placeWith(frame);
  document.body.append(place);
  await expect(frameIn(place)).resolves.toBeUndefined();
  await expect(frameIn(placeWith(document.createElement('button')))).resolves.toBeUndefined();
});

it('a frame that does not come is given up, as is one that the content policy refuses', async () => {
  // Frames outside of a document load nothing.
  await expect(frameIn(placeWith(document.createElement('iframe')), 20)).rejects.toThrow(/did not come/);
  const refused = frameIn(placeWith(document.createElement('iframe')));
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      violatedDirective: 'frame-src',
      blockedURI: 'https://postcode.example',
      documentURI: location.href,
      originalPolicy: "frame-src 'none'",
      disposition: 'enforce',
      statusCode: 200,
    }),
  );
  await expect(refused).rejects.toThrow(/did not come/);
});
