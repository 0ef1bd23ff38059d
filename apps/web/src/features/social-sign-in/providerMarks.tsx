import type { ReactNode } from 'react';
import type { SocialProviderName } from '@haiko/shared/socialProviders';

/** The companies' signs, drawn here in the colors that each one asks for on its own button. */
const MARKS: Record<SocialProviderName, ReactNode> = {
  google: (
    <g fill="none" strokeWidth="4.8">
      <path stroke="#ea4335" d="M18.9 5.3A9.6 9.6 0 0 0 3.3 8" />
      <path stroke="#fbbc05" d="M3.3 8a9.6 9.6 0 0 0 0 8" />
      <path stroke="#34a853" d="M3.3 16a9.6 9.6 0 0 0 14.5 3.6" />
      <path stroke="#4285f4" d="M17.8 19.6a9.6 9.6 0 0 0 3.6-7.4H12" />
    </g>
  ),
  kakao: (
    <path
      fill="currentColor"
      d="M12 3C6.3 3 1.7 6.6 1.7 11c0 2.8 1.9 5.3 4.8 6.7l-1 3.8c-.1.4.3.7.6.5l4.5-3c.5 0 .9.1 1.4.1 5.7 0 10.3-3.6 10.3-8.1S17.7 3 12 3Z"
    />
  ),
  line: (
    <>
      <path
        fill="currentColor"
        d="M12 2C6 2 1.2 5.9 1.2 10.7c0 4.3 3.8 7.9 9 8.6.9.2 1 .5.8 1.5l-.2 1.1c-.1.6.2.9.9.5 2.9-1.5 6.9-4.3 9-6.8 1.4-1.5 2.1-3.1 2.1-4.9C22.8 5.9 18 2 12 2Z"
      />
      <path
        fill="none"
        stroke="#06c755"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.6 8.6v4h2M9.7 8.6v4M11.9 12.6v-4l2.5 4v-4M18.6 8.6h-2v4h2M16.6 10.6h1.9"
      />
    </>
  ),
  naver: <path fill="currentColor" d="M4 4h5.3l5.4 7.9V4H20v16h-5.3L9.3 12.1V20H4Z" />,
  payco: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 3h7.2a6 6 0 0 1 0 12H10l-.9 6H4.5Zm4.3 3.7-.6 4.6h3.2a2.3 2.3 0 0 0 0-4.6Z"
    />
  ),
  apple: (
    <path
      fill="currentColor"
      d="M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8-.8 0-1.9-.8-3.1-.8-1.6 0-3 .9-3.8 2.3-1.7 2.9-.4 7.1 1.2 9.4.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3.1.7 2.1-1.1 2.8-2.2c.9-1.3 1.3-2.5 1.3-2.6 0 0-2.5-1-2.5-3.9ZM14.4 5.9c.6-.8 1.1-1.9.9-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1.1.1 2.1-.5 2.8-1.3Z"
    />
  ),
};

export function ProviderMark({ provider }: { provider: SocialProviderName }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="22" height="22" className="shrink-0">
      {MARKS[provider]}
    </svg>
  );
}
