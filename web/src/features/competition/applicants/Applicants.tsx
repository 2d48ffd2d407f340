import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { unmetRequirements } from '@upper-bracket/shared/competition/requirements'
import { memberRefusal } from '@upper-bracket/shared/guest/nameMembers'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApplicantsQuery } from '#documents/applicants.ts'
import type { CompetitionDocument } from '#documents/competition.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { stickyButtons } from '#ui/form/stickyButtons.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import { ApplicantRow } from './ApplicantRow.tsx'
import {
  type ApplicantStateName,
  applicantStates,
  applicantsIn,
  type Obstacle,
  type ShownApplicant,
  type ShownObstacle,
} from './applicantGroups.ts'
import { useDecide } from './useDecide.ts'

const DeclineDialog = lazy(() => import('./DeclineDialog.tsx'))

interface ApplicantsProps {
  readonly competition: CompetitionDocument
}

/** Those who have asked to join, for organizers, who decide on one or many. */
export default function Applicants({
  competition,
  isQueued,
}: ApplicantsProps & {
  /** Whether the section is there even if nobody has asked. */ readonly isQueued: boolean
}) {
  const { t } = useTranslation('applicants')
  const { currentData, error, refetch } = useApplicantsQuery(competition.id)
  if (!isQueued && error === undefined && !currentData?.value.length) return null
  return (
    <section aria-labelledby="applicants">
      <SectionHead id="applicants" title={t('title')} />
      {currentData !== undefined ? (
        <Queue competition={competition} applicants={currentData.value} />
      ) : error === undefined ? (
        <RowsSkeleton rows={3} />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

/** People are searched for once there are more than this. */
const manyPeople = 8

interface QueueProps extends ApplicantsProps {
  readonly applicants: readonly ShownApplicant[]
}

function Queue({ competition, applicants }: QueueProps) {
  const { t } = useTranslation('applicants')
  const [asked, setState] = useState<ApplicantStateName | null>(null)
  const [searched, setSearched] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState(false)
  const { decide, deciding, refused } = useDecide(competition.id)
  const bar = useRoomForToasts<HTMLDivElement>()

  const states = applicantStates.filter(state => applicants.some(each => each.state === state))
  const state = states.find(each => each === asked) ?? states[0]
  if (state === undefined) return <Box sx={{ color: 'text.secondary' }}>{t('nobody')}</Box>

  const all = applicantsIn(applicants, state, '')
  const shown = applicantsIn(applicants, state, searched)
  const chosen = shown.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setSelected(
      before => new Set(isChosen ? [...before, ...ids] : [...before].filter(id => !ids.includes(id))),
    )
  const submit = async (decision: 'admit' | 'decline', reason = '') => {
    await decide(chosen, decision, reason)
    setSelected(new Set())
  }
  const isOpen = competition.status === 'registration'
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {states.map(each => (
          <Button
            key={each}
            variant={each === state ? 'contained' : 'outlined'}
            color={each === state ? 'primary' : 'inherit'}
            aria-pressed={each === state}
            onClick={() => {
              setState(each)
              setSelected(new Set())
            }}
            sx={{ minHeight: 44 }}
          >
            {t(`state_${each}`)} · {applicants.filter(applicant => applicant.state === each).length}
          </Button>
        ))}
      </Box>
      {all.length > manyPeople && (
        <FormField
          label={t('search')}
          name="search"
          autoComplete="off"
          value={searched}
          onChange={setSearched}
        />
      )}
      {isOpen && (
        <FormControlLabel
          label={t('selectAll')}
          control={
            <Checkbox
              checked={shown.length > 0 && chosen.length === shown.length}
              indeterminate={chosen.length > 0 && chosen.length < shown.length}
              onChange={(_, isChosen) =>
                choose(
                  shown.map(({ id }) => id),
                  isChosen,
                )
              }
            />
          }
          sx={{ px: { xs: 1.5, sm: 2 } }}
        />
      )}
      {shown.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('notFound')}</Box>}
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {shown.map(applicant => (
          <ApplicantRow
            key={applicant.id}
            applicant={applicant}
            competition={competition}
            place={state === 'waiting' ? all.indexOf(applicant) + 1 : null}
            obstacle={obstacleOf(competition, applicant, refused)}
            chosen={selected.has(applicant.id)}
            onChoose={isChosen => choose([applicant.id], isChosen)}
          />
        ))}
      </PlainList>
      {chosen.length > 0 && (
        <Box ref={bar} sx={stickyButtons}>
          {(state === 'requested' || state === 'declined') && (
            <Button
              variant="contained"
              size="large"
              loading={deciding === 'admit'}
              disabled={deciding !== null}
              onClick={() => void submit('admit')}
            >
              {t('admit', { count: chosen.length })}
            </Button>
          )}
          {state !== 'declined' && (
            <Button
              variant="outlined"
              color="error"
              size="large"
              disabled={deciding !== null}
              onClick={() => setDeclining(true)}
            >
              {t('declineSome', { count: chosen.length })}
            </Button>
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {declining && chosen.length > 0 && (
          <DeclineDialog
            count={chosen.length}
            onDecline={reason => submit('decline', reason)}
            onClose={() => setDeclining(false)}
          />
        )}
      </Suspense>
    </Box>
  )
}

/** Returns why a person could not be admitted, or what the person lacks, as far as pages know. */
function obstacleOf(
  competition: CompetitionDocument,
  { id, rankTier, statedAge, team }: ShownApplicant,
  refused: ReturnType<typeof useDecide>['refused'],
): ShownObstacle | null {
  const linked = { steamID: '', telegramConnected: true, emailVerified: true }
  const own = unmetRequirements(competition.options, { ...linked, rankTier, statedAge })
  const code = (refused[id] as Obstacle | undefined) ?? own[0]
  if (code === undefined) return null
  if (team === undefined || own.some(each => each === code)) return { code, names: [] }
  const lacking = team.members.filter(member => memberRefusal(competition, member)?.code === code)
  return { code, names: lacking.map(({ name }) => name) }
}
