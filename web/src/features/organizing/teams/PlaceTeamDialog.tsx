import { placeTeam } from '@upper-bracket/shared/bracket/slots/placeTeam'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import TeamPicker from './TeamPicker.tsx'
import { usePlacing } from './usePlacing.ts'

interface PlaceTeamDialogProps {
  readonly match: Match
  readonly side: Side
  readonly onClose: () => void
}

/** A dialog to choose a team for an empty slot. Says why a team cannot take it. */
export function PlaceTeamDialog({ match: { id: matchId }, side, onClose }: PlaceTeamDialogProps) {
  const { t } = useTranslation(['bracket', 'errors'])
  const { shape } = useBracketScope()
  const texts = useMatchTexts()
  const matches = useMatches()
  const { place } = usePlacing()
  const teams = useMemo(() => {
    const bracket = liveBracket(shape, matches)
    const options = shape.teamIds.map(teamId => {
      const outcome = placeTeam(bracket, { matchId, side }, teamId)
      return { teamId, name: texts.team(teamId), refusal: outcome.ok ? null : t(`errors:${outcome.code}`) }
    })
    return [
      ...options.filter(({ refusal }) => refusal === null),
      ...options.filter(({ refusal }) => refusal !== null),
    ]
  }, [shape, matches, matchId, side, texts, t])

  return (
    <TeamPicker
      title={t('placeTitle')}
      lead={t('placeText')}
      nobody={t('nobody')}
      teams={teams}
      onPick={({ teamId }) => void place({ matchId, side }, teamId)}
      onClose={onClose}
    />
  )
}
