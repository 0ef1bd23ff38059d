import { isUuid } from '@haiko/shared/rules/uuid';

/** The category that an address asks for; what cannot be one is none. */
export function categoryOf(parameters: URLSearchParams): string | undefined {
  const category = parameters.get('category');
  return isUuid(category) ? category.toLowerCase() : undefined;
}
