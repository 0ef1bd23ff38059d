import type { SecondFactorMethod } from '@haiko/shared/errors';
import { ApiError } from '#/api/apiError.ts';

/** What a sign-in is completed with, and by what. */
export interface SecondStep {
  ticket: string;
  methods: SecondFactorMethod[];
}

/** The second step that a refused sign-in asks for; undefined for other errors. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  return error instanceof ApiError ? error.secondStep : undefined;
}

/** The step that the screen before has handed over. */
export function handedStep(state: unknown): SecondStep | undefined {
  const isStep = typeof state === 'object' && state !== null && 'ticket' in state && 'methods' in state;
  return isStep ? (state as SecondStep) : undefined;
}
