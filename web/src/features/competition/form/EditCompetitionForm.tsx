import { differingSettings } from '@upper-bracket/shared/competition/settings/differingSettings'
import { formSettings, pickSettings } from '@upper-bracket/shared/competition/settings/settings'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useUpdateCompetitionMutation } from '#documents/competitionSettings.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import type { SelfServiceDraft } from '../selfService/selfServiceDraft.ts'
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
}

type MatchField = Exclude<keyof SelfServiceDraft, 'selfService' | 'vetoOn'>

/** Edits a competition. Changes by other users appear live, without losing typed input. */
export function EditCompetitionForm({ competition }: EditCompetitionFormProps) {
  const { t } = useTranslation(['competition', 'picture', 'selfService'])
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
      await navigate(hrefs.competition(competitionId), { state: unguarded })
      return {}
    },
    problemsOf: problemsOfError,
    together: dateFields,
  })
  const named = (fields: readonly (keyof CompetitionDraft)[]) =>
    fields.map(field => {
      const setting = formSettings.find(name => name === field)
      if (setting !== undefined) return t(`setting_${setting}`)
      if (field === 'vetoOn') return t(`selfService:veto_${form.draft.game}`)
      return t(`selfService:${field as MatchField}`)
    })
  const queuedTeams = competition.entryQueue.teams !== undefined
  const target = { competitionId: competition.id, revision: competition.revision }

  return (
    <CompetitionForm
      form={form}
      submitLabel={t('save')}
      cancelHref={hrefs.competition(competition.id)}
      exists={{
        bracket: competition.bracketId !== null,
        players: competition.playerCount > 0 || queuedTeams,
        queuedTeams,
      }}
      current={{ players: competition.playerCount, teams: competition.teamCount }}
      banner={
        <BannerField
          bannerURL={competition.bannerURL}
          game={form.draft.game}
          hint={`${t('picture:bannerHint')} ${t('picture:bannerNow')}`}
          save={async (picture, upload) => {
            await banner.store(target, picture, upload)
            showSuccess(t('picture:bannerSaved'))
          }}
          remove={async () => {
            await banner.remove(target)
            showSuccess(t('picture:bannerRemoved'))
          }}
        />
      }
    >
      <UnsavedGuard active={form.dirty} />
      <MeanwhileNotice
        taken={named(form.rebased.taken)}
        kept={named(form.rebased.kept)}
        onTakeTheirs={() => form.reset(form.rebased.kept)}
      />
    </CompetitionForm>
  )
}
