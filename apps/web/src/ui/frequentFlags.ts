/** Korea, and the nationalities that most residents have: their flags come as one file (vite.flags.ts). */
export const FREQUENT_FLAGS: readonly string[] =
  'KR CN VN TH US UZ NP KH PH ID MN MM RU JP KZ BD LK IN PK TW KG LA TL TJ HK CA GB AU ZA'.split(' ');
