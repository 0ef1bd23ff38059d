/** The companies by whose account people sign in, in the order of the buttons. */
export const SOCIAL_PROVIDERS = ['google', 'kakao', 'line', 'naver', 'payco', 'apple'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];
