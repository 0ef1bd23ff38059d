import { startMailStage } from '../../../test/mail.js';
import { MailAllowance } from './mail-allowance.js';

describe('how many mails may go to one address', () => {
  it('is counted by mailbox, however its address is written', async () => {
    const strict = await startMailStage({ RATE_LIMIT_FACTOR: '1' });
    const allowance = strict.test.app.get(MailAllowance);
    const taken: boolean[] = [];
    for (const name of ['linhvu', 'li.nhvu', 'l.i.n.h.vu', 'linhvu+a.b', 'linh.vu+c', 'l.inhvu', 'linhv.u', 'lin.hvu'])
      taken.push(await allowance.hasTaken(`${name}@${taken.length % 2 ? 'gmail' : 'googlemail'}.com`, '203.0.113.5'));
    expect(await allowance.hasTaken('linh.vu@example.test', '203.0.113.5')).toBe(true);
    await strict.stop();
    // Five of the mailbox, and two of the network.
    expect(taken).toEqual([true, true, true, true, true, true, true, false]);
  });
});
