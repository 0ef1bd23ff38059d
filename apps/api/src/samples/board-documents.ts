import fs from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { documentType } from '../features/files/documents.js';
import type { FileStore } from '../features/files/file-store.js';
import { boardPosts } from './boards.js';
import { pdfDocument, wordDocument } from './documents.js';
import type { BoardPostDraft } from './samples.types.js';

/** A document in the store, the post that it belongs to, and what the row of `files` says about it. */
export interface SampleDocument {
  post: string;
  name: string;
  path: string;
  type: string | undefined;
  size: number;
}

/** What the sample administrator has attached, by the keys of the posts. */
const DOCUMENTS: readonly { post: string; name: string; make: () => Buffer }[] = [
  {
    post: 'guide-numbers',
    name: '긴급 전화번호 · Emergency numbers.pdf',
    make: () =>
      pdfDocument('Emergency numbers in Korea', [
        '112     Police',
        '119     Fire and ambulance',
        '1345    Immigration Contact Center, in many languages',
        '1577-1366    Danuri Helpline for families and women',
        '1350    Ministry of Employment and Labor',
        '1330    Travel and interpretation',
      ]),
  },
  {
    post: 'notice-manners',
    name: '커뮤니티 약속 (9개 언어).docx',
    make: () => inEveryLanguage('notice-manners'),
  },
];

/** The title of a post in nine languages, and its content in those that it has. */
function inEveryLanguage(key: string): Buffer {
  const { title, content } = boardPost(key);
  return wordDocument(LANGUAGES.map((language) => ({ heading: title[language], text: content[language] ?? '' })));
}

function boardPost(key: string): BoardPostDraft {
  const post = boardPosts.find((candidate) => candidate.key === key);
  if (!post) throw new Error(`No board post ${key}`);
  return post;
}

/** Writes the sample documents into the store. */
export async function writeSampleDocuments(store: FileStore): Promise<SampleDocument[]> {
  const written: SampleDocument[] = [];
  for (const { post, name, make } of DOCUMENTS) {
    const bytes = make();
    const temporary = store.temporary();
    await fs.writeFile(temporary, bytes);
    const stored = `${store.newName({ isPrivate: false })}${name.slice(name.lastIndexOf('.'))}`;
    await store.publish(temporary, stored);
    written.push({ post, name, path: `/files/${stored}`, type: documentType(stored), size: bytes.length });
  }
  return written;
}

/** Attaches the documents to the posts that are there by now, behind their pictures. */
export async function loadDocuments(manager: EntityManager, documents: readonly SampleDocument[]): Promise<void> {
  for (const { post, name, path, type, size } of documents) {
    await manager.query(
      `with post as (select uuid, author_uuid from posts where board <> 'COMMUNITY' and title ->> 'ko' = $1),
       file as (
         insert into files (owner_uuid, purpose, name, path, type, size, attached_at)
         select author_uuid, 'attachment', $2, $3, $4, $5, now() from post returning uuid
       )
       insert into post_files (post_uuid, file_uuid, name, position)
       select post.uuid, file.uuid, $2, (select count(*) from post_files where post_uuid = post.uuid) from post, file`,
      [boardPost(post).title.ko, name, path, type, size],
    );
  }
}
