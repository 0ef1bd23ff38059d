import { formatTraceparent, newSpanId, newTraceId, parseTraceparent } from './traceparent.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const GOOD = `00-${TRACE}-${PARENT}-01`;

describe('a traceparent', () => {
  it.each([
    ['of today', GOOD],
    ['that was not recorded', `00-${TRACE}-${PARENT}-00`],
    ['with flags of tomorrow', `00-${TRACE}-${PARENT}-ff`],
    ['of a later version', `01-${TRACE}-${PARENT}-01`],
    ['of a later version that says more', `cc-${TRACE}-${PARENT}-01-what-else`],
  ])('%s is read', (_, value) => {
    expect(parseTraceparent(value)).toEqual({ traceId: TRACE, parentId: PARENT });
  });

  it.each([
    ['nothing', undefined],
    ['two of them', `${GOOD}, ${GOOD}`],
    ['an empty one', ''],
    ['two that say more', `01-${TRACE}-${PARENT}-01-what, 01-${TRACE}-${PARENT}-01-else`],
    ['more behind version 00', `${GOOD}-more`],
    ['a dot behind it', `${GOOD}.`],
    ['more behind a later version, not set off', `01-${TRACE}-${PARENT}-01more`],
    ['the version ff', `ff-${TRACE}-${PARENT}-01`],
    ['capitals', GOOD.toUpperCase()],
    ['no trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['no parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a trace that is short', `00-${TRACE.slice(1)}-${PARENT}-01`],
    ['letters that are no digits', `00-${'g'.repeat(32)}-${PARENT}-01`],
    ['digits of another script', `00-${'០'.repeat(32)}-${PARENT}-01`],
    ['spaces', ` ${GOOD}`],
    ['a line break behind it', `${GOOD}\n`],
    ['without end', `01-${TRACE}-${PARENT}-01-${'a'.repeat(10_000)}`],
  ])('that is %s is none', (_, value) => {
    expect(parseTraceparent(value)).toBeUndefined();
  });

  it('is written so that it is read again', () => {
    const made = { traceId: newTraceId(), spanId: newSpanId(), sink: undefined };
    expect(parseTraceparent(formatTraceparent(made))).toEqual({ traceId: made.traceId, parentId: made.spanId });
  });
});
