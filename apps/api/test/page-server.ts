/** In place of the web app's own build, whose screens journeys open: a page of two queries that says which rendering it is, and one that waits. */
export const PAGE_SERVER = `
let renderings = 0;
const isOpen = (path) => path.toLowerCase() === '/main' || path === '/info' || path.startsWith('/announcementdetail/');
export const addressToRender = (path, query) =>
  isOpen(path) ? { address: path, isSearch: false } : path === '/searchresult' ? { address: path + query, isSearch: true } : undefined;
export async function renderPage({ address, ask }) {
  const rendering = ++renderings;
  if (address === '/info') {
    await globalThis.infoMayCome;
    return { html: '<main>Here it is</main>', answers: {} };
  }
  const posting = address.split('/announcementdetail/')[1];
  if (posting) {
    const { data } = await ask('query ($uuid: ID!) { readJobPosting(uuid: $uuid) { title company { homepageUrl } } }', { uuid: posting });
    const answers = { ROOT_QUERY: { readJobPosting: { __ref: 'JobPosting:' + posting } } };
    return { html: '<main>' + JSON.stringify(data.readJobPosting) + '</main>', answers };
  }
  const keyword = new URL(address, 'http://localhost').searchParams.get('q');
  const list = keyword === null ? 'readPosts' : 'readPostsByKeyword(keyword: ' + JSON.stringify(keyword) + ')';
  const { data, errors } = await ask('{ page: ' + list + ' { items { uuid title } } }', {});
  if (errors) throw new Error(errors[0].message);
  const words = data.page.items.map(({ title }) => '<p>' + title + '</p>').join('');
  const items = data.page.items.map(({ uuid }) => ({ __ref: 'Post:' + uuid }));
  const asked = keyword === null ? 'readPosts' : 'readPostsByKeyword:' + JSON.stringify({ keyword });
  return { html: '<main data-rendering="' + rendering + '">' + words + '</main>', answers: { ROOT_QUERY: { [asked]: { items } } } };
}`;
