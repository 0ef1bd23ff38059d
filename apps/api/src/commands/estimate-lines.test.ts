import { estimateLines } from './estimate-lines.js';

describe('what is said before everything is translated anew', () => {
  it('is how many texts there are, and the characters and days of each provider', () => {
    const lines = estimateLines({
      texts: [
        { type: 'post', count: 1_200 },
        { type: 'comment', count: 34 },
      ],
      providers: [
        { name: 'deepl', characters: 3_400_000, days: 4 },
        { name: 'google', characters: 420_000, days: 1 },
      ],
      dailyCharacters: 1_000_000,
      dailyCharactersPerAuthor: 200_000,
    });
    expect(lines).toEqual([
      '1,234 texts (post 1,200, comment 34) would be translated anew, all but what people wrote.',
      'deepl: about 3,400,000 characters, 4 days at 1,000,000 a day.',
      'google: about 420,000 characters, 1 day at 1,000,000 a day.',
      expect.stringContaining('200,000 characters'),
    ]);
  });
});
