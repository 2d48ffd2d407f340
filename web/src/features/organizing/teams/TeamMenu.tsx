import Box from '@mui/material/Box'
import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { tableLeft } from '@upper-bracket/shared/bracket/entrants/tableLeft'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { withdrawnTeams } from '@upper-bracket/shared/bracket/model/withdrawals'
import { forfeitMatch } from '@upper-bracket/shared/bracket/results/forfeitMatch'
import { isOneElimination } from '@upper-bracket/shared/bracket/rounds/isOneElimination'
import { clearSlot } from '@upper-bracket/shared/bracket/slots/clearSlot'
import { followerOf } from '@upper-bracket/shared/bracket/slots/followerOf'
import { isReplaceable } from '@upper-bracket/shared/bracket/slots/replaceTeam'
import { stageToPlay } from '@upper-bracket/shared/bracket/stages/stageToPlay'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { DisqualifyDialog } from './DisqualifyDialog.tsx'
import { FollowDialog } from './FollowDialog.tsx'
import { ForfeitDialog } from './ForfeitDialog.tsx'
import { playsAgain } from './playsAgain.ts'
import { ReinstateDialog } from './ReinstateDialog.tsx'
import { ReplaceTeamDialog } from './ReplaceTeamDialog.tsx'
import { usePlacing } from './usePlacing.ts'

interface TeamMenuProps {
  /** The match in whose panel the menu is opened; null elsewhere. */
  readonly match: Match | null
  readonly teamId: string
  readonly onForfeit?: ((sides: readonly Side[]) => void) | undefined
  readonly onClose: () => void
}

/** What organizers do with a team, in order of how often they need it. */
const teamActions = ['noShow', 'replace', 'follow', 'clear', 'withdraw', 'disqualify', 'reinstate'] as const
type TeamAction = (typeof teamActions)[number]

/** The menu of what can be done with a team, each with what will happen; then asks where that is needed. */
export default function TeamMenu({ match, teamId, onForfeit, onClose }: TeamMenuProps) {
  const { t } = useTranslation('teamMenu')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const { clear } = usePlacing()
  const [chosen, setChosen] = useState<TeamAction | null>(null)
  // The bracket changes before a dialog closes.
  const [follower] = useState(() => followerOf(bracket, teamId))
  const team = texts.team(teamId)
  const by = follower === null ? '' : texts.team(follower)
  const side: Side = match?.slots[1].teamId === teamId ? 1 : 0
  const matchId = match?.id ?? ''

  const choose = (action: TeamAction) => {
    if (action !== 'clear') return setChosen(action)
    void clear({ matchId, side })
    onClose()
  }
  switch (chosen) {
    case 'noShow':
      return (
        match && (
          <ForfeitDialog match={match} sides={[side]} onForfeit={onForfeit ?? (() => {})} onClose={onClose} />
        )
      )
    case 'replace':
      return <ReplaceTeamDialog matchId={matchId} teamId={teamId} onClose={onClose} />
    case 'follow':
      return <FollowDialog teamId={teamId} byTeamId={follower ?? ''} onClose={onClose} />
    case 'withdraw':
    case 'disqualify':
      return <DisqualifyDialog match={match} teamId={teamId} as={chosen} onClose={onClose} />
    case 'reinstate':
      return <ReinstateDialog teamId={teamId} onClose={onClose} />
    default: {
      const possible = possibleActions(bracket, { match, side, teamId })
      return (
        <PickerDialog
          title={team}
          empty={t('empty')}
          search={{ label: '', notFound: '', fromItems: Number.POSITIVE_INFINITY }}
          items={possible.map(action => ({ id: action, name: action, action }))}
          onPick={({ action }) => choose(action)}
          closesOnPick={false}
          onClose={onClose}
        >
          {({ action }) => (
            <Box component="span" sx={{ display: 'grid', py: 0.5 }}>
              <Box
                component="span"
                sx={{ fontWeight: 600, ...(endsTournament(action) && { color: 'error.main' }) }}
              >
                {t(`do_${action}`)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t(`what_${action}`, { ...contextOf(bracket, action, teamId), team, by })}
              </Box>
            </Box>
          )}
        </PickerDialog>
      )
    }
  }
}

function endsTournament(action: TeamAction): boolean {
  return action === 'withdraw' || action === 'disqualify'
}

interface Asked {
  readonly match: Match | null
  readonly side: Side
  readonly teamId: string
}

function possibleActions(bracket: Bracket, { match, side, teamId }: Asked): readonly TeamAction[] {
  const isOut = withdrawnTeams(bracket).has(teamId)
  const isPossible: Readonly<Record<TeamAction, boolean>> = {
    noShow: match !== null && forfeitMatch(bracket, match.id, [side]).ok,
    replace: match?.status !== 'running' && isReplaceable(bracket, teamId),
    follow: !isOut && followerOf(bracket, teamId) !== null,
    clear: match !== null && clearSlot(bracket, { matchId: match.id, side }).ok,
    withdraw: !isOut && disqualifyTeam(bracket, teamId).ok,
    disqualify: !isOut && disqualifyTeam(bracket, teamId).ok,
    reinstate: isOut,
  }
  return teamActions.filter(action => isPossible[action])
}

/** What an action does depends on whether the team has a table to leave, and whether its results get a new owner. */
function contextOf(
  bracket: Bracket,
  action: TeamAction,
  teamId: string,
): { readonly context?: 'table' | 'out' } {
  if (action === 'replace') return isOneElimination(bracket.shape) ? {} : { context: 'table' }
  if (action === 'reinstate') return playsAgain(bracket, teamId) ? {} : { context: 'out' }
  if (!endsTournament(action)) return {}
  const outcome = disqualifyTeam(bracket, teamId)
  if (outcome.ok && tableLeft(outcome.value.bracket, teamId) !== null) return { context: 'table' }
  return stageToPlay(bracket, teamId) === undefined ? { context: 'out' } : {}
}
