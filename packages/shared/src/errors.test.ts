import { describe, expect, it } from 'vitest';
import { ERRORS, FIELD_ERRORS } from './errors.ts';

describe('the errors', () => {
  it('have a status of the client or the server', () => {
    for (const [code, status] of Object.entries(ERRORS)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
    }
  });

  it('of fields are named once each', () => {
    expect(new Set(FIELD_ERRORS).size).toBe(FIELD_ERRORS.length);
  });
});
