/** A source of imported postings that has a name of its own, and words that it wants beside them. */
export interface JobSource {
  name: string;
  /** In Korean, as the source has them; null where it wants none. */
  notice: string | null;
}

const SOURCES: Readonly<Record<string, JobSource>> = {
  work24: {
    name: '고용24',
    notice: '본 자료는 고용노동부 고용24(www.work24.go.kr)에서 제공된 정보이며, 무단복제 및 배포를 금지합니다.',
  },
};

/** What a source is called, and what it wants said; others go by the names of the settings. */
export function jobSource(name: string): JobSource {
  return SOURCES[name] ?? { name, notice: null };
}
