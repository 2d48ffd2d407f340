import Box from '@mui/material/Box'
import type { KnownGuest } from '@upper-bracket/shared/guest/list/knownPlayers'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'

interface KnownGuestsProps {
  readonly known: readonly KnownGuest[]
  readonly scale: RankScale
}

/** The lines about players who take part already: how many there are, and what they say otherwise. */
export function KnownGuests({ known, scale }: KnownGuestsProps) {
  const { t } = useTranslation('guests')
  const rankName = useRankName()
  if (known.length === 0) return null
  const changed = known.flatMap(guest => {
    const { player, newName, newRank, newTeam } = guest
    const changes = [
      newName !== null && t('change_name', { to: newName }),
      newRank !== null &&
        t('change_rank', {
          from:
            (player.rankTier !== null && rankName(scale, player.rankTier)) ||
            t('noRank', { context: basisOfScale(scale) }),
          to: rankName(scale, newRank) ?? '–',
        }),
      newTeam !== null && t('change_team', { from: player.team ?? t('withoutTeam'), to: newTeam }),
    ].filter(change => change !== false)
    return changes.length === 0 ? [] : [{ ...guest, changes: changes.join(', ') }]
  })
  const names = known.map(({ player }) => player.name)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {t('known', { count: known.length })}
        {known.length <= maxNames && `: ${names.join(', ')}`}
      </Box>
      {changed.length > 0 && (
        <PlainList aria-label={t('changed')} sx={{ display: 'grid', gap: 0.5, color: 'text.primary' }}>
          {changed.map(({ line, player, changes }) => (
            <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
              {t('line', { line })}: <strong>{player.name}</strong> – {changes}
            </Box>
          ))}
        </PlainList>
      )}
      {changed.length > 0 && <Box>{t('changedHint')}</Box>}
    </Box>
  )
}

const maxNames = 10
