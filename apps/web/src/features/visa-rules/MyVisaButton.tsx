import { lazy, Suspense, useState, type ReactNode } from 'react';
import { skipToken, useQuery } from '#/api/apollo.ts';
import { MyVisaDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { Button } from '#/ui/Button.tsx';
import type { ButtonVariant } from '#/ui/buttonClass.ts';

const MyVisaSheet = lazy(async () => ({ default: (await import('#/features/my-info/MyVisaSheet.tsx')).MyVisaSheet }));

interface MyVisaButtonProps {
  /** One that is seen on what it stands on. */
  variant?: ButtonVariant;
  icon?: ReactNode;
  children: string;
  /** Whatever was chosen: what depends on the visa may be asked for anew. */
  onClose: () => void;
}

/** Opens the picker of the own visa where it is needed, and stays there. */
export function MyVisaButton({ variant = 'soft', icon, children, onClose }: MyVisaButtonProps) {
  const { data } = useQuery(MyVisaDocument, useIsSignedIn() ? {} : skipToken);
  const [isOpen, setIsOpen] = useState(false);
  const me = data?.readUserInformation;

  async function handleClick() {
    if (await requireLogin()) setIsOpen(true);
  }

  function handleClose() {
    setIsOpen(false);
    onClose();
  }

  return (
    <span className="self-start">
      <Button variant={variant} size="sm" icon={icon} onClick={() => void handleClick()}>
        {children}
      </Button>
      {isOpen && me && (
        <Suspense>
          <MyVisaSheet isOpen onClose={handleClose} saved={me} />
        </Suspense>
      )}
    </span>
  );
}
