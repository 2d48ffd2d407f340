import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type Language, languages, type Profile } from '@upper-bracket/shared/profile/profile'
import { profileVisibility } from '@upper-bracket/shared/profile/profileVisibility'
import { isNameMissing, publicName } from '@upper-bracket/shared/profile/publicName'
import type { RatingScale } from '@upper-bracket/shared/ranks/rankScale'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeProfileMutation } from '#documents/profile.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { RankField } from '#ui/ranks/RankField.tsx'
import { RatingField } from '#ui/ranks/RatingField.tsx'
import { ProfileSection } from '../ProfileSection.tsx'
import { loadReader } from './loadReader.ts'
import { draftOf, type ProfileDraft, type ProfileField } from './profileDraft.ts'
import { SaveBar } from './SaveBar.tsx'

type TextField = Exclude<ProfileField, 'lang' | 'dotaRank' | 'csRank' | RatingScale>

/** The form of the profile. Changes made elsewhere appear in fields without edits. */
export function ProfileEditor({ uid, profile }: { uid: string; profile: Profile }) {
  const { t } = useTranslation(['profile', 'common'])
  const [changeProfile] = useChangeProfileMutation()
  const showSuccess = useShowSuccess()
  const languageLabel = useId()
  // If loading fails now, it is repeated when needed.
  useEffect(() => void loadReader().catch(() => undefined), [])

  const { draft, set, problems, busy, dirty, reset, submit } = useForm({
    stored: draftOf(profile),
    read: async (_: ProfileDraft, edits) => (await loadReader()).readEdits(edits),
    send: async changes => {
      if (Object.keys(changes).length === 0) return {}
      const answer = await changeProfile({ uid, changes })
      if (answer.error) return answer
      reset()
      showSuccess(t('saved'))
      return {}
    },
  })

  const seenBy = (field: TextField) => t(`seenBy_${profileVisibility[field]}`)
  const textField = (field: TextField) => {
    const problem = problems[field]
    return {
      label: t(field),
      name: field,
      value: draft[field],
      onChange: (value: string) => set(field, value),
      error: problem && problem !== 'notRating' ? t(problem) : undefined,
    }
  }
  const ratingField = (scale: RatingScale) => (
    <RatingField
      scale={scale}
      name={scale}
      value={draft[scale]}
      onChange={value => set(scale, value)}
      hint={t('ratingHint')}
      invalid={problems[scale] !== undefined}
    />
  )

  return (
    <Form onSubmit={submit} busy={busy}>
      <ProfileSection id="person" title={t('person')}>
        <FormField
          {...textField('displayName')}
          required
          hint={
            isNameMissing(profile)
              ? t('displayNameMissing', { name: publicName(profile) })
              : seenBy('displayName')
          }
          autoComplete="nickname"
        />
        <FormField {...textField('realName')} hint={seenBy('realName')} autoComplete="name" />
        <div>
          <Typography id={languageLabel} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {t('language')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-labelledby={languageLabel}
            value={draft.lang}
            onChange={(_, lang: Language | null) => lang !== null && set('lang', lang)}
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
                {ownLanguageNames[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      </ProfileSection>
      <ProfileSection id="ranks" title={t('ranks')} hint={t('ranksHint')}>
        <RankField game="dota2" tier={draft.dotaRank} onChange={rank => set('dotaRank', rank)} />
        {ratingField('mmr')}
        <RankField game="csgo" tier={draft.csRank} onChange={rank => set('csRank', rank)} />
        {ratingField('premier')}
      </ProfileSection>
      <ProfileSection id="contacts" title={t('contacts')} hint={t('contactsHint')}>
        <FormField {...textField('steamNickname')} hint={seenBy('steamNickname')} />
        <FormField
          {...textField('steamProfileURL')}
          type="url"
          hint={`${seenBy('steamProfileURL')}. ${t('steamProfileURLHint')}`}
        />
        <FormField
          {...textField('messagingURL')}
          type="url"
          hint={`${seenBy('messagingURL')}. ${t('messagingURLHint')}`}
        />
      </ProfileSection>
      <SaveBar shown={dirty}>
        <Typography sx={{ mr: 'auto' }}>{t('unsaved')}</Typography>
        <Button color="inherit" onClick={() => reset()} disabled={busy}>
          {t('discard')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t('common:save')}
        </Button>
      </SaveBar>
      <UnsavedGuard active={dirty} />
    </Form>
  )
}
