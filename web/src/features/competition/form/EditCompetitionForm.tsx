import { differingSettings } from '@upper-bracket/shared/competition/settings/differingSettings'
import { pickSettings } from '@upper-bracket/shared/competition/settings/settings'
import type { FormSettingName } from '@upper-bracket/shared/competition/settings/settingTable'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useUpdateCompetitionMutation } from '../competitionEndpoints.ts'
import { BannerField } from './BannerField.tsx'
import { CompetitionForm } from './CompetitionForm.tsx'
import {
  type CompetitionDraft,
  dateFields,
  draftOf,
  problemsOfError,
  settingsOf,
} from './competitionDraft.ts'
import { loadReader } from './loadReader.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { useStoreBanner } from './useStoreBanner.ts'

interface EditCompetitionFormProps {
  readonly competition: CompetitionDocument
  /** Whether another form on the page has edits, so that saving this one must not lose them without confirmation. */
  readonly unsavedElsewhere: boolean
}

/** Edits a competition. Changes by other users appear live, without losing typed input. */
export function EditCompetitionForm({ competition, unsavedElsewhere }: EditCompetitionFormProps) {
  const { t } = useTranslation('competition')
  const [update] = useUpdateCompetitionMutation()
  const banner = useStoreBanner()
  const showSuccess = useShowSuccess()
  const navigate = useNavigate()

  const from = settingsOf(competition)
  const form = useForm({
    stored: draftOf(from),
    read: async (draft: CompetitionDraft) => {
      const { judgeChange, readDraft } = await loadReader()
      return readDraft(draft, { from, judge: readable => judgeChange(competition, readable, Date.now()) })
    },
    send: async settings => {
      const changes = pickSettings(settings, differingSettings(competition, settings))
      const { id: competitionId, revision } = competition
      const answer = await update({ competitionId, revision, changes })
      if (answer.error) return answer
      showSuccess(t('saved'))
      await navigate(hrefs.competition(competitionId), { state: unsavedElsewhere ? null : unguarded })
      return {}
    },
    problemsOf: problemsOfError,
    together: dateFields,
  })
  const named = (names: readonly FormSettingName[]) => names.map(name => t(`setting_${name}`))
  const target = { competitionId: competition.id, revision: competition.revision }

  return (
    <CompetitionForm
      form={form}
      submitLabel={t('save')}
      cancelHref={hrefs.competition(competition.id)}
      exists={{ bracket: competition.bracketId !== null, players: competition.playerCount > 0 }}
      current={{ players: competition.playerCount, teams: competition.teamCount }}
      banner={
        <BannerField
          bannerURL={competition.bannerURL}
          game={form.draft.game}
          hint={`${t('bannerHint')} ${t('bannerNow')}`}
          save={async (picture, upload) => {
            await banner.store(target, picture, upload)
            showSuccess(t('bannerSaved'))
          }}
          remove={async () => {
            await banner.remove(target)
            showSuccess(t('bannerRemoved'))
          }}
        />
      }
    >
      {/* The router supports only one guard. */}
      <UnsavedGuard active={form.dirty || unsavedElsewhere} />
      <MeanwhileNotice
        taken={named(form.rebased.taken)}
        kept={named(form.rebased.kept)}
        onTakeTheirs={() => form.reset(form.rebased.kept)}
      />
    </CompetitionForm>
  )
}
