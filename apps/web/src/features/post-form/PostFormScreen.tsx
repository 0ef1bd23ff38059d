import { useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PostToModifyDocument } from '#/api/generated.ts';
import { useSignedInMe, type Me } from '#/features/users/useMe.ts';
import { i18n } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { useGoBack } from '#/ui/useGoBack.ts';
import { PostForm } from './PostForm.tsx';

/** /writing and /modify/:uuid. */
export function Screen() {
  const { uuid } = useParams();
  const me = useSignedInMe();
  return uuid ? <ModifyPost uuid={uuid} me={me} /> : <PostForm me={me} />;
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
