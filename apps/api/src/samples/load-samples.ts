import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../features/files/file-store.js';
import { JobSearchIndex } from '../features/job-search/job-search-index.service.js';
import { PopularPostsService } from '../features/posts/popular-posts.service.js';
import { PostSearchIndex } from '../features/post-search/post-search-index.service.js';
import type { AppConfig } from '../platform/config.js';
import { withAdvisoryLock } from '../platform/database/advisory-lock.js';
import { Database } from '../platform/database/database.js';
import { loadApplications } from './load-applications.js';
import { loadComments } from './load-comments.js';
import { loadCompanies } from './load-companies.js';
import { loadFriends } from './load-friends.js';
import { loadJobAlerts } from './load-job-alerts.js';
import { loadJobFeeds } from './load-job-feeds.js';
import { loadJobPostings } from './load-job-postings.js';
import { loadNews } from './load-news.js';
import { loadNotes } from './load-notes.js';
import { loadPeople } from './load-people.js';
import { loadPosts } from './load-posts.js';
import { loadResumes } from './load-resumes.js';
import { startLoading } from './loading.js';
import { readSamples, type Samples } from './read-samples.js';
import { storeFiles } from './store-files.js';

/**
 * Imports the sample postings of other job sites, then loads what apps/api/samples holds in one transaction; does nothing
 * (and returns false) where it is already there. `passwordHash` is that of every sample account. Takes up to three connections.
 */
export function loadSamples(
  dataSource: DataSource,
  { store, config, passwordHash }: { store: FileStore; config: AppConfig; passwordHash: string },
): Promise<boolean> {
  // Two starts at once: the second waits and then finds everything in place.
  return withAdvisoryLock(dataSource, 'haiko-samples', async () => {
    const samples = await readSamples();
    if (await areLoaded(dataSource.manager, samples)) return false;
    // First, because it can be repeated: what comes last says that everything is there.
    await loadJobFeeds(dataSource, config);
    const files = await storeFiles(store, samples);
    await dataSource.transaction(async (manager) => {
      const loading = startLoading({ manager, samples, files, passwordHash });
      // Each after what it refers to.
      await loadPeople(loading);
      await loadPosts(loading);
      await loadComments(loading);
      await loadFriends(loading);
      await loadNotes(loading);
      await loadNews(manager);
      await loadJobAlerts(loading);
      await loadCompanies(loading);
      await loadJobPostings(loading);
      await loadResumes(loading);
      await loadApplications(loading);
    });
    // Search and the carousel are there at once; afterwards jobs look after them.
    const database = new Database(dataSource);
    await new PostSearchIndex(database).fill();
    await new JobSearchIndex(database).fill();
    await new PopularPostsService(database).rank();
    return true;
  });
}

async function areLoaded(manager: EntityManager, { people }: Samples): Promise<boolean> {
  const emails = people.map(({ email }) => email);
  const sql = `select from identities where provider = 'password' and sub = any($1) limit 1`;
  return (await manager.query(sql, [emails])).length > 0;
}
