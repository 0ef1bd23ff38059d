import { useLocation } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { Screen as ChangeEmail } from './ChangeEmailScreen.tsx';
import { Screen as ConfirmEmail } from './ConfirmEmailScreen.tsx';
import { Screen as ForgotPassword } from './ForgotPasswordScreen.tsx';
import { Screen as NotMyEmail } from './NotMyEmailScreen.tsx';
import { Screen as ResetPassword } from './ResetPasswordScreen.tsx';

/** Only what is changed is read first, and that may fail. */
export const titleKey = (pathname: string) =>
  pathname === paths.changeEmail ? ('accounts.emailChange.title' as const) : undefined;

/** The screens around an address, in one chunk: few people see them, and then one after the other. */
export function Screen() {
  const { pathname } = useLocation();
  switch (pathname) {
    case paths.forgotPassword:
      return <ForgotPassword />;
    case paths.resetPassword:
      return <ResetPassword />;
    case paths.notMyEmail:
      return <NotMyEmail />;
    case paths.changeEmail:
      return <ChangeEmail />;
    default:
      return <ConfirmEmail />;
  }
}

export const Skeleton = ScreenSkeleton;
