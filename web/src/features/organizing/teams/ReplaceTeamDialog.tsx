import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { isOneElimination } from '@upper-bracket/shared/bracket/rounds/isOneElimination'
import { replaceTeam } from '@upper-bracket/shared/bracket/slots/replaceTeam'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useTeamsQuery } from '#documents/competition.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { hasPlayers } from '../creation/entrants.ts'
import TeamPicker from './TeamPicker.tsx'

interface ReplaceTeamDialogProps {
  /** The match from whose panel the team is replaced; empty elsewhere. */
  readonly matchId: string
  readonly teamId: string
  readonly onClose: () => void
}

/** A dialog to choose the team that replaces another one from its next match on. */
export function ReplaceTeamDialog({ matchId, teamId, onClose }: ReplaceTeamDialogProps) {
  const { t } = useTranslation(['bracket', 'teamMenu', 'errors'])
  const { competitionId, bracketId, shape } = useBracketScope()
  const texts = useMatchTexts()
  const teams = useTeamsQuery(competitionId).currentData?.value
  const bracket = liveBracket(shape, useMatches())
  const [give] = useBracketCommand('replaceTeam')
  const undoable = useUndoable()
  if (teams === undefined) return null
  const inBracket = new Set(shape.teamIds)
  const withPlayers = teams.filter(hasPlayers)
  const free = withPlayers
    .filter(team => !inBracket.has(team.id))
    .map(({ id, name }) => {
      const outcome = replaceTeam(bracket, teamId, id)
      return { teamId: id, name, refusal: outcome.ok ? null : t(`errors:${outcome.code}`) }
    })
  // Those of the bracket that have nothing left to play.
  const out = withPlayers.flatMap(({ id, name }) => {
    const outcome = inBracket.has(id) ? replaceTeam(bracket, teamId, id) : null
    if (!outcome?.ok) return []
    const note = t('teamMenu:replacedLeaves', { team: texts.team(teamId) })
    return [{ teamId: id, name, note, refusal: null }]
  })

  const replace = (byTeamId: string, name: string) =>
    undoable({
      matchId,
      message: t('replaced', { team: texts.team(teamId), by: name }),
      answers: [give({ competitionId, bracketId, teamId, byTeamId })],
    })
  return (
    <TeamPicker
      title={t('replaceTitle', { team: texts.team(teamId) })}
      lead={t(isOneElimination(shape) ? 'replaceText' : 'teamMenu:replaceInStages')}
      nobody={t('replaceNobody')}
      teams={[...free, ...out]}
      footer={
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('replaceOne')}{' '}
          <Link component={RouterLink} to={hrefs.replacePlayer(competitionId, teamId)} underline="always">
            {t('replaceOneLink')}
          </Link>
        </Box>
      }
      onPick={({ teamId: by, name }) => void replace(by, name)}
      onClose={onClose}
    />
  )
}
