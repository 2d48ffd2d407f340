import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Constraints, unconstrained } from '@upper-bracket/shared/balance/constraints'
import { defaultScope } from '@upper-bracket/shared/balance/defaultScope'
import type {
  DistributionMode,
  DistributionPlan,
  DistributionScope,
} from '@upper-bracket/shared/balance/distribute'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { seatsToFill } from '@upper-bracket/shared/team/unsettledTeams'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import type { AppError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import type { RosterView } from '../roster.ts'
import { ConstraintGroups } from './ConstraintGroups.tsx'
import { DistributionChoice } from './DistributionChoice.tsx'
import { DistributionPreview } from './DistributionPreview.tsx'
import { TeamCountChoice } from './TeamCountChoice.tsx'
import { useDistribution } from './useDistribution.ts'

interface DistributionDialogProps {
  readonly competitionId: string
  readonly scale: RankScale
  readonly roster: RosterView
  readonly players: readonly PlayerDocument[]
  /** The maximum number of teams of the competition. */
  readonly teamsMax: number
  readonly onClose: () => void
}

/** Previews the distribution of players to teams, then applies exactly that. */
export function DistributionDialog({
  competitionId,
  scale,
  roster,
  players,
  teamsMax,
  onClose,
}: DistributionDialogProps) {
  const { t } = useTranslation('teams')
  const id = useId()
  const onPhone = useMediaQuery('(max-width: 600px)')
  const showSuccess = useShowSuccess()
  const existingTeams = roster.teams.length
  const [scope, setScope] = useState<DistributionScope>(() =>
    defaultScope({ teams: existingTeams, freeSeats: roster.freeSeats, pool: roster.pool.length }),
  )
  const [mode, setMode] = useState<DistributionMode>('alternating')
  const [seed, setSeed] = useState(0)
  const [constraints, setConstraints] = useState<Constraints>(unconstrained)
  const [teamCount, setTeamCount] = useState<number | null>(null)
  const leftOut = new Set(constraints.substitutes?.flat())
  const isPlaced = ({ uid }: PlayerDocument) => !leftOut.has(uid)
  const forNewTeams = playersForNewTeams(
    scope,
    { ...roster, pool: roster.pool.filter(isPlaced) },
    players.filter(isPlaced).length,
  )
  const others = scope === 'everyone' ? 0 : existingTeams
  const teamsLeft = Math.max(0, teamsMax - others)
  const fills = scope === 'fillTeams'
  // Where the limit does not allow for teams of all, the rest are named as substitutes.
  const isLimited = Math.ceil(forNewTeams / teamSize) > teamsLeft && (fills || teamsLeft > 0)
  const newTeams = teamCount ?? (isLimited ? teamsLeft : null)
  const choice = { scope, seed, constraints, teamCount: newTeams }
  const distribution = useDistribution(competitionId, choice)
  const { plans, error, replaced, waiting, applying, preview, apply } = distribution
  const plan = plans?.[mode] ?? null

  const submit = async () => {
    const distributed = await apply(mode)
    if (distributed === null) return
    const { made, players: seated } = countsOf(distributed)
    showSuccess(fills ? t('appliedFill', { count: seated }) : t('applied', { count: made }))
    onClose()
  }
  const nameOf = (uid: string) => players.find(player => player.uid === uid)?.displayName ?? '…'
  const counts = countsOf(plan)
  const choosable = fills
    ? [...roster.pool, ...roster.teams.flatMap(each => (seatsOf(each) > 0 ? each.members : []))]
    : scope === 'everyone'
      ? players
      : roster.pool
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={onPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{t('distributeTitle')}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        {existingTeams > 0 && (
          <ChoiceCards
            legend={t('scope')}
            value={scope}
            onChange={value => {
              setScope(value)
              setTeamCount(null)
            }}
            disabled={applying}
            choices={[
              {
                value: 'unassigned',
                label: t('scope_unassigned'),
                text: t('scopeText_unassigned', { count: roster.pool.length }),
              },
              ...(roster.freeSeats > 0 || fills
                ? [
                    {
                      value: 'fillTeams' as const,
                      label: t('scope_fillTeams'),
                      text: [
                        t('scopeText_fillTeams', { count: roster.freeSeats }),
                        ...(roster.teams.some(isLetPlay) ? [t('letPlayStay')] : []),
                      ].join(' '),
                    },
                  ]
                : []),
              {
                value: 'everyone',
                label: t('scope_everyone'),
                text: t('scopeText_everyone', { count: players.length }),
              },
            ]}
          />
        )}
        {scope === 'everyone' && existingTeams > 0 && (
          <Alert severity="warning" variant="outlined">
            {t('dissolves', { count: existingTeams })}
          </Alert>
        )}
        {forNewTeams > 0 && teamsLeft > 0 && (
          <TeamCountChoice
            players={forNewTeams}
            leftOut={leftOut.size}
            others={others}
            teamsLeft={teamsLeft}
            value={newTeams}
            disabled={applying}
            onChange={setTeamCount}
          />
        )}
        <ConstraintGroups
          constraints={constraints}
          players={choosable}
          scale={scale}
          nameOf={nameOf}
          disabled={applying}
          onChange={setConstraints}
        />
        {replaced && (
          <Alert severity="info" variant="outlined">
            {t('planChanged')}
          </Alert>
        )}
        {error !== null && <Refusal error={error} nameOf={nameOf} onRetry={preview} />}
        {plan === null && error === null && <Waiting />}
        {plans !== null && plan !== null && (
          <Box
            sx={{ display: 'grid', gap: 2.5, minWidth: 0, opacity: waiting ? 0.5 : 1 }}
            aria-busy={waiting}
          >
            {plan.teams.length > 1 && (
              <DistributionChoice
                plans={plans}
                basis={basisOfScale(scale)}
                mode={mode}
                disabled={applying}
                onChange={setMode}
              />
            )}
            <DistributionPreview
              plan={plan}
              scale={scale}
              players={players}
              leftOut={leftOut}
              teams={scope === 'everyone' ? [] : roster.teams.map(({ team }) => team)}
              onAnother={mode === 'even' && plan.teams.length > 1 ? () => setSeed(seed + 1) : null}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={onClose} />
        <Button
          variant="contained"
          data-next-step="distribute"
          color={scope === 'everyone' && existingTeams > 0 ? 'error' : 'primary'}
          disabled={plan === null || waiting}
          loading={applying}
          onClick={() => void submit()}
        >
          {plan === null
            ? t('distributeTitle')
            : fills
              ? t('applyFill', { count: counts.players })
              : t('apply', { count: counts.made })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns how many players remain for new teams once the free seats of the scope are filled. */
function playersForNewTeams(scope: DistributionScope, { pool, teams }: RosterView, everyone: number): number {
  if (scope === 'everyone') return everyone
  const begun = teams.filter(({ members }) => members.length > 0)
  const seats = begun.reduce((sum, team) => sum + seatsOf(team), 0)
  return Math.max(0, pool.length - (scope === 'fillTeams' ? seats : 0))
}

function isLetPlay(each: RosterView['teams'][number]): boolean {
  return each.members.length < teamSize && each.members.length > 0 && seatsOf(each) === 0
}

function seatsOf({ team, members }: RosterView['teams'][number]): number {
  return seatsToFill({ ...team, playerUids: members.map(({ uid }) => uid) })
}

/** Returns how many players a plan places, and how many teams it creates. */
function countsOf(plan: DistributionPlan | null) {
  const teams = plan?.teams ?? []
  return {
    made: teams.filter(({ teamId }) => teamId === null).length,
    players: teams.reduce((sum, { playerUids }) => sum + playerUids.length, 0),
  }
}

interface RefusalProps {
  readonly error: AppError
  readonly nameOf: (uid: string) => string
  readonly onRetry: () => void
}

/** Explains why there is no preview; names the players of a refused constraint. */
function Refusal({ error, nameOf, onRetry }: RefusalProps) {
  const { i18n } = useTranslation()
  const sentence = useErrorSentence()
  const { uids } = error.facts
  if (!Array.isArray(uids)) return <LoadFailure error={error} onRetry={onRetry} />
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{names.format(uids.map(String).map(nameOf))}</AlertTitle>
      {sentence(error)}
    </Alert>
  )
}

function Waiting() {
  const { t } = useTranslation('teams')
  return (
    <Box role="status" aria-label={t('previewing')} sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={200} />
    </Box>
  )
}
