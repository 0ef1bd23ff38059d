import { DefaultNamingStrategy } from 'typeorm';

/** `like_count` of `likeCount`. */
export const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** `likeCount` in the code, `like_count` in the database. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, embedded: string[]): string {
    return [...embedded.map(snakeCase), custom ?? snakeCase(property)].join('_');
  }

  override relationName(property: string): string {
    return snakeCase(property);
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snakeCase(`${relation}_${referenced}`);
  }
}
