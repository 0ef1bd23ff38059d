import { useMatches } from 'react-router-dom';

/** What a route asks of the layout around its screen. */
export interface ScreenHandle {
  /** `menu` opens the side menu; `back` goes back. */
  header: 'menu' | 'back';
  /** Transparent over the page's top, with the blue gradient, until it scrolls. */
  isOverlay: boolean;
  hasBottomBar: boolean;
  tab: TabName | undefined;
  /**
   * The server renders it for visitors: everybody may open it, and it shows the same to all of them. Where what stands behind the `?` of
   * its address changes what it shows, by which of these (renderedAddress.ts). What others add to addresses that are shared changes
   * nothing.
   */
  isRendered: boolean | RenderedBy;
}

/** What is asked for behind the `?` of addresses that are rendered. */
export type RenderedBy = 'category' | 'tab' | 'postSearch' | 'jobSearch';

export type TabName = 'home' | 'search' | 'writing' | 'announcement' | 'notification';

const DEFAULT: ScreenHandle = {
  header: 'menu',
  isOverlay: false,
  hasBottomBar: true,
  tab: undefined,
  isRendered: false,
};

/** A whole handle: what is not said is as on most screens. */
export function screenHandle(parts: Partial<ScreenHandle>): ScreenHandle {
  return { ...DEFAULT, ...parts };
}

/** The handle of the screen that is shown. */
export function useScreenHandle(): ScreenHandle {
  return screenHandle((useMatches().at(-1)?.handle as Partial<ScreenHandle> | undefined) ?? {});
}
