import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { CSP_REPORTS } from './csp-reports.js';

/** The search for Korean addresses in the form of job postings: one file by its whole address, and where it shows itself. */
const POSTCODE_SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const POSTCODE_FRAME = 'https://postcode.map.kakao.com';

interface Policy {
  production: boolean;
  /** The built page's own, as sources of the content policy. */
  scripts: readonly string[];
}

/**
 * Headers of every reply. The web app's tokens live in local storage, so the policy for scripts is what stands between
 * them and an injected one: our own files, the one of the postcode service, and of what stands in a page only `scripts`, by their
 * hashes. Responses of the API are never cached.
 */
export function securityHeaders({ production, scripts }: Policy): RequestHandler {
  const ofHelmet = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...scripts, POSTCODE_SCRIPT],
          'frame-src': [POSTCODE_FRAME],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'report-uri': [CSP_REPORTS],
          ...(production && { 'upgrade-insecure-requests': [] }),
        },
      },
      strictTransportSecurity: production && { maxAge: 63_072_000, includeSubDomains: true },
      // The addresses of a sign-in and of a mail's link hold keys: nobody is told more than the origin, ourselves included.
      referrerPolicy: { policy: 'strict-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  const headers = new Map([...ofHelmet, ['Permissions-Policy', PERMISSIONS]]);
  return function setSecurityHeaders(_request, response, next) {
    response.setHeaders(headers);
    next();
  };
}

/** Helmet writes its policy anew for each reply, in thirteen functions: what it says is asked for once. */
function headersSetBy(setHeaders: ReturnType<typeof helmet>): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Personal responses are kept by nobody on the way, nor by the browser's disk. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};
