import { aStandInPosting } from '../../../test/work24-stand-in.js';
import { hasLastDay, work24Entry, work24Posting } from './work24-posting.js';

const NOW = new Date('2026-11-23T03:00:00Z');

/** What an entry and its detail come to. */
function made(entry: Record<string, string> = {}, detail: Record<string, string> | null = null) {
  const posting = aStandInPosting(7, entry, detail ?? {});
  const taken = work24Entry(posting.entry);
  if (!taken) throw new Error('No entry');
  return work24Posting(taken.id, taken.fields, detail ? posting.detail : {}, NOW);
}

describe('an entry of the list', () => {
  it('comes to a posting at once: company, place, pay, days a week, jobs, and where it is read', () => {
    expect(made()).toMatchObject({
      sourceId: 'K151122600000007',
      url: 'https://www.work24.go.kr/wk/a/b/1500/empDetailAuthView.do?wantedAuthNo=K151122600000007&infoTypeCd=VALIDATION&infoTypeGroup=tb_workinfoworknet',
      companyName: '한빛조선(주)',
      columns: {
        ...{ salaryTypeId: 5, salaryAmountMin: 2_800_000, salaryAmountMax: 3_400_000, workingDays: 5 },
        ...{ employmentType: 1, educationId: 1, career: 4, contactName: '', contactPhone: '', contactEmail: '' },
        description: {
          ko: '업종: 강선 건조업\n근무 형태: 주 5일 근무\n경력: 관계없음\n학력: 학력무관\n근무지: 경남 거제시',
        },
        extraInfo: {},
      },
      places: [{ region: '경남 거제시', detailRegion: '장평로 12 2동' }],
      jobCategories: [{ mainId: 1, subId: 103 }],
      visas: [],
      hasDeadline: false,
    });
  });

  it.each([
    ['주 5일 근무', 5],
    ['주6일근무', 6],
    ['주 5일', 5],
    ['토요격주휴무', null],
    ['주 5~6일 근무', null],
    ['', null],
  ])('has of "%s" the days a week: %s', (holidayTpNm, workingDays) => {
    expect(made({ holidayTpNm }).columns.workingDays).toBe(workingDays);
  });

  it.each([
    ['시급', '10700', '12000', [2, 10_700, 12_000]],
    ['일급', '120000', '', [3, 120_000, 120_000]],
    ['월급', '2,800,000', '0', [5, 2_800_000, 2_800_000]],
    ['연봉', '32000000', '36000000', [6, 32_000_000, 36_000_000]],
    // In its own unit, and in won, or not at all.
    ['연봉', '3200', '3600', [1, 0, 0]],
    ['월급', '340', '280', [1, 0, 0]],
    ['월급', '3400000', '2800000', [1, 0, 0]],
    ['건별', '50000', '50000', [1, 0, 0]],
    ['', '2800000', '2800000', [1, 0, 0]],
    ['시급', '', '', [1, 0, 0]],
  ])('pays %s %s–%s as it says', (salTpNm, minSal, maxSal, [type, min, max]) => {
    const { columns } = made({ salTpNm, minSal, maxSal });
    expect([columns.salaryTypeId, columns.salaryAmountMin, columns.salaryAmountMax]).toEqual([type, min, max]);
  });

  it.each([
    ['26-12-31', '2026-12-31'],
    ['20261231', '2026-12-31'],
    ['26/12/31', '2026-12-31'],
    ['채용시까지  26-12-31', '2026-12-31'],
    ['26-11-01 ~ 26-12-31 18:00', '2026-12-31'],
  ])('ends with the day of "%s"', (closeDt, deadlineDate) => {
    expect(made({ closeDt })).toMatchObject({ hasDeadline: true, columns: { deadlineDate } });
  });

  it.each(['채용시까지', '', '26-13-45', '20991231', '99991231'])(
    'without a last day ("%s") is open for the usual time',
    (closeDt) => {
      expect(hasLastDay({ closeDt }, NOW)).toBe(false);
      // Posted three days ago.
      expect(made({ closeDt })).toMatchObject({ hasDeadline: false, columns: { deadlineDate: '2026-12-20' } });
    },
  );

  it.each([
    ['대졸(2~3년)', 4],
    ['대졸(4년)', 5],
    ['고졸', 3],
  ])('asks for %s', (minEdubg, educationId) => {
    expect(made({ minEdubg }).columns.educationId).toBe(educationId);
  });

  it.each([
    [{ closeDt: '26-11-22' }, 'EXPIRED validThrough'],
    [{ salTpNm: '시급', minSal: '9000', maxSal: '9500' }, 'BELOW_MINIMUM_WAGE baseSalary'],
    [{ region: '', basicAddr: '', detailAddr: '' }, 'REGION_NOT_FOUND jobLocation'],
    [{ company: '' }, 'REQUIRED hiringOrganization'],
  ])('with %j is refused', (entry, reason) => {
    expect(() => made(entry)).toThrow(reason);
  });

  it('has an id by which it is known, and another hash when it says something else', () => {
    expect(work24Entry({ wantedAuthNo: '' })).toBeNull();
    expect(work24Entry({ wantedAuthNo: 'a b/../c' })).toBeNull();
    const { entry } = aStandInPosting(1);
    const hash = work24Entry(entry)?.hash;
    expect(work24Entry({ ...entry, busino: '9' })?.hash).toBe(hash);
    expect(work24Entry({ ...entry, smodifyDtm: '202611231000' })?.hash).not.toBe(hash);
  });
});

describe('a detail', () => {
  it('brings the whole title and text', () => {
    const { columns } = made(
      { title: '선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공' },
      { wantedTitle: '선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공)' },
    );
    expect(columns.title).toEqual({ ko: '선박 블록 용접원을 모집합니다 (경력 무관, 기숙사 제공)' });
    expect(columns.description['ko']).toContain('선박 블록을 용접합니다.');
    expect(columns.description['ko']).toContain('근무 시간: 주 5일 근무, 08:00~17:00');
  });

  it('keeps nobody who answers there', () => {
    const jobCont =
      '용접합니다.\n담당자 김담당 과장\n문의 010-1234-5678\n문의: 김담당 과장\n인사팀 이담당 031) 123-1234\n이력서 hr@hanbit.example\n기숙사 있음';
    const { columns } = made({}, { jobCont });
    expect(JSON.stringify(columns)).not.toMatch(/김담당|1234|hanbit\.example/);
    expect(columns.description['ko']).toMatch(/용접합니다\.\n기숙사 있음/);
  });

  it.each([
    ['용접합니다. 주간 근무입니다. 담당자 김담당 010-1234-5678 감사합니다.', '용접합니다. 주간 근무입니다.'],
    ['용접합니다.기숙사 있음.문의: 김담당 과장 hr@hanbit.example', '용접합니다.기숙사 있음.'],
    ['■ 용접 ■ 기숙사 있음 ※ 연락처 +82 10–1234–5678', '■ 용접 ■ 기숙사 있음'],
    ['품질 담당자 모집합니다.\n안전 담당자를 우대합니다.', '품질 담당자 모집합니다.\n안전 담당자를 우대합니다.'],
    ['인사팀 이담당 ☎ 031.123.1234', ''],
    ['용접합니다. 지원은 담당자(김담당)를 통해 주세요.', '용접합니다.'],
    ['용접합니다. 담당자를 통해 문의 바랍니다(김담당).', '용접합니다.'],
    ['품질 담당자(신입/경력)', '품질 담당자(신입/경력)'],
  ])('that is written in one line keeps what does not say whom to call: %s', (jobCont, kept) => {
    const { columns } = made({}, { jobCont });
    const [own = ''] = (columns.description['ko'] ?? '').split('직종: 용접원');
    expect(own.trim()).toBe(kept);
  });

  it('has no number of a person in its title, which stays', () => {
    const { columns } = made({}, { wantedTitle: '용접 담당자 모집 010-1234-5678' });
    expect(columns.title).toEqual({ ko: '용접 담당자 모집' });
  });

  it('without a text of its own still says all that it says', () => {
    const { description } = made({}, { jobCont: '', workdayWorkhrCont: '주 5일 근무' }).columns;
    expect(description['ko']).toMatch(/직종: 용접원\n근무 시간: 주 5일 근무/);
    const empty = { jobCont: '연락처 010-1234-5678', jobsNm: '', workdayWorkhrCont: '', salTpNm: '', fourIns: '' };
    expect(made({}, empty).columns.description['ko']).toContain('업종: 강선 건조업');
  });

  it('may have marks of HTML in a field: its lines stay lines, and those of the others, too', () => {
    const jobCont = '용접합니다.<br/>담당자 김담당 010-1234-5678<br>F-4 비자 가능<p>기숙사 있음</p>';
    const { columns } = made({}, { jobCont });
    expect(columns.description['ko']).toMatch(/^용접합니다\.\nF-4 비자 가능\n기숙사 있음\n+직종: 용접원\n근무 시간: /);
    expect(columns.extraInfo).toEqual({ ko: '“F-4 비자 가능”' });
  });

  it('is quoted where it names visas, and concluded from nowhere', () => {
    const { columns, visas } = made({}, { pfCond: 'F-4, F-6 비자 소지자 우대', forLang: '영어' });
    expect(columns.extraInfo).toEqual({ ko: '“F-4, F-6 비자 소지자 우대”' });
    expect(visas).toEqual([]);
    expect(made({}, { pfCond: '운전 가능자' })).toMatchObject({ visas: [], columns: { extraInfo: {} } });
  });
});
