import { skipToken, useQuery } from '#/api/apollo.ts';
import { formatNumber, seoulDay } from '@haiko/shared/format';
import { currencyOf } from '@haiko/shared/reference/currencies';
import { HOURLY, MONTHLY, NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { minimumWageOn, timesMinimumWage } from '@haiko/shared/rules/minimumWage';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ExchangeRatesDocument, type JobPostingCardFragment, type JobPostingDetailFragment } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useMe } from '#/features/users/useMe.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { monthsPay, payAmount, payType } from './jobPostingTexts.ts';

interface PayBlockProps {
  card: JobPostingCardFragment;
  full: JobPostingDetailFragment | undefined;
}

/** What one earns, large: as it is offered, by the hour beside the minimum wage, by the month, and in the reader's own money. */
export function PayBlock({ card, full }: PayBlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = payAmount(t, card);
  const type = payType(card, language);
  if (!type) return null;
  return (
    <div className="flex flex-col gap-0.5 px-4 pb-4 text-body text-ink-2 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2 text-title text-ink-1">
        {amount && <span className="text-pay">{amount}</span>}
        <span className={amount ? 'text-body font-normal text-ink-2' : undefined}>{type}</span>
      </p>
      {full && <PayInOtherWords posting={full} />}
    </div>
  );
}

function PayInOtherWords({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const { hourly: minimum } = minimumWageOn(seoulDay(useNow()));
  const { salaryTypeId, hourlyPay } = posting;
  const month = monthsPay(posting);
  const words = [
    hourlyPay !== null && salaryTypeId !== HOURLY && t('jobPostings.pay.hourly', { amount: hourlyPay }),
    hourlyPay !== null && besideMinimum(t, hourlyPay, minimum),
    month !== null && salaryTypeId !== MONTHLY && t('jobPostings.pay.monthly', { amount: rounded(month) }),
  ].filter((word) => word !== false);
  return (
    <>
      <DottedLine words={words} />
      <OwnMoney posting={posting} month={month} />
    </>
  );
}

/** How pay compares with the minimum wage, as people say it; below it there is a warning of its own. */
function besideMinimum(t: TFunction, hourly: number, minimum: number): string | false {
  const times = timesMinimumWage(hourly, minimum);
  if (times === null) return false;
  if (times === 'AT') return t('jobPostings.pay.atMinimum');
  if (times === 'ABOVE') return t('jobPostings.pay.aboveMinimum');
  return t('jobPostings.pay.timesMinimum', { times: formatNumber(times) });
}

/** About how much that is in the money of the reader's country; nothing for visitors, and where there is no rate. */
function OwnMoney({ posting, month }: { posting: JobPostingDetailFragment; month: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const me = useMe();
  const own = currencyOf(me?.nationalityInfo.nationality?.code ?? '');
  const { data, error } = useQuery(ExchangeRatesDocument, own ? {} : skipToken);
  const rate = data?.readExchangeRates.rates.find(({ currency }) => currency === own?.code);
  const won = month ?? posting.salaryAmountMin;
  if (posting.salaryTypeId === NEGOTIABLE) return null;
  // Its line is kept free, so that nothing below it moves.
  if (isSignedIn && !error && (!me || (own && !data))) return <p className="invisible text-body">≈</p>;
  if (!rate) return null;
  const amount = formatNumber((won * rate.unit) / rate.krw, { maximumSignificantDigits: 3 });
  const money = `≈ ${amount} ${rate.currency}`;
  return (
    <DottedLine
      words={
        month === null
          ? [money, payType(posting, language).toLowerCase()]
          : [t('jobPostings.pay.ownMonthly', { money })]
      }
    />
  );
}

/** To thousands: what follows from it is an estimate. */
const rounded = (won: number) => Math.floor(won / 1_000) * 1_000;
