import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../platform/access/access.decorators.js';
import { deviceName } from './device-name.js';

/** What somebody signs in with. */
export interface Device {
  /** `Chrome · Android`; '' where that is not known. */
  name: string;
  /** The network address, of which a keyed hash is kept. */
  address: string;
}

/** The `Device` of the request. */
export const CurrentDevice = createParamDecorator((_: unknown, context: ExecutionContext): Device => {
  const { headers, ip } = requestOf(context);
  return { name: deviceName(headers['user-agent'] ?? ''), address: ip ?? '' };
});
