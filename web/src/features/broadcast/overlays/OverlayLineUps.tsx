import Box from '@mui/material/Box'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'
import { TeamName } from './TeamName.tsx'
import { useOverlayLineUp } from './useOverlayLineUp.ts'

/** The players of both teams of the match on air, with their ranks. */
export default function OverlayLineUps({ competition, options }: OverlayViewProps) {
  const match = matchOnAir(competition, useMatches(), options.stream)
  return match === null ? null : <OfMatch competition={competition} options={options} match={match} />
}

function OfMatch({ competition, options, match }: OverlayViewProps & { match: Match }) {
  const { t } = useTranslation('bracket')
  const lineUps = [useOverlayLineUp(match, 0), useOverlayLineUp(match, 1)] as const
  const texts = useMatchTexts()
  const { t: common } = useTranslation('common')
  if (lineUps.every(players => players.length === 0)) return null
  const scale = rankScaleOf(competition)
  const hasRanks = lineUps.flat().some(({ rankTier }) => rankTier !== null)
  return (
    <OverlayPanel competition={competition} options={options} width={1360} title={t('lineUps')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', pb: '16px' }}>
        {([0, 1] as const satisfies readonly Side[]).map(side => (
          <section key={side}>
            <TeamName face={texts.face(match.slots[side].teamId)}>{texts.slot(match, side)}</TeamName>
            <Box component="ul" sx={list}>
              {lineUps[side].map(({ uid, name, rankTier }) => (
                <li key={uid}>
                  {hasRanks && <NamedRankBadge scale={scale} tier={rankTier} size={56} />}
                  <span title={name ?? undefined}>{name ?? common('deletedPlayer')}</span>
                </li>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </OverlayPanel>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: '0 28px',
  '& li': { display: 'flex', alignItems: 'center', gap: '16px', height: 72 },
  '& li > span:last-child': {
    minWidth: 0,
    fontSize: 30,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
  },
} as const
