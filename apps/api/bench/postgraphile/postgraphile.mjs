// Installs PostGraphile (its own lock file, no part of the product) and says how it is asked for a feed page.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Whether it is there, after an attempt to install it; it needs npm's registry. */
export function installPostgraphile() {
  if (fs.existsSync(`${folder}node_modules/postgraphile`)) return true;
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return npm.status === 0;
}

/** The same things as the product's feed, for the reader whose marks are asked for. */
export const POSTGRAPHILE_FEED = `query Feed($reader: UUID!, $skip: Int!, $take: Int!) {
  allPosts(first: $take, offset: $skip, orderBy: [CREATED_AT_DESC, UUID_DESC],
    condition: { board: "COMMUNITY", deletedAt: null, hiddenAt: null }) {
    pageInfo { hasNextPage }
    nodes {
      uuid createdAt viewCount likeCount commentCount originalLanguage title content
      userByAuthorUuid { uuid nickname profileImageUrl nationalityByNationalityUuid { uuid code } }
      postFilesByPostUuid(orderBy: [POSITION_ASC]) {
        nodes { uuid name fileByFileUuid { path thumbnailPath width height } }
      }
      postHashtagsByPostUuid(orderBy: [POSITION_ASC]) { nodes { hashtagByHashtagUuid { uuid name } } }
      postReactionsByPostUuid(condition: { userUuid: $reader }) { nodes { uuid type } }
      postScrapsByPostUuid(condition: { userUuid: $reader }) { nodes { uuid } }
    }
  }
}`;
