import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataSource } from 'typeorm';
import type { Column } from './catalog.js';

/** The classes that declare the tables' columns, as far as Postgres needs them to say what a column holds. */
export interface EntityTypes {
  /** TypeScript for what a column holds when it is not null; undefined where Postgres knows it all. */
  declared(column: Column): string | undefined;
  /** The files of the classes that were asked for, by class. */
  used: ReadonlyMap<string, string>;
  /** The columns that were asked for whose values a check constraint lists, by how their type is written. */
  checked: ReadonlyMap<string, readonly string[]>;
}

/** Reads the entities below `source`, the folder of the server's code. */
export async function readEntityTypes(dataSource: DataSource, source: string): Promise<EntityTypes> {
  const files = await filesOfClasses(source);
  const properties = new Map<string, { entity: string; type: string; isArray: boolean }>();
  for (const { tableName, name, columns } of dataSource.entityMetadatas) {
    for (const { databaseName, propertyName, isNullable, isArray } of columns) {
      const type = `${name}['${propertyName}']`;
      properties.set(`${tableName}.${databaseName}`, {
        entity: name,
        type: isNullable ? `NonNullable<${type}>` : type,
        isArray,
      });
    }
  }
  const used = new Map<string, string>();
  const checked = new Map<string, readonly string[]>();
  return {
    used,
    checked,
    declared({ name, type, allowed }) {
      if (allowed === undefined && type !== JSONB) return undefined;
      const property = properties.get(name);
      const file = property && files.get(property.entity);
      // A table that no entity describes has no shape of JSON to tell, but its check constraints.
      if (file === undefined) return allowed?.map((text) => `'${text}'`).join(' | ');
      used.set(property?.entity ?? '', file);
      if (allowed && property) checked.set(property.isArray ? `${property.type}[number]` : property.type, allowed);
      return property?.type;
    },
  };
}

const JSONB = '3802';

async function filesOfClasses(source: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const file of fs.glob('features/*/*.entity.{ts,js}', { cwd: source })) {
    const module = (await import(pathToFileURL(path.join(source, file)).href)) as Record<string, unknown>;
    for (const name of Object.keys(module)) files.set(name, file.replace(/\.ts$/, '.js'));
  }
  return files;
}
