import Alert from '@mui/material/Alert'
import { organizerChecksIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useTranslation } from 'react-i18next'
import { usePlayersQuery } from '#documents/competition.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

/** The teams that an organizer will have to check in for a coming match; nothing if there are none. */
export default function TeamsToCheckIn({ selfService }: { readonly selfService: SelfService }) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { competitionId } = useBracketScope()
  const players = usePlayersQuery(competitionId).currentData?.value
  const ahead = useMatches().filter(hasNotBegun)
  if (players === undefined) return null
  const teamIds = new Set(ahead.flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? [])))
  const ofTeam = Map.groupBy(players, ({ teamId }) => teamId)
  const names = [...teamIds]
    .filter(teamId => organizerChecksIn(ofTeam.get(teamId) ?? [], selfService))
    .map(texts.team)
  if (names.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {t('teamsToCheckIn', { teams: names.toSorted().join(', ') })}
    </Alert>
  )
}
