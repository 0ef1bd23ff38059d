import { SetMetadata } from '@nestjs/common';

/** Under what heading the documentation has the calls of a controller. */
export interface TagOf {
  name: string;
  description: string;
}

export const TAG = 'tag';

/** `@Tag('Posts', 'What people write on the main board.')` */
export const Tag = (name: string, description: string) => SetMetadata<string, TagOf>(TAG, { name, description });
