import { useSuspenseQuery } from '#/api/apollo.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { PostToModifyDocument } from '#/api/generated.ts';
import { findUnsent, type Unsent } from '#/api/unsent.ts';
import { useSignedInMe, type Me } from '#/features/users/useMe.ts';
import { i18n } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { useGoBack } from '#/ui/useGoBack.ts';
import { PostForm } from './PostForm.tsx';

export const titleKey = (pathname: string) =>
  pathname === paths.writing ? ('postForm.title' as const) : ('postForm.titleModify' as const);

/** /writing, also of a post that was not sent, and /modify/:uuid. */
export function Screen() {
  const { uuid } = useParams();
  const [parameters] = useSearchParams();
  const me = useSignedInMe();
  const unsent = parameters.get('unsent');
  if (uuid) return <ModifyPost uuid={uuid} me={me} />;
  return unsent ? <UnsentPost id={unsent} me={me} /> : <PostForm me={me} />;
}

function UnsentPost({ id, me }: { id: string; me: Me }) {
  const [found, setFound] = useState<{ unsent: Unsent | undefined }>();
  useEffect(
    function readUnsentPost() {
      // What cannot be read is not there.
      const reading = findUnsent(id, me.uuid).catch(() => undefined);
      void reading.then((unsent) => setFound({ unsent }));
    },
    [id, me.uuid],
  );
  if (!found) return <Skeleton />;
  return found.unsent ? <PostForm me={me} unsent={found.unsent} /> : <GoBack reason="postForm.notFound" />;
}

function ModifyPost({ uuid, me }: { uuid: string; me: Me }) {
  // The newest text, or what was changed on another phone would be overwritten.
  const { data } = useSuspenseQuery(PostToModifyDocument, { variables: { uuid }, fetchPolicy: 'network-only' });
  const post = data.readPost;
  if (!post) return <GoBack reason="postForm.notFound" />;
  if (post.user.uuid !== me.uuid) return <GoBack reason="postForm.notYours" />;
  return <PostForm me={me} post={post} />;
}

/** Says why there is nothing to change here, and leaves. */
function GoBack({ reason }: { reason: 'postForm.notFound' | 'postForm.notYours' }) {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.main);
  const isAlertShown = useRef(false);
  useEffect(
    function refuse() {
      if (isAlertShown.current) return;
      isAlertShown.current = true;
      const { pathname } = window.location;
      void showAlert(i18n.t(reason)).then(() => {
        if (window.location.pathname === pathname) goBack();
      });
    },
    [reason, goBack],
  );
  return <ScreenTitle isHidden>{t('postForm.titleModify')}</ScreenTitle>;
}

/** The same boxes as the form. */
export function Skeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-5 px-4 pt-5">
        <Box className="h-6 w-40" />
        <Box className="h-20 w-full" shape="card" />
        <Box className="h-44 w-full" shape="card" />
        <Box className="h-20 w-full" shape="card" />
        <Box className="h-24 w-full" shape="card" />
      </div>
    </Loading>
  );
}
