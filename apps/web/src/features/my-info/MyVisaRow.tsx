import { useQuery } from '#/api/apollo.ts';
import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MyVisaDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { MenuAction } from '#/ui/MenuSection.tsx';
import { MyVisaSheet } from './MyVisaSheet.tsx';
import { visaName } from '#/features/visa-rules/visaNames.ts';

/** The row of /myinfor that tells the own visa and opens its picker. */
export function MyVisaRow() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(MyVisaDocument);
  const [isOpen, setIsOpen] = useState(false);
  // A new key per opening: the sheet begins with what is saved now.
  const [opening, setOpening] = useState(0);
  const me = data?.readUserInformation;
  const name =
    me && me.visaMainId !== null ? visaName(me.visaMainId, me.visaSubId, language) : t('jobPostings.myVisa.none');
  return (
    <>
      <MenuAction
        Icon={IdCard}
        label={t('jobPostings.myVisa.title')}
        aside={me && <span className="block max-w-44 truncate">{name}</span>}
        isDisabled={!me}
        onClick={() => {
          setOpening(opening + 1);
          setIsOpen(true);
        }}
      />
      {me && <MyVisaSheet key={opening} isOpen={isOpen} onClose={() => setIsOpen(false)} saved={me} />}
    </>
  );
}
