import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchOnAir } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { headToHead } from '@upper-bracket/shared/bracket/standings/headToHead'
import { pathOf, type TeamResult } from '@upper-bracket/shared/bracket/standings/pathOf'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import type { OverlayViewProps } from './overlayStage.ts'
import { TeamName } from './TeamName.tsx'

/** The latest results that have room. */
const maxMeetings = 3
const maxResults = 4

/** How the teams of the match on air have played against each other, and how each got here. */
export default function OverlayHeadToHead(view: OverlayViewProps) {
  const match = matchOnAir(view.competition, useMatches(), view.options.stream)
  const [upper, lower] = match?.slots.map(({ teamId }) => teamId) ?? []
  if (match === null || upper == null || lower == null) return null
  return <OfTeams {...view} match={match} teamIds={[upper, lower]} />
}

interface OfTeamsProps extends OverlayViewProps {
  readonly match: Match
  readonly teamIds: readonly [string, string]
}

function OfTeams({ match, teamIds, ...view }: OfTeamsProps) {
  const [upper] = teamIds
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const met = headToHead(bracket, teamIds, match.id)
  const paths = teamIds.map(teamId => pathOf(bracket, teamId, match.id))
  if (paths.every(results => results.length === 0)) return null
  const wins = ([0, 1] as const).map(
    side =>
      met.filter(({ match: { winner, slots } }) => winner !== null && slots[winner].teamId === teamIds[side])
        .length,
  )
  return (
    <OverlayPanel {...view} width={1440} title={t(met.length > 0 ? 'headToHead' : 'paths')}>
      <Box sx={row}>
        <TeamName align="right" face={texts.face(match.slots[0].teamId)}>
          {texts.slot(match, 0)}
        </TeamName>
        <Box sx={{ textAlign: 'center', fontSize: 44, fontWeight: 700 }}>
          {met.length > 0 ? wins.join(' : ') : 'VS'}
        </Box>
        <TeamName face={texts.face(match.slots[1].teamId)}>{texts.slot(match, 1)}</TeamName>
      </Box>
      {met.length > 0 && (
        <Box component="ol" sx={{ ...list, justifyItems: 'center', pb: '16px' }}>
          {met.slice(-maxMeetings).map(result => (
            <li key={result.match.id}>
              <Score teamId={upper} result={result} />{' '}
              <Box component="span" sx={place}>
                {texts.round(result.match)}
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Box sx={columns}>
        {paths.map((results, side) => (
          <Box component="section" key={teamIds[side]} sx={side === 0 ? leftPath : rightPath}>
            {results.length === 0 ? (
              <Box sx={place}>{t('firstMatch')}</Box>
            ) : (
              <Box component="ol" sx={list}>
                {results.slice(-maxResults).map(result => (
                  <Box component="li" key={result.match.id} sx={line}>
                    <Score teamId={teamIds[side]} result={result} />
                    <Box component="span" sx={name}>
                      {result.opponentId === null ? '' : texts.team(result.opponentId)}
                    </Box>
                  </Box>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </OverlayPanel>
  )
}

/** The score from the team's view. */
function Score({ teamId, result: { match, hasWon } }: { teamId: string | undefined; result: TeamResult }) {
  const texts = useMatchTexts()
  const sides = match.slots[0].teamId === teamId ? ([0, 1] as const) : ([1, 0] as const)
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'nowrap', fontWeight: 700, color: hasWon ? 'brand.main' : 'text.secondary' }}
    >
      {sides.map(side => texts.written(match, side).mark ?? '–').join(':')}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px minmax(0, 1fr)',
  alignItems: 'center',
} as const
const place = { color: 'text.secondary' } as const
const list = {
  display: 'grid',
  gap: '8px',
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 26,
  lineHeight: 1.25,
} as const
const columns = {
  ...row,
  alignItems: 'start',
  pt: '18px',
  pb: '28px',
  fontSize: 26,
  bgcolor: 'background.raised',
} as const
const line = { display: 'flex', gap: '14px', minWidth: 0 } as const
const rightPath = { gridArea: '1 / 3', minWidth: 0, px: '28px' } as const
/** Mirrors the right one, as the names above. */
const leftPath = {
  ...rightPath,
  gridArea: '1 / 1',
  textAlign: 'right',
  '& li': { flexDirection: 'row-reverse' },
} as const
const name = { minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' } as const
