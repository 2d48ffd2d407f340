import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useTeamsQuery } from '#documents/competition.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { hasPlayers } from '../creation/entrants.ts'
import TeamPicker from './TeamPicker.tsx'

interface ReplaceTeamDialogProps {
  /** The match from whose panel the team is replaced. */
  readonly matchId: string
  readonly teamId: string
  readonly onClose: () => void
}

/** A dialog to choose the team that replaces another one from its next match on. */
export function ReplaceTeamDialog({ matchId, teamId, onClose }: ReplaceTeamDialogProps) {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId, shape } = useBracketScope()
  const texts = useMatchTexts()
  const teams = useTeamsQuery(competitionId).currentData?.value
  const [replaceTeam] = useBracketCommand('replaceTeam')
  const undoable = useUndoable()
  if (teams === undefined) return null
  const inBracket = new Set(shape.teamIds)
  const free = teams.filter(team => hasPlayers(team) && !inBracket.has(team.id))

  const replace = (byTeamId: string, name: string) =>
    undoable({
      matchId,
      message: t('replaced', { team: texts.team(teamId), by: name }),
      answers: [replaceTeam({ competitionId, bracketId, teamId, byTeamId })],
    })
  return (
    <TeamPicker
      title={t('replaceTitle', { team: texts.team(teamId) })}
      lead={t('replaceText')}
      nobody={t('replaceNobody')}
      teams={free.map(({ id, name }) => ({ teamId: id, name, refusal: null }))}
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
