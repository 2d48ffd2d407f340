import AddOutlined from '@mui/icons-material/AddOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'

interface TeamCountChoiceProps {
  /** The number of players for new teams. */
  readonly players: number
  /** The number of players whom the organizer leaves as substitutes. */
  readonly leftOut: number
  /** The number of teams that stay. */
  readonly others: number
  /** The chosen number of new teams; null for the default. */
  readonly value: number | null
  readonly disabled: boolean
  readonly onChange: (teamCount: number | null) => void
}

/** Teams of even sizes or full teams with substitutes, and any other number of teams. */
export function TeamCountChoice(props: TeamCountChoiceProps) {
  const { players, leftOut, others, value, disabled, onChange } = props
  const { t } = useTranslation(['teams', 'common'])
  const even = Math.ceil(players / teamSize)
  const full = Math.floor(players / teamSize)
  const count = value ?? even
  const most = Math.min(players, bracketLimits.teamsMax - others)
  const hasSizes = full < even && full + others > 1
  const isOffered = hasSizes && (count === even || count === full)
  const change = (teamCount: number) => onChange(teamCount === even ? null : teamCount)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasSizes && (
        <ChoiceCards
          legend={t('teamSizes')}
          value={count}
          onChange={change}
          disabled={disabled}
          choices={[even, full].map(teams => ({
            value: teams,
            label: outcome(teams),
            text: t(
              teams !== even ? 'sizesText_full' : leftOut > 0 ? 'sizesText_evenOthers' : 'sizesText_even',
            ),
          }))}
        />
      )}
      <Box
        role="group"
        aria-label={t('teamCount')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <Box component="span" aria-hidden sx={{ fontWeight: 650 }}>
          {t('teamCount')}
        </Box>
        <IconButton
          aria-label={t('teamCountLess')}
          disabled={disabled || count <= 1}
          onClick={() => change(count - 1)}
          sx={{ width: 44, height: 44 }}
        >
          <RemoveOutlined />
        </IconButton>
        <Box component="output" sx={{ minWidth: 24, textAlign: 'center' }}>
          {count}
        </Box>
        <IconButton
          aria-label={t('teamCountMore')}
          disabled={disabled || count >= most}
          onClick={() => change(count + 1)}
          sx={{ width: 44, height: 44 }}
        >
          <AddOutlined />
        </IconButton>
        {!isOffered && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {outcome(count)}
          </Box>
        )}
      </Box>
    </Box>
  )

  /** '5 teams of 4–5 players', '4 full teams, 2 substitutes'. */
  function outcome(teams: number): string {
    const staying = Math.max(0, players - teams * teamSize) + leftOut
    return staying === 0 ? made(teams) : `${made(teams)}, ${t('substitutes', { count: staying })}`
  }

  function made(teams: number): string {
    if (players >= teams * teamSize) return t('fullTeams', { count: teams })
    const [smallest, largest] = [Math.floor(players / teams), Math.ceil(players / teams)]
    const sizes = smallest === largest ? String(largest) : `${smallest}–${largest}`
    return `${t('common:teams', { count: teams })} ${t('ofPlayers', { sizes, count: largest })}`
  }
}
