// The limit that the feed is measured against: node:http, pg and one prepared statement that returns the page as JSON.
import http from 'node:http';
import pg from 'pg';
import { HONEST_PAGE } from './honest-page.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = http.createServer(async (request, response) => {
  request.resume();
  const { rows } = await pool.query({ name: 'page', text: HONEST_PAGE, values: [process.env.READER] });
  response.setHeader('content-type', 'application/json');
  response.end(rows[0].body);
});
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
