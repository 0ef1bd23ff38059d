import { normalizeText } from '../src/rules/text.ts';

const STACKED = '\u0e49'.repeat(40);

/**
 * Forty texts that each try in another way to be more than a text: to run (`hostile()`), to make an element (`hostile`), to lead
 * to or to load something (`evil.example`), to be worked on by our own templates, or to look like another text. In nine scripts, and
 * none longer than a title.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  '<script>hostile()</script>',
  '</title><script>hostile()</script>',
  '</script><script>hostile()</script>',
  '"><img src=x onerror=hostile() id=hostile>',
  "'><svg/onload=hostile() id=hostile>",
  '<img src=x onerror=&#104;ostile()>',
  '<svg><script>hostile()</script></svg>',
  '<svg><animate onbegin=hostile() attributeName=x dur=1s>',
  '<math><mtext><form><mglyph><style></math><img src=x onerror=hostile()>',
  '<noscript><p title="</noscript><img src=x onerror=hostile()>">',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe src=javascript:parent.hostile()></iframe>',
  '<a id=hostile href="javascript:hostile()">ចុចទីនេះ</a>',
  'javascript:hostile()//https://haiko.kr',
  'JaVaScRiPt&colon;hostile()',
  'data:text/html,<script>parent.hostile()</script>',
  'vbscript:hostile() https://evil.example/안녕',
  '[haiko.kr](https://evil.example/login)',
  '[กดที่นี่](javascript:hostile())',
  'https://haiko.kr@evil.example/បង់ប្រាក់',
  'https://evil.example/\u202erk.okiah//:sptth',
  "{{constructor.constructor('hostile()')()}}",
  '${hostile()} #{hostile()} <%= hostile() %>',
  '$t(common.button.yes) {{count}} hostile',
  String.raw`\u003cscript\u003ehostile()\u003c/script\u003e`,
  '&lt;script&gt;hostile()&lt;/script&gt;',
  '%3Cscript%3Ehostile()%3C/script%3E',
  '<!--><script>hostile()</script>-->',
  '<![CDATA[<script>hostile()</script>]]>',
  '<style>*{background:url(//evil.example/x)}</style>',
  '<p id=hostile style="width:expression(hostile())">',
  '</style><link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/><meta http-equiv=refresh content=0>',
  '<object data=//evil.example/x></object>点击',
  '<form action=//evil.example><input name=hostile onfocus=hostile() autofocus>',
  '<details open ontoggle=hostile()>বিস্তারিত</details>',
  '<b onmouseover=hostile()>日本語 Tiếng Việt Mga salita</b>',
  '＜script＞hostile()＜/script＞<ſcript>hostile()</ſcript>',
  `ส${STACKED}<b id=hostile>`,
  '<scr\u0001ipt>hostile()</scr\u0001ipt>',
];

/** All of them in one, for a long text. */
export const ALL_HOSTILE = HOSTILE_TEXTS.join('\n');

/** All of them in texts of at most `max` signs, several in each where they fit. `takes` says which a field is meant to keep. */
export function packed(max: number, takes: (text: string) => boolean = () => true): string[] {
  const packs: string[] = [];
  for (const text of HOSTILE_TEXTS.filter(takes)) {
    const at = packs.findIndex((pack) => pack.length + 1 + text.length <= max);
    if (at < 0) packs.push(text);
    else packs[at] += ` ${text}`;
  }
  return packs;
}

/** The names that are as wide as names may be: nothing turns the order of letters in them. */
export const packedNames = (max: number) => packed(max, (text) => !text.includes('\u202e'));

/** As somebody sees it: white space folded, what is dropped from what was sent dropped. */
export const asShown = (text: string) => normalizeText(text).replace(/\s+/gu, ' ').trim();
