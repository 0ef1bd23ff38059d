// Everything wrong and strange in every place that takes something, alone and in pairs: a clean refusal that names it, never a 500.
import { faultOf, sendBad } from '../test/contract/bad-answers.ts';
import { badRequests } from '../test/contract/bad-requests.ts';

/** Sends all of them, tells how many by place and returns what fails. */
export async function attackFields({ url, admin, linesOf }, tell) {
  const failures = [];
  const sent = [];
  for (const request of badRequests({ isWhole: true })) {
    const answer = await sendBad(url, request, admin.token).catch((error) => ({ status: 0, text: String(error) }));
    const fault = faultOf(request, answer);
    const [, requestId] = /"requestId":"([^"]+)"/.exec(answer.text) ?? [];
    if (fault) failures.push(`${fault} ${answer.status >= 500 ? linesOf(requestId) : ''}`);
    sent.push({ place: request.place, isRefused: answer.status === 0 || answer.status >= 400, fault });
  }
  const rows = Object.entries(Object.groupBy(sent, ({ place }) => place)).map(([place, all]) => ({
    ...{ 'wrong or strange in': place, tried: all.length, refused: all.filter(({ isRefused }) => isRefused).length },
    'a 5xx, or not named': all.filter(({ fault }) => fault).length,
  }));
  const about =
    'What is wrong or strange, in every place that takes something, alone and beside another; none may be answered by a 5xx.';
  await tell('fields', about, rows);
  return failures;
}
