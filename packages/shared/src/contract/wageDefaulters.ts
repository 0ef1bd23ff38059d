import { call } from './call.ts';
import type { LoadedWageDefaulters, WageDefaultersBody } from './wageDefaulters.schemas.ts';

export const loadWageDefaulters = call('PUT', '/api/wage-defaulters', 200)
  .takes<typeof WageDefaultersBody>()
  .returns<typeof LoadedWageDefaulters>();
