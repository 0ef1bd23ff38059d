import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config.js';

/** Scripts that stand in a page. What is data (`application/json`) is none. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/**
 * The page that the web app's build has made, and the scripts that stand in it, which the content policy names by their hash: read
 * once, so that whatever a page of this process holds is what its policy allows.
 */
@Injectable()
export class BuiltPage {
  readonly html: string;
  /** Sources for `script-src`, as `'sha256-…'`. */
  readonly scripts: readonly string[];

  /** @throws Error where `WEB_DIST` names a folder without a page. */
  constructor({ webDist }: AppConfig) {
    this.html = webDist === undefined ? '' : readFileSync(path.join(webDist, 'index.html'), 'utf8');
    this.scripts = [...this.html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
