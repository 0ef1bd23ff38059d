import { work24Reply } from './work24-xml.js';

const list = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<wantedRoot><total>2</total>${inner}</wantedRoot>`;
const two = '<wanted><title>용접 &amp; 조립</title><sal></sal></wanted><wanted><title><![CDATA[<b>]]></title></wanted>';

describe('a reply', () => {
  it('is taken apart, whether a byte-order mark stands before it or not', () => {
    const expected = {
      root: 'wantedRoot',
      fields: { total: '2' },
      parts: [
        { name: 'wanted', fields: { title: '용접 & 조립' } },
        { name: 'wanted', fields: { title: '<b>' } },
      ],
    };
    expect(work24Reply(list(two))).toEqual(expected);
    expect(work24Reply(`\ufeff${list(two)}`)).toEqual(expected);
  });

  it('says of a detail what stands in its three parts, and nothing of what lies deeper', () => {
    const xml = `<wantedDtl><wantedAuthNo>K1</wantedAuthNo><corpInfo><corpNm>한빛</corpNm></corpInfo>
      <wantedInfo><jobCont>가
나</jobCont><keywordList><keyword><name>용접</name></keyword></keywordList><jobsCd>824</jobsCd></wantedInfo></wantedDtl>`;
    expect(work24Reply(xml)).toMatchObject({
      fields: { wantedAuthNo: 'K1' },
      parts: [
        { name: 'corpInfo', fields: { corpNm: '한빛' } },
        { name: 'wantedInfo', fields: { jobCont: '가\n나', jobsCd: '824' } },
      ],
    });
  });

  it.each([
    ['<error>개인회원은 이용할 수 없습니다.</error>', 'SERVICE'],
    ['<error><messageCd>006</messageCd><message>인증키 오류</message></error>', 'SERVICE'],
    ['<wantedRoot><error>인증키 오류</error></wantedRoot>', 'SERVICE'],
    ['<GO24><error><message>인증키 오류</message></error></GO24>', 'SERVICE'],
    [list(two).slice(0, 120), 'TRUNCATED'],
    ['<wantedRoot><total>1</wantedRoot>', 'MALFORMED'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><wantedRoot/>', 'DOCTYPE'],
    ['점검 중입니다', 'MALFORMED'],
    ['', 'UNKNOWN_FORMAT'],
  ])('that is %j is a failure', (xml, problem) => {
    expect(() => work24Reply(xml)).toThrow(expect.objectContaining({ problem }));
  });
});
