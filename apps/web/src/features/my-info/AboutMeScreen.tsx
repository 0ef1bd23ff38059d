import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { AboutMeDocument } from '#/api/generated.ts';
import { AboutYouFields } from '#/features/accounts/AboutYouFields.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { paths } from '#/paths.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/leaving.ts';
import { saveAboutMe } from './aboutMe.actions.ts';
import { type AboutMe, aboutMeSchema } from './aboutMe.schema.ts';

export const titleKey = 'myInfo.about.title';

/** /aboutme: corrects what somebody said of themselves when they signed up. */
export function Screen() {
  const { t } = useTranslation();
  const returnTo = useReturnTo();
  const { readUserInformation: me } = useSuspenseQuery(AboutMeDocument).data;
  const form = useValibotForm<AboutMe, AboutMe>(aboutMeSchema, {
    ...(me.gender !== '' && { gender: me.gender as AboutMe['gender'] }),
    nationalityUuid: me.nationalityInfo.nationality?.uuid ?? '',
    birthDate: me.birthDate ?? '',
    purpose: me.purpose ?? '',
    consents: { purpose: Boolean(me.purpose) },
  });

  async function handleSubmit(about: AboutMe) {
    try {
      await saveAboutMe(about);
      await returnTo(paths.myInfo);
      toast(t('myInfo.about.done'));
    } catch (error) {
      await showSubmitError(form, error, { fieldOf: { BIRTH_DATE_LOCKED: 'birthDate' } });
    }
  }

  return (
    <>
      <ScreenTitle>{t('myInfo.about.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <p className="-mt-1 text-body text-ink-3">{t('myInfo.about.lead')}</p>
        <Form form={form} onSubmit={handleSubmit}>
          <AboutYouFields />
          <FormFooter>
            <SubmitButton>{t('myInfo.about.save')}</SubmitButton>
          </FormFooter>
        </Form>
      </div>
    </>
  );
}

export const Skeleton = ScreenSkeleton;
