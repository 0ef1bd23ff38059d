import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import request from 'supertest';
import { inOrder } from './in-order.js';

const passes =
  (name: string): RequestHandler =>
  (_request, response, next) => {
    response.append('Passed', name);
    next();
  };
const last: RequestHandler = (_request, response) => void response.send('the last one');
const told: ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.status(500).send(error.message);

/** What an application answers that has these handlers: its status, its words, and whom the request has passed. */
async function answerOf(...handlers: RequestHandler[]) {
  const { status, text, headers } = await request(express().use(...handlers, last, told)).get('/main');
  return [status, text, headers['passed']];
}

describe('handlers in order', () => {
  it.each<[string, RequestHandler]>([
    ['go on', (_request, _response, next) => next()],
    ['go on later', (_request, _response, next) => void setTimeout(next, 1)],
    ['go on after a promise', (_request, _response, next) => Promise.resolve().then(() => next())],
    ['answer', (_request, response) => void response.send('시장')],
    [
      'throw',
      () => {
        throw new Error('আগুন');
      },
    ],
    ['reject', () => Promise.reject(new Error('ไฟ'))],
    ['hand an error on', (_request, _response, next) => next(new Error('火'))],
  ])('that %s do what they do in Express', async (_, handler) => {
    const handlers = [passes('one'), handler, passes('another')];
    expect(await answerOf(inOrder(...handlers))).toEqual(await answerOf(...handlers));
  });

  it('say what they are', () => {
    const handlers = [passes('one'), passes('another')];
    expect(inOrder(...handlers).handlers).toEqual(handlers);
  });
});
