import Alert from '@mui/material/Alert'
import { gamesToPlay } from '@upper-bracket/shared/bracket/model/advantage'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { lostVetoes } from '@upper-bracket/shared/matchRoom/veto/lostVetoes'
import { useTranslation } from 'react-i18next'
import { useCompetitionQuery } from '#documents/competition.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'

/** Warns of matches for which the map pool is too small after a change; nothing if there are none. */
export function LostVetoes({ changes }: Pick<BracketChange, 'changes'>) {
  const { t } = useTranslation('reshaping')
  const { competitionId } = useBracketScope()
  const veto = useCompetitionQuery(competitionId).currentData?.value?.selfService?.veto
  const lost = veto ? lostVetoes(veto, changes) : []
  if (veto?.game !== 'csgo' || lost.length === 0) return null
  const needed = Math.max(...lost.map(gamesToPlay))
  return (
    <Alert severity="warning">{t('vetoLost', { count: lost.length, maps: veto.maps.length, needed })}</Alert>
  )
}
