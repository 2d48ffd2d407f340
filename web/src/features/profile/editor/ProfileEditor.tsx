import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type Language, languages, type Profile } from '@upper-bracket/shared/profile/profile'
import { isNameMissing, publicName } from '@upper-bracket/shared/profile/publicName'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeProfileMutation } from '#documents/profile.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { focusFirstProblem } from '#ui/form/focusFirstProblem.ts'
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx'
import { RankField } from '#ui/ranks/RankField.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { changesOf, formOf, type ProfileDraft, type ProfileField, realEdits } from './profileDraft.ts'
import { SaveBar } from './SaveBar.tsx'

type TextField = Exclude<ProfileField, 'lang' | 'dotaRank' | 'csRank'>

const languageNames = { ru: 'Русский', en: 'English' } as const

/** The form over the profile as it is stored; what somebody else changes meanwhile shows where nothing was edited. */
export function ProfileEditor({ uid, profile }: { uid: string; profile: Profile }) {
  const { t } = useTranslation(['profile', 'common'])
  const [edited, setEdited] = useState<Partial<ProfileDraft>>({})
  const [submitted, setSubmitted] = useState(false)
  const [changeProfile, { isLoading }] = useChangeProfileMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const languageLabel = useId()

  const stored = formOf(profile)
  const edits = realEdits(edited, stored)
  const form = { ...stored, ...edits }
  const { changes, problems } = changesOf(edits)
  const dirty = Object.keys(edits).length > 0

  const edit = (change: Partial<ProfileDraft>) => setEdited({ ...edited, ...change })
  const forget = () => {
    setEdited({})
    setSubmitted(false)
  }

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(problems).length > 0) focusFirstProblem(event.currentTarget)
    if (!dirty || isLoading || Object.keys(problems).length > 0) return
    const answer = await changeProfile({ uid, changes })
    if (answer.error) return showError(answer.error)
    forget()
    showSuccess(t('saved'))
  }

  const textField = (field: TextField) => {
    const problem = submitted ? problems[field] : undefined
    return {
      label: t(field),
      name: field,
      value: form[field],
      onChange: (value: string) => edit({ [field]: value }),
      error: problem && t(problem),
    }
  }

  return (
    <form noValidate onSubmit={event => void save(event)}>
      <ProfileSection id="person" title={t('person')}>
        <FormField
          {...textField('displayName')}
          required
          hint={
            isNameMissing(profile)
              ? t('displayNameMissing', { name: publicName(profile) })
              : t('displayNameHint')
          }
          autoComplete="nickname"
        />
        <FormField {...textField('realName')} hint={t('realNameHint')} autoComplete="name" />
        <div>
          <Typography id={languageLabel} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {t('language')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={languageLabel}
            value={form.lang}
            onChange={(_, lang: Language | null) => lang !== null && edit({ lang })}
          >
            {languages.map(each => (
              <ToggleButton
                key={each}
                value={each}
                lang={each}
                sx={{
                  textTransform: 'none',
                  px: 2,
                  color: 'text.secondary',
                  '&.Mui-selected': { color: 'text.primary' },
                }}
              >
                {languageNames[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      </ProfileSection>
      <ProfileSection id="ranks" title={t('ranks')} hint={t('ranksHint')}>
        <RankField game="dota2" tier={form.dotaRank} onChange={dotaRank => edit({ dotaRank })} />
        <RankField game="csgo" tier={form.csRank} onChange={csRank => edit({ csRank })} />
      </ProfileSection>
      <ProfileSection id="contacts" title={t('contacts')} hint={t('contactsHint')}>
        <FormField {...textField('steamNickname')} />
        <FormField {...textField('steamProfileURL')} type="url" hint={t('steamProfileURLHint')} />
        <FormField {...textField('messagingURL')} type="url" hint={t('messagingURLHint')} />
      </ProfileSection>
      <SaveBar shown={dirty}>
        <Typography sx={{ mr: 'auto' }}>{t('unsaved')}</Typography>
        <Button color="inherit" onClick={forget} disabled={isLoading}>
          {t('discard')}
        </Button>
        <Button type="submit" variant="contained" loading={isLoading}>
          {t('common:save')}
        </Button>
      </SaveBar>
      <UnsavedGuard active={dirty} />
    </form>
  )
}
