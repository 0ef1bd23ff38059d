// What the public employment service is for `HAIKO_WORK24=stand-in npm start`: its protocol, and postings that nobody has written.
import { aStandInPosting, Work24StandIn } from '../test/work24-stand-in.ts';

const PLACES = [
  ['경남 거제시', '53261', '경남 거제시 장평로 12'],
  ['경기 안산시', '15461', '경기 안산시 단원구 산단로 1'],
  ['경기 화성시', '18572', '경기 화성시 우정읍 3.1만세로 8'],
  ['울산 동구', '44032', '울산 동구 방어진순환도로 1000'],
  ['전남 영암군', '58453', '전남 영암군 삼호읍 대불로 93'],
];
const JOBS = [
  ['선박 블록 용접원을 모집합니다', '선박 블록을 용접합니다. E-7-4, E-9 비자 소지자도 지원할 수 있습니다.'],
  ['자동차 부품 조립원을 찾습니다', '자동차 부품을 조립합니다. 2교대로 일합니다.'],
  ['식품 공장 포장 사원 구함', '냉동식품을 포장합니다. 통근 버스가 있습니다.'],
  ['물류 센터 상하차 사원 모집', '택배 상자를 싣고 내립니다. 야간에 일합니다.'],
];

const standIn = new Work24StandIn();
standIn.keepsCalls = false;
for (let number = 1; number <= 60; number += 1) {
  const [region = '', zipCd = '', basicAddr = ''] = PLACES[number % PLACES.length] ?? [];
  const [title = '', jobCont = ''] = JOBS[number % JOBS.length] ?? [];
  const entry = { title: `${title} (${number})`, company: `예시기업 ${number}호`, region, zipCd, basicAddr };
  standIn.put(aStandInPosting(number, entry, { jobCont: `${jobCont}\n이 공고는 연습용입니다.` }));
}
await standIn.start(Number(process.env.WORK24_STAND_IN_PORT));
