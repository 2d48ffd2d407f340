import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import type { FieldsProps } from './competitionDraft.ts'
import { FormSection } from './FormSection.tsx'
import { MarkdownField } from './MarkdownField.tsx'

/** What the page of the competition says about it. */
export function AboutFields({ draft, set, said, banner }: FieldsProps & { readonly banner: ReactNode }) {
  const { t } = useTranslation('competition')
  return (
    <FormSection title={t('sectionAbout')} text={t('sectionAboutText')}>
      {banner}
      <MarkdownField
        label={t('description')}
        name="description"
        value={draft.description}
        onChange={value => set('description', value)}
        error={said('description')}
      />
      <FormField
        label={t('prizes')}
        name="prizes"
        autoComplete="off"
        value={draft.prizes}
        onChange={value => set('prizes', value)}
        hint={t('prizesHint')}
        error={said('prizes')}
      />
      <FormField
        label={t('contact')}
        name="contact"
        autoComplete="off"
        value={draft.contact}
        onChange={value => set('contact', value)}
        hint={t('contactHint')}
        error={said('contact')}
      />
    </FormSection>
  )
}
