import { formatDeadline } from '@haiko/shared/rules/deadline';
import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Notice } from '#/features/job-postings/Notice.tsx';
import { cx } from '#/ui/cx.ts';
import { MyVisaButton } from './MyVisaButton.tsx';
import { verdictLabel } from './verdictLabel.ts';
import { VERDICT_LOOKS } from './verdictLook.ts';

type Fit = NonNullable<JobPostingDetailFragment['visaFit']>;

const IMMIGRATION = '1345';
const LABOR = '1350';

/** Whom the sentence says to ask: about one's age that is the labor office, about all else the immigration office. */
function officeOf(sentence: string): string {
  return sentence.includes(LABOR) && !sentence.includes(IMMIGRATION) ? LABOR : IMMIGRATION;
}

/** Whether the labour law alone answers: then the immigration office has no say in it. */
function isOfLaborLaw({ reason, sentence }: Fit): boolean {
  // Workers of the permit system are sent to the labor office by their visa.
  return reason === 'UNDER_AGE' || (reason !== 'GOVERNMENT_ONLY' && officeOf(sentence) === LABOR);
}

const LINK_CLASS = '-my-1 inline-flex min-h-11 items-center self-start text-main underline underline-offset-2';

interface VisaFitNoticeProps {
  fit: Fit;
  /** The reader may have told another visa: the posting answers something else now. */
  onVisaTold: () => void;
}

/** Whether the reader's own visa allows the job, why, and who says so; who has another visa by now says so here. */
export function VisaFitNotice({ fit, onVisaTold }: VisaFitNoticeProps) {
  const { t } = useTranslation();
  const { verdict, sentence, source, checkedAt } = fit;
  const { Icon, text, box } = VERDICT_LOOKS[verdict];
  const [, name, address] = /^(.*), (\S+)$/.exec(source) ?? [undefined, source];
  return (
    <Notice Icon={Icon} look={box} isLarge>
      <strong className={cx('text-card', text)}>{t(verdictLabel(fit))}</strong>
      <span>{sentence}</span>
      {verdict === 'ASK' && (
        <a href={`tel:${officeOf(sentence)}`} className={LINK_CLASS}>
          {t('jobPostings.visaFit.call', { number: officeOf(sentence) })}
        </a>
      )}
      {!isOfLaborLaw(fit) && <span className="text-meta text-ink-3">{t('jobPostings.visaFit.hint')}</span>}
      {/* The posting itself is on the screen. */}
      {address?.startsWith('http') && (
        <span>
          {t('jobPostings.detail.source')}{' '}
          <a href={address} target="_blank" rel="noopener noreferrer" className={LINK_CLASS}>
            <span lang={langOf(name)}>{name}</span>
            <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
          </a>
        </span>
      )}
      {checkedAt && (
        <span className="text-meta text-ink-3 tabular-nums">
          {t('jobPostings.visaFit.checked', { date: formatDeadline(checkedAt) })}
        </span>
      )}
      <span className="pt-2">
        <MyVisaButton variant="quiet" icon={<IdCard aria-hidden size={18} />} onClose={onVisaTold}>
          {t('jobPostings.visaFit.change')}
        </MyVisaButton>
      </span>
    </Notice>
  );
}
