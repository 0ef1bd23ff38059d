import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useMe, useSignedInMe, type Me } from '#/features/users/useMe.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { useDeskMessages } from './deskMessages.ts';
import { DESK_SECTIONS } from './deskSections.ts';
import { FactorNeeded } from './FactorNeeded.tsx';
import { FactorNotice } from './FactorNotice.tsx';

/** /desk/…: where moderators and administrators work. Everybody else sees the frame, and that it is not for them. */
export function Screen() {
  const { t } = useTranslation();
  useDeskMessages(useLanguage());
  const isSignedIn = useIsSignedIn();
  const me = useMe();
  const { pathname } = useLocation();
  const sections = DESK_SECTIONS.filter(({ isForAdmins }) => isStaff(me) && (!isForAdmins || me.role === 'ADMIN'));
  const [first] = sections;
  const section = sections.find(({ name }) => pathname.startsWith(paths.deskSection(name)));
  if (!first) {
    return (
      <DeskFrame sections={[]}>
        <ScreenTitle>{t('desk.title')}</ScreenTitle>
        {/* Who it is for is not said before it is known who looks. */}
        {isSignedIn && !me ? (
          <PostListBoundary message={t('common.list.loadFailed')} skeleton={<RowSkeletons count={4} />}>
            <Reader />
          </PostListBoundary>
        ) : (
          <p className="px-4 text-body text-ink-2">{t('desk.forStaff')}</p>
        )}
      </DeskFrame>
    );
  }
  if (!section) return <Navigate to={paths.deskSection(first.name)} replace />;
  const { Content } = section;
  return (
    <DeskFrame sections={sections} current={section.name}>
      <ScreenTitle>{t(section.label)}</ScreenTitle>
      <PostListBoundary message={t('common.list.loadFailed')} skeleton={<RowSkeletons count={4} />}>
        <ErrorBoundary key={section.name} FallbackComponent={FactorNeeded}>
          <FactorNotice />
          <Content />
        </ErrorBoundary>
      </PostListBoundary>
    </DeskFrame>
  );
}

export function Skeleton() {
  return <RowSkeletons count={4} />;
}

/** Waits until it is known who looks, and fails where that cannot be known. */
function Reader() {
  useSignedInMe();
  return null;
}

function isStaff(me: Me | undefined): me is Me {
  return me?.role === 'MODERATOR' || me?.role === 'ADMIN';
}
