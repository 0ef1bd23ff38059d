const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** What a page tells search engines of what it is about (JSON-LD), read as they do: to the first closing tag. Null where it tells nothing. */
export function structuredData(page: string): unknown {
  const data = DATA.exec(page)?.[1];
  return data === undefined ? null : JSON.parse(data);
}
