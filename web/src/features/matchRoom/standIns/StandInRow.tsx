import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import type { StandIn } from '@upper-bracket/shared/matchRoom/matchRoom'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { rankStep } from '@upper-bracket/shared/ranks/rankTier'
import { useTranslation } from 'react-i18next'
import type { StoredPlayer } from '#documents/competition.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { signedNumber } from '#ui/text/signedNumber.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import type { useStandInCalls } from './useStandIns.ts'

interface StandInRowProps {
  readonly scale: RankScale
  readonly match: Match
  readonly standIn: StandIn
  /** Null if the stand-in no longer participates. */
  readonly incoming: StoredPlayer | null
  readonly outgoing: StoredPlayer | null
  /** Whether the stand-in is valid for the current line-ups; irrelevant before the other side has consented. */
  readonly holds: boolean
  /** The sides for which the viewer acts. */
  readonly acts: readonly Side[]
  readonly calls: ReturnType<typeof useStandInCalls>
  /** Whether consenting is what the viewer has to do next. */
  readonly isNext: boolean
}

/** A stand-in and the replaced member, with both ranks, and the viewer's actions. */
export function StandInRow({
  scale,
  match,
  standIn: { standInId, side, inUid, state },
  ...props
}: StandInRowProps) {
  const { incoming, outgoing, holds, acts, calls, isNext } = props
  const { t } = useTranslation(['matchRoom', 'bracket', 'common'])
  const texts = useMatchTexts()
  const show = useShowPlayer()
  const other = otherSide(side)
  const nameOf = (player: StoredPlayer | null) => player?.displayName ?? t('common:deletedPlayer')
  const tier = incoming?.rankTier ?? null
  const notes = [
    useRankChange(scale, outgoing, incoming),
    state === 'asked' ? t('standInAwaits') : holds ? null : t('standInLapsed'),
  ].filter(note => note !== null)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
    >
      <NamedRankBadge scale={scale} tier={tier} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid' }}>
        <PlayerLink uid={inUid} name={nameOf(incoming)} onShow={show} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('standInFor', { player: nameOf(outgoing), team: texts.slot(match, side) })}
        </Typography>
        {notes.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {notes.join(' · ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'asked' && acts.includes(other) && (
          <>
            <Button
              {...(isNext
                ? { variant: 'contained', 'data-next-step': 'stand-in' }
                : { variant: 'outlined', color: 'inherit' })}
              loading={calls.busy}
              onClick={() => void calls.answer(other, standInId, true)}
              sx={{ minHeight: 44 }}
            >
              {t('agreeToStandIn')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={calls.busy}
              onClick={() => void calls.answer(other, standInId, false)}
              sx={{ minHeight: 44 }}
            >
              {t('declineStandIn')}
            </Button>
          </>
        )}
        {acts.includes(side) && (
          <Button
            color="inherit"
            disabled={calls.busy}
            onClick={() => void calls.answer(side, standInId, false)}
            sx={{ minHeight: 44 }}
          >
            {t('withdrawStandIn')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** Returns the change of the team's rank sum, if both ranks are known. */
function useRankChange(
  scale: RankScale,
  outgoing: StoredPlayer | null,
  incoming: StoredPlayer | null,
): string | null {
  const { t } = useTranslation('matchRoom')
  const { language } = useLanguage()
  const [before, after] = [outgoing?.rankTier ?? null, incoming?.rankTier ?? null]
  if (before === null || after === null) return null
  const change = signedNumber(rankStep(scale, after) - rankStep(scale, before), language)
  return t('standInRankSum', { change, context: basisOfScale(scale) })
}
