import { call } from './call.ts';
import type { MyInfoBody } from './users.schemas.ts';
import type { UserInformation } from './views.generated.ts';

export const updateMyInfo = call('PUT', '/api/user', 200).takes<typeof MyInfoBody>().returns<UserInformation>();
/** Everything that is kept about the person, as a file. */
export const exportMyData = call('GET', '/api/user/export', 200);
