import type { LucideIcon } from 'lucide-react';
import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its width and height in CSS pixels. */
  size?: number;
}

/** A drawing of Lucide's as a component, in the built app in place of Lucide's own function (vite.icons.ts). */
function createIcon({ node }: { node: Parameters<typeof createElement>[] }): LucideIcon {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  const Icon = ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // What has a name says it.
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      children,
    );
  return Icon as unknown as LucideIcon;
}

// As Lucide's modules ask for it.
export { createIcon as default };
