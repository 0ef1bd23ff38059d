import type { Request, Response } from 'express';
import { startApp, type TestApp } from './app.js';
import { rest } from './client.js';
import { takeViolations } from './documented.js';

let test: TestApp;
beforeAll(async () => {
  // A server that answers something else than it says.
  test = await startApp({}, (app) => {
    app.use('/health/live', (_request: Request, response: Response) => response.json({ status: 'ok', more: 1 }));
    app.use('/health/ready', (_request: Request, response: Response) => response.status(201).json({ status: 'ok' }));
    app.use('/api/push/key', (_request: Request, response: Response) => response.status(404).json({ message: 'no' }));
    app.use('/api/unknown', (_request: Request, response: Response) => response.json({}));
  });
});
afterAll(() => test.stop());

describe('a reply that openapi.json does not know', () => {
  it.each([
    ['/health/live', 'additional'],
    ['/health/ready', 'required'],
    ['/api/push/key', 'required'],
    ['/api/unknown', 'no such call'],
  ])('of %s does not pass', async (path, problem) => {
    await rest(test, 'get', path);
    expect(takeViolations().join()).toContain(problem);
  });
});
